/** Where a form reports what a developer should know; it never writes to the console itself. */
export interface FormLogger {
  /** Something odd that the form can live with. */
  warn(message: string, details?: Record<string, unknown>): void;
  /** Something that failed. */
  error(message: string, details?: Record<string, unknown>): void;
}

/** A logger that keeps everything to itself: the default. */
export const silentLogger: FormLogger = { warn: () => undefined, error: () => undefined };
