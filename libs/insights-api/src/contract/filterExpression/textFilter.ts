import { escapeFilterValue } from './escapeFilterValue.ts';

/**
 * Returns the text expression that matches exactly these values: `TX,OK`. Without values: `''`, which matches
 * everything.
 */
export function textFilter(values: readonly string[]): string {
  return values.map(escapeFilterValue).join(',');
}

/**
 * Returns the text expression that matches texts containing `part`: `%aus%`. In `agency_name` it matches names with every word of
 * `part`, in any order (`nameWords`). An empty part: `''`, which matches everything.
 */
export function containsFilter(part: string): string {
  return part === '' ? '' : `%${escapeFilterValue(part)}%`;
}
