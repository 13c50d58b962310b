/** Receives diagnostics for developers; without a logger, nothing is logged. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
}
