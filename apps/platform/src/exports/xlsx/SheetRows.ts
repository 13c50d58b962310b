import type { Column } from '../../warehouse/ColumnarTable.ts';

/** A run of rows for the worker; buffers are transferred, not copied. */
export interface SheetRows {
  rowCount: number;
  columns: readonly PackedColumn[];
}

/**
 * A column of a run of rows. Texts are sent as one joined text with their lengths (-1: no value): copying one text
 * between threads is much faster than copying thousands.
 */
export type PackedColumn =
  | { type: 'number'; values: Float64Array<ArrayBuffer>; valid: Uint8Array<ArrayBuffer> | null }
  | { type: 'text'; text: string; lengths: Int32Array<ArrayBuffer> };

/** Returns rows `from` to `to` (exclusive) of some columns, with the buffers to transfer. The columns stay usable. */
export function packRows(
  columns: readonly Column[],
  from: number,
  to: number,
): { rows: SheetRows; transfer: ArrayBuffer[] } {
  const packed = columns.map((column) => packColumn(column, from, to));
  const transfer = packed.flatMap((column) =>
    column.type === 'text'
      ? [column.lengths.buffer]
      : column.valid
        ? [column.values.buffer, column.valid.buffer]
        : [column.values.buffer],
  );
  return { rows: { rowCount: to - from, columns: packed }, transfer };
}

/** Reads the values of a packed column one after the other. */
export function* unpackColumn(column: PackedColumn): Generator<string | number | null, void> {
  if (column.type === 'number') {
    for (let row = 0; row < column.values.length; row += 1)
      yield column.valid?.[row] === 0 ? null : (column.values[row] ?? null);
    return;
  }
  let start = 0;
  for (const length of column.lengths) {
    if (length < 0) yield null;
    else {
      yield column.text.slice(start, start + length);
      start += length;
    }
  }
}

function packColumn(column: Column, from: number, to: number): PackedColumn {
  if (column.type === 'utf8') {
    const parts = column.values.slice(from, to);
    return {
      type: 'text',
      text: parts.join(''),
      lengths: Int32Array.from(parts, (part) => (part === null ? -1 : part.length)),
    };
  }
  const valid = column.type === 'bool' ? undefined : column.valid;
  return {
    type: 'number',
    values: Float64Array.from(column.values.subarray(from, to)),
    valid: valid ? Uint8Array.from(valid.subarray(from, to)) : null,
  };
}
