import { readOrNothing } from './readOrNothing.ts';
import type { TableSource } from './TableSource.ts';
import { isMissing, sampleOf, wordsOf } from './valueReading.ts';

/** Identifies rows across data sets. */
export interface RowIds {
  /** The id of a row. */
  idOf(rowIndex: number): string;
  /** Returns the first row with an id; -1 if there is none. */
  rowOf(id: string): number;
}

/** Options of row ids. */
export interface RowIdOptions<TRow> {
  /**
   * The key of the column that holds the ids. Default `id`; if the source lacks it, `id`, then `name`.
   */
  idKey?: string | undefined;
  /** Returns a row's id from its object and number instead. Columnar sources create an object per row for it. */
  getRowId?: ((row: TRow, rowIndex: number) => string) | undefined;
}

/** Creates the row ids of a source; a row without a value in the id column uses its number. */
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

/** Object sources have a column for every key, so the first rows show whether there are values. */
function idColumn<TRow>(source: TableSource<TRow>, key: string | undefined) {
  const column = key === undefined ? undefined : source.column(key);
  const hasValues = column && (source.rowCount === 0 || !isMissing(sampleOf(source.rowCount, (row) => column.at(row))));
  return hasValues ? column : undefined;
}

function rowsById(rowCount: number, idOf: (rowIndex: number) => string): Map<string, number> {
  const rows = new Map<string, number>();
  // Backwards, so that the first of duplicate ids wins.
  for (let row = rowCount - 1; row >= 0; row -= 1) rows.set(idOf(row), row);
  return rows;
}
