/** Receives a form's messages for developers; the form never writes to the console. */
export interface FormLogger {
  /** Reports a problem that the form handles. */
  warn(message: string, details?: Record<string, unknown>): void;
  /** Reports a failure. */
  error(message: string, details?: Record<string, unknown>): void;
}

/** A no-op logger: the default. */
export const silentLogger: FormLogger = { warn: () => undefined, error: () => undefined };
