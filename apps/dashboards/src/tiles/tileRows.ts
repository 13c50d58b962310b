import type { TileRow } from '@agency-insights/insights-api/contract';

/** The number in a column of a row; null where it is unknown or withheld. */
export function numberIn(row: TileRow, key: string): number | null {
  const value = row[key];
  return typeof value === 'number' ? value : null;
}

/** The text in a column of a row; a number as its digits, and an empty text where there is none. */
export function textIn(row: TileRow, key: string): string {
  return String(row[key] ?? '');
}
