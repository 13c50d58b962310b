/** Why data did not arrive. */
export type DataLoadErrorCode = 'no_data_config' | 'no_gateway' | 'load_failed';

/** Data could not be loaded; `cause` is what the gateway said. */
export class DataLoadError extends Error {
  override readonly name = 'DataLoadError';
  /** Why. */
  readonly code: DataLoadErrorCode;

  constructor(code: DataLoadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
