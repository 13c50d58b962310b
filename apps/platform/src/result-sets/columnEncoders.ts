import {
  Bool,
  Dictionary,
  Float64,
  Int16,
  Int32,
  Int8,
  makeData,
  Utf8,
  Vector,
  type Data,
  type DataType,
} from 'apache-arrow';
import type { Column, PooledText, TextColumn } from '../warehouse/ColumnarTable.ts';
import { paddedSize, type Arena } from './Arena.ts';
import { compactCodes } from './compactCodes.ts';
import { encodeTexts, gatherTexts, textsLength } from './gatherTexts.ts';
import { bitmapLength, packBits } from './packBits.ts';

/** Writes the rows of one column, some at a time. */
export interface ColumnEncoder {
  name: string;
  type: DataType;
  nullable: boolean;
  /** Bytes that rows `from` to `to` take in an arena. */
  size(from: number, to: number): number;
  encode(from: number, to: number, arena: Arena): Data;
}

/** The encoder of a column. */
export function encoderOf(column: Column): ColumnEncoder {
  switch (column.type) {
    case 'int32':
    case 'float64':
      return numberEncoder(column);
    case 'bool':
      return boolEncoder(column.name, column.values);
    case 'utf8':
      return column.pooled ? pooledEncoder(column.name, column.pooled) : textEncoder(column);
  }
}

function numberEncoder(column: Extract<Column, { type: 'int32' | 'float64' }>): ColumnEncoder {
  const { name, lookUp } = column;
  const valid = lookUp ? lookUp.validById : column.valid;
  const width = column.type === 'int32' ? 4 : 8;
  return {
    name,
    type: column.type === 'int32' ? new Int32() : new Float64(),
    nullable: valid !== undefined,
    size: (from, to) => (valid ? paddedSize(bitmapLength(to - from)) : 0) + paddedSize((to - from) * width),
    encode(from, to, arena) {
      const length = to - from;
      const nulls = valid
        ? packBits(valid, lookUp?.ids, from, arena.uint8(bitmapLength(length)), length)
        : { nullCount: 0 };
      if (column.type === 'int32')
        return makeData({ type: new Int32(), length, data: fill(arena.int32(length), column, from), ...nulls });
      return makeData({ type: new Float64(), length, data: fill(arena.float64(length), column, from), ...nulls });
    },
  };
}

function fill<T extends Int32Array | Float64Array>(
  target: T,
  column: { values: T; lookUp?: { ids: Int32Array; byId: T } },
  from: number,
): T {
  if (!column.lookUp) {
    target.set(column.values.subarray(from, from + target.length));
    return target;
  }
  const { ids, byId } = column.lookUp;
  for (let row = 0; row < target.length; row++) target[row] = byId[ids[from + row] as number] as number;
  return target;
}

function boolEncoder(name: string, flags: Uint8Array): ColumnEncoder {
  return {
    name,
    type: new Bool(),
    nullable: false,
    size: (from, to) => paddedSize(bitmapLength(to - from)),
    encode: (from, to, arena) =>
      makeData({
        type: new Bool(),
        length: to - from,
        nullCount: 0,
        data: packBits(flags, undefined, from, arena.uint8(bitmapLength(to - from)), to - from).nullBitmap,
      }),
  };
}

function pooledEncoder(name: string, pooled: PooledText): ColumnEncoder {
  const nullable = pooled.byId !== undefined && pooled.codes.includes(-1);
  return pooled.pool.repeated || nullable ? dictionaryEncoder(name, pooled) : pooledTextEncoder(name, pooled);
}

/** Texts of which hardly any occurs twice go out as they are: their bytes are copied straight into the batch. */
function pooledTextEncoder(name: string, { pool, codes }: PooledText): ColumnEncoder {
  return {
    name,
    type: new Utf8(),
    nullable: false,
    size: (from, to) => paddedSize((to - from + 1) * 4) + paddedSize(textsLength(pool, codes, from, to)),
    encode(from, to, arena) {
      const valueOffsets = arena.int32(to - from + 1);
      const data = arena.uint8(textsLength(pool, codes, from, to));
      gatherTexts(pool, codes, from, valueOffsets, data);
      return makeData({ type: new Utf8(), length: to - from, valueOffsets, data, nullCount: 0 });
    },
  };
}

/** Texts that rows share go out once, before the first batch; the rows are their places, as narrow as their number allows. */
function dictionaryEncoder(name: string, pooled: PooledText): ColumnEncoder {
  const { ids, byId, pool } = pooled;
  const { used, placeOf, nullable } = compactCodes(pooled);
  const width = used.length <= 0x7f ? 1 : used.length <= 0x7fff ? 2 : 4;
  const type = new Dictionary(new Utf8(), width === 1 ? new Int8() : width === 2 ? new Int16() : new Int32());
  const valueOffsets = new Int32Array(used.length + 1);
  const texts = new Uint8Array(textsLength(pool, used, 0, used.length));
  gatherTexts(pool, used, 0, valueOffsets, texts);
  const dictionary = new Vector([
    makeData({ type: new Utf8(), length: used.length, valueOffsets, data: texts, nullCount: 0 }),
  ]);
  return {
    name,
    type,
    nullable,
    size: (from, to) => (nullable ? paddedSize(bitmapLength(to - from)) : 0) + paddedSize((to - from) * width),
    encode(from, to, arena) {
      const length = to - from;
      const nulls = nullable
        ? nullsOf(pooled.codes, from, arena.uint8(bitmapLength(length)), length)
        : { nullCount: 0 };
      const data = width === 1 ? arena.int8(length) : width === 2 ? arena.int16(length) : arena.int32(length);
      for (let row = 0; row < length; row++) {
        const id = ids[from + row] as number;
        const code = byId ? (byId[id] as number) : id;
        data[row] = code < 0 ? 0 : (placeOf[code] as number);
      }
      return makeData({ type, length, data, dictionary, ...nulls });
    },
  };
}

function nullsOf(
  codes: Int32Array,
  from: number,
  bitmap: Uint8Array,
  length: number,
): { nullCount: number; nullBitmap: Uint8Array } {
  const flags = new Uint8Array(length);
  for (let row = 0; row < length; row++) flags[row] = (codes[from + row] as number) < 0 ? 0 : 1;
  return packBits(flags, undefined, 0, bitmap, length);
}

/** Texts that belong to no pool. */
function textEncoder({ name, values }: TextColumn): ColumnEncoder {
  return {
    name,
    type: new Utf8(),
    nullable: values.includes(null),
    size: () => 0,
    encode(from, to) {
      const { bytes, offsets, valid } = encodeTexts(values.slice(from, to));
      const nulls = packBits(valid, undefined, 0, new Uint8Array(bitmapLength(to - from)), to - from);
      return makeData({ type: new Utf8(), length: to - from, valueOffsets: offsets, data: bytes, ...nulls });
    },
  };
}
