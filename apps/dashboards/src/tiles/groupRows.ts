import type { TileRow } from '@agency-insights/insights-api/contract';
import { textIn } from './tileRows.ts';

/** The rows by the text in one of their columns, in the order in which the texts come first. */
export function groupRows(rows: readonly TileRow[], key: string): Map<string, TileRow[]> {
  const groups = new Map<string, TileRow[]>();
  for (const row of rows) {
    const group = groups.get(textIn(row, key)) ?? [];
    groups.set(textIn(row, key), group);
    group.push(row);
  }
  return groups;
}
