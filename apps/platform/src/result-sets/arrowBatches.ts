import {
  Bool, Dictionary, Field, Float64, Int16, Int32, Int8, makeData, RecordBatch, Schema, Struct, Utf8, Vector,
  type Data, type DataType,
} from 'apache-arrow';
import type { Column, ColumnarTable, PooledText, TextColumn } from '../warehouse/ColumnarTable.ts';
import { BatchWriter } from './BatchWriter.ts';
import { compactCodes } from './compactCodes.ts';
import { encodeTexts, gatherTexts, type EncodedTexts } from './gatherTexts.ts';
import { packBits } from './packBits.ts';

/** Rows of the first batch: a page shows them while the rest is on its way. */
const firstBatchRows = 1_000;
const batchRows = 16_384;

/**
 * A result set as an Arrow IPC stream, piece by piece: the schema and a short first batch, then longer ones.
 * Vectors are views on the result's own arrays. Texts that rows share go out once, as a dictionary of those that occur.
 * `metadata` goes into the schema.
 */
export function* arrowBatches({ columns, rowCount }: ColumnarTable, metadata: Readonly<Record<string, string>>): Generator<Uint8Array, void, void> {
  const encoders = columns.map(encoderOf);
  const fields = encoders.map(({ name, type, nullable }) => new Field(name, type, nullable));
  const schema = new Schema(fields, new Map(Object.entries(metadata)));
  const type = new Struct(fields);
  const writer = new BatchWriter();
  let from = 0;
  do {
    const to = Math.min(rowCount, from + (from === 0 ? firstBatchRows : batchRows));
    const children = encoders.map((encoder) => encoder.encode(from, to));
    writer.write(new RecordBatch(schema, makeData({ type, length: to - from, nullCount: 0, children })));
    if (to === rowCount) writer.finish();
    yield writer.take();
    from = to;
  } while (from < rowCount);
}

interface ColumnEncoder {
  name: string;
  type: DataType;
  nullable: boolean;
  encode(from: number, to: number): Data;
}

function encoderOf(column: Column): ColumnEncoder {
  const { name } = column;
  switch (column.type) {
    case 'int32':
    case 'float64': return numberEncoder(column);
    case 'bool': return { name, type: new Bool(), nullable: false, encode: (from, to) => makeData({ type: new Bool(), length: to - from, nullCount: 0, data: packBits(column.values.subarray(from, to)).bits }) };
    case 'utf8': return column.pooled?.pool.repeated ? dictionaryEncoder(name, column.pooled) : textEncoder(column);
  }
}

function numberEncoder(column: Extract<Column, { type: 'int32' | 'float64' }>): ColumnEncoder {
  const { name, valid } = column;
  const type = column.type === 'int32' ? new Int32() : new Float64();
  return {
    name, type, nullable: valid !== undefined,
    encode(from, to) {
      const { nullCount, bits } = valid ? packBits(valid.subarray(from, to)) : { nullCount: 0, bits: null };
      const nulls = nullCount > 0 ? { nullCount, nullBitmap: bits } : { nullCount: 0 };
      return column.type === 'int32'
        ? makeData({ type: new Int32(), length: to - from, data: column.values.subarray(from, to), ...nulls })
        : makeData({ type: new Float64(), length: to - from, data: column.values.subarray(from, to), ...nulls });
    },
  };
}

function textEncoder({ name, values, pooled }: TextColumn): ColumnEncoder {
  return {
    name, type: new Utf8(), nullable: pooled ? pooled.codes.includes(-1) : values.includes(null),
    encode: (from, to) => utf8Data(pooled ? gatherTexts(pooled.pool, pooled.codes.subarray(from, to)) : encodeTexts(values.slice(from, to))),
  };
}

function dictionaryEncoder(name: string, { pool, codes }: PooledText): ColumnEncoder {
  const { positions, used, nullable } = compactCodes(codes, pool.strings.length);
  const dictionary = new Vector([utf8Data(gatherTexts(pool, used))]);
  const type = new Dictionary(new Utf8(), positions instanceof Int8Array ? new Int8() : positions instanceof Int16Array ? new Int16() : new Int32());
  return {
    name, type, nullable,
    encode(from, to) {
      const { nullCount, bits } = nullable ? packBits(validityOf(codes, from, to)) : { nullCount: 0, bits: null };
      return makeData({ type, length: to - from, data: positions.subarray(from, to), dictionary, nullCount, nullBitmap: bits });
    },
  };
}

function utf8Data({ bytes, offsets, valid }: EncodedTexts): Data<Utf8> {
  const { nullCount, bits } = valid ? packBits(valid) : { nullCount: 0, bits: null };
  return makeData({ type: new Utf8(), length: offsets.length - 1, valueOffsets: offsets, data: bytes, nullCount, nullBitmap: bits });
}

function validityOf(codes: Int32Array, from: number, to: number): Uint8Array {
  const valid = new Uint8Array(to - from);
  for (let row = from; row < to; row++) valid[row - from] = (codes[row] ?? -1) < 0 ? 0 : 1;
  return valid;
}
