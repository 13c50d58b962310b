import { readOrNothing } from './readOrNothing.ts';
import type { TableSource } from './TableSource.ts';
import { isMissing, sampleOf, wordsOf } from './valueReading.ts';

/** Names rows so that they can be found again in other data. */
export interface RowIds {
  /** The id of a row. */
  idOf(rowIndex: number): string;
  /** The row of an id, -1 where there is none. Of rows that share an id, the first. */
  rowOf(id: string): number;
}

/** Where ids come from. */
export interface RowIdOptions<TRow> {
  /** The key of the column that holds the ids. Default `id`; where the source has no such column `id`, then `name` (TABLE-ROW-4). */
  idKey?: string | undefined;
  /** Names a row by its object and number instead. Over columns of data this makes an object per row that is named. */
  getRowId?: ((row: TRow, rowIndex: number) => string) | undefined;
}

/** Names the rows of a source; a row without a value in its id column is named by its number. */
export function createRowIds<TRow>(source: TableSource<TRow>, { idKey, getRowId }: RowIdOptions<TRow> = {}): RowIds {
  const column = [idKey, 'id', 'name'].map((key) => idColumn(source, key)).find((found) => found !== undefined);
  const idOf = (rowIndex: number): string => {
    const value = getRowId ? readOrNothing(() => getRowId(source.row(rowIndex), rowIndex)) : column?.at(rowIndex);
    return isMissing(value) ? String(rowIndex) : wordsOf(value);
  };
  let rows: Map<string, number> | null = null;
  return {
    idOf,
    rowOf(id) {
      rows ??= rowsById(source.rowCount, idOf);
      return rows.get(id) ?? -1;
    },
  };
}

/** Sources of objects have a column of every key, so the first rows tell whether there are values. */
function idColumn<TRow>(source: TableSource<TRow>, key: string | undefined) {
  const column = key === undefined ? undefined : source.column(key);
  const hasValues = column && (source.rowCount === 0 || !isMissing(sampleOf(source.rowCount, (row) => column.at(row))));
  return hasValues ? column : undefined;
}

function rowsById(rowCount: number, idOf: (rowIndex: number) => string): Map<string, number> {
  const rows = new Map<string, number>();
  // Backwards, so that the first of equal ids is the one that stays.
  for (let row = rowCount - 1; row >= 0; row -= 1) rows.set(idOf(row), row);
  return rows;
}
