import { FormRendererError } from './FormRendererError.ts';

/** Why the data of a field could not be had. */
export type FormDataErrorCode =
  'gateway-missing' | 'unsupported-kind' | 'unknown-endpoint' | 'unreadable-answer' | 'request-failed';

/** A failure to load the options or the range of a field. */
export class FormDataError extends FormRendererError {
  override readonly name = 'FormDataError';
  declare readonly code: FormDataErrorCode;

  constructor(code: FormDataErrorCode, message: string, options?: ErrorOptions) {
    super(code, message, options);
  }
}
