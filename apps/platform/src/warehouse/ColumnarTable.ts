import type { TextPool } from './TextPool.ts';

/** One column of a result. A null in a number column is marked in `valid` (0: null, 1: value); without `valid` none is null. */
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

/** A column of texts. Where the texts belong to the data set, `pooled` says which of them each row holds. */
export interface TextColumn {
  name: string;
  type: 'utf8';
  values: readonly (string | null)[];
  pooled?: PooledText;
}

/**
 * Where the values of a column come from: row `i` has `byId[ids[i]]`. Such a column's `values` are created on the first
 * read; the Arrow stream takes the values from here instead and makes them only once, in their place.
 */
export interface LookUp<T> {
  ids: Int32Array;
  byId: T;
  /** 0 where there is no value. */
  validById?: Uint8Array | undefined;
}

/** Texts by their position in a pool (-1: null): that of row `i` is `byId[ids[i]]`, or `ids[i]` itself without `byId`. */
export interface PooledText {
  pool: TextPool;
  ids: Int32Array;
  byId: Int32Array | undefined;
  /** The positions of all rows. */
  readonly codes: Int32Array;
}

/** A result as columns of equal length: no row objects between the engine and the wire. */
export interface ColumnarTable {
  columns: readonly Column[];
  rowCount: number;
}
