/** The search part of an address as texts by key; of a repeated key the last one counts. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Texts by key as the search part of an address, with its question mark; anything that is not a text is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(key, value);
  }
  const text = readable(params.toString());
  return text === '' ? '' : `?${text}`;
}

/** Commas, brackets, colons and slashes need no escape in the search part; without one an address can be read. */
function readable(encoded: string): string {
  return encoded.replaceAll(/%(2C|5B|5D|3A|2F)/g, (escape) => decodeURIComponent(escape));
}
