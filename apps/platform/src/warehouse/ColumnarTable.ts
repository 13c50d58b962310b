import type { TextPool } from './TextPool.ts';

/**
 * One column of a result. `valid` marks the nulls of a number column (0: null, 1: value); without `valid` no value is
 * null.
 */
export type Column =
  | { name: string; type: 'int32'; values: Int32Array; valid?: Uint8Array | undefined; lookUp?: LookUp<Int32Array> }
  | {
      name: string;
      type: 'float64';
      values: Float64Array;
      valid?: Uint8Array | undefined;
      lookUp?: LookUp<Float64Array>;
    }
  | TextColumn
  | { name: string; type: 'bool'; values: Uint8Array };

/** A column of texts. If the texts belong to the data set, `pooled` has each row's position among them. */
export interface TextColumn {
  name: string;
  type: 'utf8';
  values: readonly (string | null)[];
  pooled?: PooledText;
}

/**
 * Source of a column's values: row `i` has `byId[ids[i]]`. Such a column's `values` are created on the first read; the
 * Arrow stream reads from here instead, and writes the values directly into its buffer.
 */
export interface LookUp<T> {
  ids: Int32Array;
  byId: T;
  /** 0 for null. */
  validById?: Uint8Array | undefined;
}

/** Texts by their position in a pool (-1: null): row `i` has `byId[ids[i]]`, or `ids[i]` without `byId`. */
export interface PooledText {
  pool: TextPool;
  ids: Int32Array;
  byId: Int32Array | undefined;
  /** Returns the positions of all rows. */
  readonly codes: Int32Array;
}

/** A result as columns of equal length: there are no row objects between the engine and the response. */
export interface ColumnarTable {
  columns: readonly Column[];
  rowCount: number;
}
