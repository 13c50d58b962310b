import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';

/** Columns that identify a row and hold no values. */
const textKinds: readonly string[] = ['text', 'id', 'month', 'year', 'day'];

/** Whether no policy matches the filters, and a tile has nothing to say about it: neither a number nor why it is hidden. */
export function isNothing({ policies, rows, benchmark }: TileAnswer, { columns }: TileDefinition): boolean {
  if (policies > 0 || benchmark?.selection.suppressed) return false;
  const keys = columns.filter(({ kind }) => !textKinds.includes(kind)).map(({ key }) => key);
  return rows.every((row) => keys.every((key) => (row[key] ?? 0) === 0));
}
