import type { Column, PooledText, TextColumn } from '../warehouse/ColumnarTable.ts';
import type { TextPool } from '../warehouse/TextPool.ts';
import type { ArrowField } from './arrowMessages.ts';
import { bitmapLength, paddedSize, type BatchBody } from './BatchBody.ts';
import { compactCodes } from './compactCodes.ts';
import { encodeTexts, gatheredSize, gatherTexts } from './gatherTexts.ts';
import { packBits } from './packBits.ts';

/** Writes the rows of a column in ranges. */
export interface ColumnEncoder extends ArrowField {
  /** Number of the column's arrays in a batch, including omitted ones. */
  arrays: 2 | 3;
  /** Texts to send before the first batch; rows contain their indices. */
  dictionary?: DictionaryTexts;
  /** Returns the max bytes of rows `from` to `to` in a body. */
  size(from: number, to: number): number;
  encode(from: number, to: number, body: BatchBody): void;
}

/** The texts of a dictionary. */
export interface DictionaryTexts {
  count: number;
  size: number;
  encode(body: BatchBody): void;
}

/** Creates the encoder of a column. */
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
  const { name, type, lookUp } = column;
  const valid = lookUp ? lookUp.validById : column.valid;
  const width = type === 'int32' ? 4 : 8;
  return {
    name,
    type,
    nullable: valid !== undefined,
    arrays: 2,
    size: (from, to) => (valid ? paddedSize(bitmapLength(to - from)) : 0) + paddedSize((to - from) * width),
    encode(from, to, body) {
      const length = to - from;
      writeValidity(valid, lookUp?.ids, from, length, body);
      if (column.type === 'int32') fillInt32(body.int32(length), column, from);
      else fillFloat64(body.float64(length), column, from);
    },
  };
}

/** Writes the validity of a column; omitted without nulls. */
function writeValidity(
  valid: Uint8Array | undefined,
  ids: Int32Array | undefined,
  from: number,
  length: number,
  body: BatchBody,
): void {
  if (!valid) {
    body.column(length, 0);
    body.absent();
  } else body.column(length, length - packBits(valid, ids, from, body.uint8(bitmapLength(length)), length));
}

/**
 * Uses a separate loop per type: a monomorphic loop takes less than half the time. Does not read a looked-up column's
 * `values`, which would create them.
 */
function fillInt32(target: Int32Array, column: Extract<Column, { type: 'int32' }>, from: number): void {
  if (!column.lookUp) return target.set(column.values.subarray(from, from + target.length));
  const { ids, byId } = column.lookUp;
  for (let row = 0; row < target.length; row++) target[row] = byId[ids[from + row]!]!;
}

function fillFloat64(target: Float64Array, column: Extract<Column, { type: 'float64' }>, from: number): void {
  if (!column.lookUp) return target.set(column.values.subarray(from, from + target.length));
  const { ids, byId } = column.lookUp;
  for (let row = 0; row < target.length; row++) target[row] = byId[ids[from + row]!]!;
}

function boolEncoder(name: string, flags: Uint8Array): ColumnEncoder {
  return {
    name,
    type: 'bool',
    nullable: false,
    arrays: 2,
    size: (from, to) => paddedSize(bitmapLength(to - from)),
    encode(from, to, body) {
      body.column(to - from, 0);
      body.absent();
      packBits(flags, undefined, from, body.uint8(bitmapLength(to - from)), to - from);
    },
  };
}

function pooledEncoder(name: string, pooled: PooledText): ColumnEncoder {
  const isShared = pooled.pool.repeated || (pooled.byId !== undefined && pooled.codes.includes(-1));
  return isShared ? dictionaryEncoder(name, pooled) : pooledTextEncoder(name, pooled);
}

/** Encodes texts that hardly repeat: copies their bytes directly into the batch. */
function pooledTextEncoder(name: string, { pool, codes }: PooledText): ColumnEncoder {
  return {
    name,
    type: 'utf8',
    nullable: false,
    arrays: 3,
    size: (from, to) => paddedSize((to - from + 1) * 4) + paddedSize(gatheredSize(pool, to - from)),
    encode: (from, to, body) => writeTexts(pool, codes, from, to, body),
  };
}

/** Encodes shared texts: sends them once, before the first batch; rows contain their indices. */
function dictionaryEncoder(name: string, pooled: PooledText): ColumnEncoder {
  const { used, places, valid } = compactCodes(pooled);
  const width = places.BYTES_PER_ELEMENT;
  return {
    name,
    type: width === 1 ? 'dictionary8' : width === 2 ? 'dictionary16' : 'dictionary32',
    nullable: valid !== undefined,
    arrays: 2,
    dictionary: dictionaryTexts(pooled, used),
    size: (from, to) => (valid ? paddedSize(bitmapLength(to - from)) : 0) + paddedSize((to - from) * width),
    encode(from, to, body) {
      const length = to - from;
      writeValidity(valid, undefined, from, length, body);
      const target = width === 1 ? body.int8(length) : width === 2 ? body.int16(length) : body.int32(length);
      target.set(places.subarray(from, to));
    },
  };
}

function dictionaryTexts({ pool }: PooledText, used: Int32Array): DictionaryTexts {
  return {
    count: used.length,
    size: paddedSize((used.length + 1) * 4) + paddedSize(gatheredSize(pool, used.length)),
    encode: (body) => writeTexts(pool, used, 0, used.length, body),
  };
}

function writeTexts(pool: TextPool, codes: Int32Array, from: number, to: number, body: BatchBody): void {
  body.column(to - from, 0);
  body.absent();
  const offsets = body.int32(to - from + 1);
  body.bytes(gatheredSize(pool, to - from), (target) => gatherTexts(pool, codes, from, offsets, target));
}

/** Encodes texts outside of a pool twice, for their size and their bytes. Large responses have none. */
function textEncoder({ name, values }: TextColumn): ColumnEncoder {
  const nullable = values.includes(null);
  const encoded = (from: number, to: number) => encodeTexts(values.slice(from, to));
  return {
    name,
    type: 'utf8',
    nullable,
    arrays: 3,
    size(from, to) {
      const { bytes, offsets } = encoded(from, to);
      return (
        (nullable ? paddedSize(bitmapLength(to - from)) : 0) + paddedSize(offsets.length * 4) + paddedSize(bytes.length)
      );
    },
    encode(from, to, body) {
      const { bytes, offsets, valid } = encoded(from, to);
      writeValidity(nullable ? valid : undefined, undefined, 0, to - from, body);
      body.int32(offsets.length).set(offsets);
      body.uint8(bytes.length).set(bytes);
    },
  };
}
