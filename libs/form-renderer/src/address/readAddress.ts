/**
 * The search part of an address, with or without its question mark, as texts by key; of a repeated key the last one counts.
 * Hand those of your filters to `fromFilterExpressions`.
 */
export function readAddress(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}
