import { escapeFilterValue } from './escapeFilterValue.ts';

/** The text expression that lets exactly these values through: `TX,OK`. No values: `''`, which lets everything through. */
export function textFilter(values: readonly string[]): string {
  return values.map(escapeFilterValue).join(',');
}

/** The text expression that lets texts through which have `part` somewhere in them: `%aus%`. An empty part: `''`, everything. */
export function containsFilter(part: string): string {
  return part === '' ? '' : `%${escapeFilterValue(part)}%`;
}
