import type { TileColumn } from '@agency-insights/insights-api/contract';

/** Returns the columns with these keys, in their order; a key without a column is left out. */
export function pickColumns(columns: readonly TileColumn[], keys: readonly string[]): TileColumn[] {
  return keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
}

/** Returns the heading of a column, which is also the name of what a chart draws of it. */
export function labelOf(columns: readonly TileColumn[], key: string): string {
  return columns.find((column) => column.key === key)?.label ?? '';
}
