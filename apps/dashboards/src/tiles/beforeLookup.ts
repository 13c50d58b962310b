import type { TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { numberIn, textIn } from './tileRows.ts';

/**
 * Returns what finds the value that a row had before the last change of filters. It finds nothing where there was no
 * change, and where the change left every row as it was.
 * @param idKey Column that tells the rows apart.
 * @param key Column of the value.
 */
export function beforeLookup(
  { rows }: TileAnswer,
  before: TileAnswer | undefined,
  { idKey, key }: { idKey: string; key: string },
): (row: TileRow) => number | null {
  if (before === undefined) return () => null;
  const values = new Map(before.rows.map((row) => [textIn(row, idKey), numberIn(row, key)]));
  const find = (row: TileRow) => values.get(textIn(row, idKey)) ?? null;
  return rows.every((row) => find(row) === numberIn(row, key)) ? () => null : find;
}
