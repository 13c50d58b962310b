/** Base of every error that this package throws or reports. */
export class FormRendererError<TCode extends string = string> extends Error {
  override readonly name: string = 'FormRendererError';
  /** Stable name of the reason, for code. */
  declare readonly code: TCode;

  constructor(code: TCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
