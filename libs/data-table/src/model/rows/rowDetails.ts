import type { RowDetails } from '../../columns/columnDefinition.types.ts';
import type { RowReader } from '../../engine/TableView.ts';

/** A row as the caller's functions receive it: nothing of it is created before they read it. */
export function rowDetails<TRow>(reader: RowReader<TRow>, rowIndex: number): RowDetails<TRow> {
  return { rowIndex, row: () => reader.row(rowIndex), valueOf: (columnId) => reader.value(columnId, rowIndex) };
}
