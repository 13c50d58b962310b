import type { ColumnarTable } from './ColumnarTable.ts';

/** Returns the numbers of a column. Throws a TypeError if the column is missing or has another type. */
export function numbersOf(table: ColumnarTable, name: string): Int32Array | Float64Array {
  const column = table.columns.find((c) => c.name === name);
  if (column?.type !== 'int32' && column?.type !== 'float64')
    throw new TypeError(`The result has no numbers "${name}"`);
  return column.values;
}

/** Returns the 32-bit integers of a column. Throws a TypeError if the column is missing or has another type. */
export function int32sOf(table: ColumnarTable, name: string): Int32Array {
  const values = numbersOf(table, name);
  if (!(values instanceof Int32Array)) throw new TypeError(`"${name}" are not 32-bit integers`);
  return values;
}

/** Returns the 64-bit floats of a column. Throws a TypeError if the column is missing or has another type. */
export function float64sOf(table: ColumnarTable, name: string): Float64Array {
  const values = numbersOf(table, name);
  if (!(values instanceof Float64Array)) throw new TypeError(`"${name}" are not 64-bit numbers`);
  return values;
}

/** Returns the texts of a column, '' for null. Throws a TypeError if the column is missing or has another type. */
export function textsOf(table: ColumnarTable, name: string): string[] {
  const column = table.columns.find((c) => c.name === name);
  if (column?.type !== 'utf8') throw new TypeError(`The result has no texts "${name}"`);
  return column.values.map((text) => text ?? '');
}
