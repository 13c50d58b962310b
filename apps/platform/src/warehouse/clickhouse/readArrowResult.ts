import { type Data, DataType, tableFromIPC, type Vector } from 'apache-arrow';
import type { Column, ColumnarTable } from '../ColumnarTable.ts';

/** The last bytes of an Arrow stream. */
const endOfStream = Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);

/**
 * Reads an Arrow stream into columns. @throws Error for an incomplete stream, TypeError for an unsupported column type
 */
export function readArrowResult(bytes: Buffer): ColumnarTable {
  if (!bytes.subarray(-endOfStream.length).equals(endOfStream)) throw new Error('The result of ClickHouse ended early');
  const table = tableFromIPC(bytes);
  const columns = table.schema.fields.map(({ name }, index) => readColumn(name, table.getChildAt(index)));
  return { columns, rowCount: table.numRows };
}

function readColumn(name: string, vector: Vector | null): Column {
  const type: unknown = vector?.type;
  if (vector && DataType.isInt(type))
    return type.bitWidth < 32 || (type.bitWidth === 32 && type.isSigned)
      ? { name, type: 'int32', ...readNumbers(new Int32Array(vector.length), vector) }
      : { name, type: 'float64', ...readNumbers(new Float64Array(vector.length), vector) };
  if (vector && DataType.isFloat(type))
    return { name, type: 'float64', ...readNumbers(new Float64Array(vector.length), vector) };
  if (vector && DataType.isUtf8(type))
    return { name, type: 'utf8', values: Array.from(vector as Iterable<string | null>) };
  if (vector && DataType.isBool(type))
    return { name, type: 'bool', values: Uint8Array.from(vector as Iterable<boolean | null>, Number) };
  throw new TypeError(`Column "${name}" has a type that a warehouse result cannot carry (${String(type)})`);
}

function readNumbers<T extends Int32Array | Float64Array>(
  values: T,
  vector: Vector,
): { values: T; valid?: Uint8Array } {
  let valid: Uint8Array | undefined;
  let at = 0;
  for (const chunk of vector.data) {
    const numbers = chunk.values as ArrayLike<number | bigint>;
    for (let row = 0; row < chunk.length; row++) values[at + row] = Number(numbers[row]);
    if (chunk.nullCount > 0) markNulls((valid ??= new Uint8Array(values.length).fill(1)), values, at, chunk);
    at += chunk.length;
  }
  return valid ? { values, valid } : { values };
}

function markNulls(valid: Uint8Array, values: Int32Array | Float64Array, at: number, chunk: Data): void {
  for (let row = 0; row < chunk.length; row++) {
    if (chunk.getValid(row)) continue;
    valid[at + row] = 0;
    values[at + row] = 0;
  }
}
