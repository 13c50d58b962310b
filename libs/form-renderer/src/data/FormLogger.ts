/** Receives a form's messages for developers. */
export interface FormLogger {
  /** Reports a problem that the form handles. */
  warn(message: string, details?: Record<string, unknown>): void;
  /** Reports a failure. */
  error(message: string, details?: Record<string, unknown>): void;
}

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

const silentLogger: FormLogger = { warn: () => undefined, error: () => undefined };

/** The console while developing, so that a mistake in a schema is seen; otherwise nothing. */
export function usualLogger(): FormLogger {
  return process.env.NODE_ENV === 'development' ? console : silentLogger;
}
