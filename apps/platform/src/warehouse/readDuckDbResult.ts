import { DuckDBTypeId } from '@duckdb/node-api';
import type { DuckDBDataChunk, DuckDBMaterializedResult, DuckDBValue } from '@duckdb/node-api';
import type { Column, ColumnarTable } from './ColumnarTable.ts';

const int32Types: ReadonlySet<DuckDBTypeId> = new Set([
  DuckDBTypeId.TINYINT, DuckDBTypeId.SMALLINT, DuckDBTypeId.INTEGER, DuckDBTypeId.UTINYINT, DuckDBTypeId.USMALLINT,
]);
const float64Types: ReadonlySet<DuckDBTypeId> = new Set([
  DuckDBTypeId.DOUBLE, DuckDBTypeId.FLOAT, DuckDBTypeId.BIGINT, DuckDBTypeId.HUGEINT, DuckDBTypeId.UBIGINT, DuckDBTypeId.UINTEGER,
]);

/**
 * Reads a finished result column by column into typed arrays, chunk after chunk, without row objects.
 * @throws TypeError for a column type that the port does not carry
 */
export function readDuckDbResult(result: DuckDBMaterializedResult): ColumnarTable {
  const chunks = Array.from({ length: result.chunkCount }, (_, index) => result.getChunk(index));
  const rowCount = result.rowCount;
  const columns = Array.from({ length: result.columnCount }, (_, index) =>
    readColumn(result.columnName(index), result.columnTypeId(index), chunks, index, rowCount));
  return { columns, rowCount };
}

function readColumn(name: string, type: DuckDBTypeId, chunks: readonly DuckDBDataChunk[], index: number, rowCount: number): Column {
  if (int32Types.has(type)) return readNumbers({ name, type: 'int32', values: new Int32Array(rowCount) }, chunks, index);
  if (float64Types.has(type)) return readNumbers({ name, type: 'float64', values: new Float64Array(rowCount) }, chunks, index);
  if (type === DuckDBTypeId.VARCHAR) return { name, type: 'utf8', values: readValues(chunks, index, (v) => (typeof v === 'string' ? v : null)) };
  if (type === DuckDBTypeId.BOOLEAN) return { name, type: 'bool', values: Uint8Array.from(readValues(chunks, index, (v) => (v === true ? 1 : 0))) };
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

function readNumbers(column: Extract<Column, { type: 'int32' | 'float64' }>, chunks: readonly DuckDBDataChunk[], index: number): Column {
  const { values } = column;
  let valid: Uint8Array | undefined;
  let at = 0;
  for (const chunk of chunks) {
    const vector = chunk.getColumnVector(index);
    const count = vector.itemCount;
    for (let row = 0; row < count; row++, at++) {
      const item = vector.getItem(row);
      if (typeof item === 'number') values[at] = item;
      else if (typeof item === 'bigint') values[at] = Number(item);
      else {
        valid ??= new Uint8Array(values.length).fill(1);
        valid[at] = 0;
      }
    }
  }
  return valid ? { ...column, valid } : column;
}
