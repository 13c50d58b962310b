/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

/** Max number of names in a warning. */
const maxNames = 20;

/** Returns the end of a warning that lists the names that exist; empty in production. */
export function knownNames(words: string, names: readonly string[]): string {
  if (process.env.NODE_ENV === 'production' || names.length === 0) return '';
  const more = names.length > maxNames ? ', …' : '';
  return `. Known ${words}: ${names.slice(0, maxNames).join(', ')}${more}`;
}
