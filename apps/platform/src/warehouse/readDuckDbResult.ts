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
 * Reads a finished result column by column into typed arrays, chunk after chunk, without row objects.
 * @throws TypeError for a column type that the port does not carry
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
  if (int32Types.has(type))
    return readNumbers({ name, type: 'int32', values: new Int32Array(rowCount) }, chunks, index);
  if (float64Types.has(type))
    return readNumbers({ name, type: 'float64', values: new Float64Array(rowCount) }, chunks, index);
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

function readNumbers(
  column: Extract<Column, { type: 'int32' | 'float64' }>,
  chunks: readonly DuckDBDataChunk[],
  index: number,
): Column {
  const { values } = column;
  let valid: Uint8Array | undefined;
  const onNull = (at: number): void => {
    valid ??= new Uint8Array(values.length).fill(1);
    valid[at] = 0;
  };
  let at = 0;
  for (const chunk of chunks) {
    const vector = chunk.getColumnVector(index);
    // A loop for each of the two types of large results: calls in it then have one target and are inlined.
    if (vector instanceof DuckDBIntegerVector) readIntegers(vector, values, at, onNull);
    else if (vector instanceof DuckDBDoubleVector) readDoubles(vector, values, at, onNull);
    else readOthers(vector, values, at, onNull);
    at += vector.itemCount;
  }
  return valid ? { ...column, valid } : column;
}

function readIntegers(
  vector: DuckDBIntegerVector,
  values: Int32Array | Float64Array,
  at: number,
  onNull: (at: number) => void,
): void {
  const count = vector.itemCount;
  for (let row = 0; row < count; row++) {
    const item = vector.getItem(row);
    if (item === null) onNull(at + row);
    else values[at + row] = item;
  }
}

function readDoubles(
  vector: DuckDBDoubleVector,
  values: Int32Array | Float64Array,
  at: number,
  onNull: (at: number) => void,
): void {
  const count = vector.itemCount;
  for (let row = 0; row < count; row++) {
    const item = vector.getItem(row);
    if (item === null) onNull(at + row);
    else values[at + row] = item;
  }
}

function readOthers(
  vector: DuckDBVector,
  values: Int32Array | Float64Array,
  at: number,
  onNull: (at: number) => void,
): void {
  for (let row = 0; row < vector.itemCount; row++) {
    const item = vector.getItem(row);
    if (typeof item === 'number' || typeof item === 'bigint') values[at + row] = Number(item);
    else onNull(at + row);
  }
}
