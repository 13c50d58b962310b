import type { RowDetails } from '../columns/columnDefinition.types.ts';
import type { RowReader } from '../engine/TableView.ts';

/** A row as functions of the caller are told of it: nothing of it is made before they ask. */
export function rowDetails<TRow>(reader: RowReader<TRow>, rowIndex: number): RowDetails<TRow> {
  return { rowIndex, row: () => reader.row(rowIndex), valueOf: (columnId) => reader.value(columnId, rowIndex) };
}
