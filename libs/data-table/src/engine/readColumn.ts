import type { ColumnVector, TableSource } from './TableSource.ts';

/** Where a column's values come from: a key of the source, or a function of the row object and its number. */
export type Accessor<TRow> = string | ((row: TRow, rowIndex: number) => unknown);

/** The values of a column; undefined where the source has no such column. */
export function readColumn<TRow>(source: TableSource<TRow>, accessor: Accessor<TRow>): ColumnVector | undefined {
  if (typeof accessor === 'string') return source.column(accessor);
  return { kind: 'values', length: source.rowCount, at: (row) => accessor(source.row(row), row) };
}
