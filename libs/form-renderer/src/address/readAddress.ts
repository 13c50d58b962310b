/**
 * Parses a query string, with or without the question mark, to texts by key; the last value of a repeated key wins.
 * Pass those of your filters to `fromFilterExpressions`.
 */
export function readAddress(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}
