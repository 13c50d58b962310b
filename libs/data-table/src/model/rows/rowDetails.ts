import type { RowDetails } from '../../columns/columnDefinition.types.ts';
import type { RowReader } from '../../engine/TableView.ts';

/** Returns a row for the caller's functions, with lazy values. */
export function rowDetails<TRow>(reader: RowReader<TRow>, rowIndex: number): RowDetails<TRow> {
  return { rowIndex, row: () => reader.row(rowIndex), valueOf: (columnId) => reader.value(columnId, rowIndex) };
}
