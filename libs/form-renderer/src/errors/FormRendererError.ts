/** Base of every error that this package throws or reports. */
export class FormRendererError extends Error {
  override readonly name: string = 'FormRendererError';
  /** Stable name of the reason, for code that tells errors apart. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
