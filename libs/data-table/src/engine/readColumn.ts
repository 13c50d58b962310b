import type { ColumnVector, TableSource } from './TableSource.ts';

/** Source of a column's values: a key, or a function of the row object and its number. */
export type Accessor<TRow> = string | ((row: TRow, rowIndex: number) => unknown);

/** Returns the values of a column; undefined if the source does not have it. */
export function readColumn<TRow>(source: TableSource<TRow>, accessor: Accessor<TRow>): ColumnVector | undefined {
  if (typeof accessor === 'string') return source.column(accessor);
  return { kind: 'values', length: source.rowCount, at: (row) => accessor(source.row(row), row) };
}
