/** Reasons why a load failed. */
export type LoadErrorCode =
  | 'file_not_found'
  | 'file_not_supported'
  | 'mapping_not_valid'
  | 'columns_missing'
  | 'columns_duplicate'
  | 'too_many_rejected'
  | 'nothing_to_load'
  | 'nothing_to_add_to'
  | 'too_many_names';

/** Thrown when a load fails; the data in use stays. The message gives the fix. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly code: LoadErrorCode;

  constructor(code: LoadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
