import type { QueryArrayResult } from 'pg';
import type { Column, ColumnarTable } from '../ColumnarTable.ts';

/** A row from PostgreSQL: each value as text. */
type TextRow = readonly (string | null)[];

/** Ids of PostgreSQL's types. */
const types = {
  int32: new Set([21, 23]),
  float64: new Set([20, 700, 701, 1700]),
  utf8: new Set([25, 1043]),
  bool: 16,
};

/** Reads a result with values as text into columns. @throws TypeError for an unsupported column type */
export function readPostgresResult({ fields, rows }: QueryArrayResult<(string | null)[]>): ColumnarTable {
  return {
    columns: fields.map(({ name, dataTypeID }, index) => readColumn(name, dataTypeID, rows, index)),
    rowCount: rows.length,
  };
}

function readColumn(name: string, type: number, rows: readonly TextRow[], index: number): Column {
  if (types.int32.has(type)) return { name, type: 'int32', ...readNumbers(new Int32Array(rows.length), rows, index) };
  if (types.float64.has(type))
    return { name, type: 'float64', ...readNumbers(new Float64Array(rows.length), rows, index) };
  if (types.utf8.has(type)) return { name, type: 'utf8', values: rows.map((row) => row[index] ?? null) };
  if (type === types.bool)
    return { name, type: 'bool', values: Uint8Array.from(rows, (row) => (row[index] === 't' ? 1 : 0)) };
  throw new TypeError(`Column "${name}" has a type that a warehouse result cannot carry (${type})`);
}

function readNumbers<T extends Int32Array | Float64Array>(
  values: T,
  rows: readonly TextRow[],
  index: number,
): { values: T; valid?: Uint8Array } {
  let valid: Uint8Array | undefined;
  for (let row = 0; row < rows.length; row++) {
    const text = rows[row]?.[index] ?? null;
    if (text !== null) values[row] = Number(text);
    else {
      valid ??= new Uint8Array(rows.length).fill(1);
      valid[row] = 0;
    }
  }
  return valid ? { values, valid } : { values };
}
