import type { TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { numberIn, textIn } from './tileRows.ts';

/** Which value of a row is meant. */
export interface BeforeColumn {
  /** The column or columns that identify a row. */
  idKey: string | readonly string[];
  /** Column of the value. */
  key: string;
}

/**
 * Returns what finds the value that a row had before the last change of filters. It finds nothing where there was no
 * change, and where the change left every row as it was.
 */
export function beforeLookup(
  { rows }: TileAnswer,
  before: TileAnswer | undefined,
  { idKey, key }: BeforeColumn,
): (row: TileRow) => number | null {
  if (before === undefined) return () => null;
  const idOf = (row: TileRow) =>
    [idKey]
      .flat()
      .map((part) => textIn(row, part))
      .join('/');
  const values = new Map(before.rows.map((row) => [idOf(row), numberIn(row, key)]));
  const find = (row: TileRow) => values.get(idOf(row)) ?? null;
  return rows.every((row) => find(row) === numberIn(row, key)) ? () => null : find;
}
