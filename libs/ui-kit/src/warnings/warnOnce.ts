/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

const told = new Set<string>();

/** Warns on the console, once with each message, while developing. */
export function warnOnce(message: string): void {
  if (process.env.NODE_ENV !== 'development' || told.has(message)) return;
  told.add(message);
  // eslint-disable-next-line no-console -- there is no logger without a provider
  console.warn(message);
}
