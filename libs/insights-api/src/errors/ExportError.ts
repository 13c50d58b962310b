import { InsightsApiError } from './InsightsApiError.ts';

/** Reasons why an export produced no file. */
export type ExportErrorCode = 'export_failed' | 'export_retried' | 'export_polling_failed';

const messages: Readonly<Record<ExportErrorCode, string>> = {
  export_failed: 'Export failed',
  export_retried: 'Export is being retried',
  export_polling_failed: 'Polling for export status failed after multiple attempts.',
};

/** Thrown when an export produces no file. */
export class ExportError extends InsightsApiError {
  override readonly name = 'ExportError';
  readonly code: ExportErrorCode;
  /** The service's error message for a person; null if it has none. */
  readonly detail: string | null;

  constructor(code: ExportErrorCode, detail: string | null = null, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
    this.detail = detail;
  }
}

/** Whether a caught value is an ExportError, also across two copies of this package. */
export function isExportError(error: unknown): error is ExportError {
  return error instanceof Error && error.name === 'ExportError';
}
