import { DuckDBDoubleVector, DuckDBIntegerVector, DuckDBTypeId } from '@duckdb/node-api';
import type { DuckDBDataChunk, DuckDBMaterializedResult, DuckDBValue, DuckDBVector } from '@duckdb/node-api';
import type { Column, ColumnarTable } from './ColumnarTable.ts';

const int32Types: ReadonlySet<DuckDBTypeId> = new Set([
  DuckDBTypeId.TINYINT,
  DuckDBTypeId.SMALLINT,
  DuckDBTypeId.INTEGER,
  DuckDBTypeId.UTINYINT,
  DuckDBTypeId.USMALLINT,
]);
const float64Types: ReadonlySet<DuckDBTypeId> = new Set([
  DuckDBTypeId.DOUBLE,
  DuckDBTypeId.FLOAT,
  DuckDBTypeId.BIGINT,
  DuckDBTypeId.HUGEINT,
  DuckDBTypeId.UBIGINT,
  DuckDBTypeId.UINTEGER,
]);

/**
 * Reads a finished result by column and chunk into typed arrays, without row objects. @throws TypeError for an
 * unsupported column type
 */
export function readDuckDbResult(result: DuckDBMaterializedResult): ColumnarTable {
  const chunks = Array.from({ length: result.chunkCount }, (_, index) => result.getChunk(index));
  const rowCount = result.rowCount;
  const columns = Array.from({ length: result.columnCount }, (_, index) =>
    readColumn(result.columnName(index), result.columnTypeId(index), chunks, index, rowCount),
  );
  return { columns, rowCount };
}

function readColumn(
  name: string,
  type: DuckDBTypeId,
  chunks: readonly DuckDBDataChunk[],
  index: number,
  rowCount: number,
): Column {
  if (int32Types.has(type)) return { name, type: 'int32', ...readInt32s(chunks, index, rowCount) };
  if (float64Types.has(type)) return { name, type: 'float64', ...readFloat64s(chunks, index, rowCount) };
  if (type === DuckDBTypeId.VARCHAR)
    return { name, type: 'utf8', values: readValues(chunks, index, (v) => (typeof v === 'string' ? v : null)) };
  if (type === DuckDBTypeId.BOOLEAN)
    return { name, type: 'bool', values: Uint8Array.from(readValues(chunks, index, (v) => (v === true ? 1 : 0))) };
  throw new TypeError(`Column "${name}" has a type that a warehouse result cannot carry (${DuckDBTypeId[type]})`);
}

function readValues<T>(chunks: readonly DuckDBDataChunk[], index: number, read: (value: DuckDBValue) => T): T[] {
  const values: T[] = [];
  for (const chunk of chunks) {
    const vector = chunk.getColumnVector(index);
    for (let row = 0; row < vector.itemCount; row++) values.push(read(vector.getItem(row)));
  }
  return values;
}

/** Numbers, and the flags of non-null values if there are nulls (0: null). */
interface Numbers<T> {
  values: T;
  valid?: Uint8Array;
}

/** A separate loop for each common pair of vector and array types, so that its calls are monomorphic and inlined. */
function readInt32s(chunks: readonly DuckDBDataChunk[], index: number, rowCount: number): Numbers<Int32Array> {
  const numbers: Numbers<Int32Array> = { values: new Int32Array(rowCount) };
  let at = 0;
  for (const chunk of chunks) {
    const vector = chunk.getColumnVector(index);
    if (vector instanceof DuckDBIntegerVector) readIntegers(vector, numbers, at);
    else readOthers(vector, numbers, at);
    at += vector.itemCount;
  }
  return numbers;
}

function readFloat64s(chunks: readonly DuckDBDataChunk[], index: number, rowCount: number): Numbers<Float64Array> {
  const numbers: Numbers<Float64Array> = { values: new Float64Array(rowCount) };
  let at = 0;
  for (const chunk of chunks) {
    const vector = chunk.getColumnVector(index);
    if (vector instanceof DuckDBDoubleVector) readDoubles(vector, numbers, at);
    else readOthers(vector, numbers, at);
    at += vector.itemCount;
  }
  return numbers;
}

function readIntegers(vector: DuckDBIntegerVector, numbers: Numbers<Int32Array>, at: number): void {
  const { values } = numbers;
  const count = vector.itemCount;
  for (let row = 0; row < count; row++) {
    const item = vector.getItem(row);
    if (item === null) markNull(numbers, at + row);
    else values[at + row] = item;
  }
}

function readDoubles(vector: DuckDBDoubleVector, numbers: Numbers<Float64Array>, at: number): void {
  const { values } = numbers;
  const count = vector.itemCount;
  for (let row = 0; row < count; row++) {
    const item = vector.getItem(row);
    if (item === null) markNull(numbers, at + row);
    else values[at + row] = item;
  }
}

function readOthers(vector: DuckDBVector, numbers: Numbers<Int32Array | Float64Array>, at: number): void {
  for (let row = 0; row < vector.itemCount; row++) {
    const item = vector.getItem(row);
    if (typeof item === 'number' || typeof item === 'bigint') numbers.values[at + row] = Number(item);
    else markNull(numbers, at + row);
  }
}

function markNull(numbers: Numbers<Int32Array | Float64Array>, at: number): void {
  numbers.valid ??= new Uint8Array(numbers.values.length).fill(1);
  numbers.valid[at] = 0;
}
