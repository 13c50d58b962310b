/** Code of a load error. */
export type DataLoadErrorCode = 'no_data_config' | 'no_gateway' | 'load_failed';

/** Thrown when data could not be loaded; `cause` is the gateway's error. */
export class DataLoadError extends Error {
  override readonly name = 'DataLoadError';
  /** The error code. */
  readonly code: DataLoadErrorCode;

  constructor(code: DataLoadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
