/** Why a load was given up. */
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

/** A load was given up; what was in use stays in use. The message says what to do. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly code: LoadErrorCode;

  constructor(code: LoadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
