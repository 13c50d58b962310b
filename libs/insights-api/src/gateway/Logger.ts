/** Where the client reports what a developer may want to know; nothing is written anywhere without one. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
}
