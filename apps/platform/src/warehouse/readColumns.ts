import type { ColumnarTable } from './ColumnarTable.ts';

/** The numbers of a column. Throws a TypeError when the column is missing or is of another type. */
export function numbersOf(table: ColumnarTable, name: string): Int32Array | Float64Array {
  const column = table.columns.find((c) => c.name === name);
  if (column?.type !== 'int32' && column?.type !== 'float64')
    throw new TypeError(`The result has no numbers "${name}"`);
  return column.values;
}

/** The 32-bit integers of a column. Throws a TypeError when the column is missing or is of another type. */
export function int32sOf(table: ColumnarTable, name: string): Int32Array {
  const values = numbersOf(table, name);
  if (!(values instanceof Int32Array)) throw new TypeError(`"${name}" are not 32-bit integers`);
  return values;
}

/** The 64-bit numbers of a column. Throws a TypeError when the column is missing or is of another type. */
export function float64sOf(table: ColumnarTable, name: string): Float64Array {
  const values = numbersOf(table, name);
  if (!(values instanceof Float64Array)) throw new TypeError(`"${name}" are not 64-bit numbers`);
  return values;
}

/** The texts of a column; a missing one is ''. Throws a TypeError when the column is missing or is of another type. */
export function textsOf(table: ColumnarTable, name: string): string[] {
  const column = table.columns.find((c) => c.name === name);
  if (column?.type !== 'utf8') throw new TypeError(`The result has no texts "${name}"`);
  return column.values.map((text) => text ?? '');
}
