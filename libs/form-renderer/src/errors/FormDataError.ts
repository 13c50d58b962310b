import { FormRendererError } from './FormRendererError.ts';

/** Code of a load failure. */
export type FormDataErrorCode =
  'gateway-missing' | 'unsupported-kind' | 'unknown-endpoint' | 'unreadable-answer' | 'request-failed';

/** A failure to load the options or the range of a field. */
export class FormDataError extends FormRendererError<FormDataErrorCode> {
  override readonly name = 'FormDataError';
}
