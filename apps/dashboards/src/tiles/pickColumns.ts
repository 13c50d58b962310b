import type { TileColumn } from '@agency-insights/insights-api/contract';

/** Returns the columns with these keys, in their order; a key without a column is left out. */
export function pickColumns(columns: readonly TileColumn[], keys: readonly string[]): TileColumn[] {
  return keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
}
