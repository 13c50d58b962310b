import type { TextPool } from './TextPool.ts';

/** One column of a result. A null in a number column is marked in `valid` (0: null, 1: value); without `valid` none is null. */
export type Column =
  | { name: string; type: 'int32'; values: Int32Array; valid?: Uint8Array }
  | { name: string; type: 'float64'; values: Float64Array; valid?: Uint8Array }
  | TextColumn
  | { name: string; type: 'bool'; values: Uint8Array };

/** A column of texts. Where the texts belong to the data set, `pooled` says which of them each row holds. */
export interface TextColumn {
  name: string;
  type: 'utf8';
  values: readonly (string | null)[];
  pooled?: PooledText;
}

/** Texts by their position in a pool; -1: null. */
export interface PooledText {
  pool: TextPool;
  codes: Int32Array;
}

/** A result as columns of equal length: no row objects between the engine and the wire. */
export interface ColumnarTable {
  columns: readonly Column[];
  rowCount: number;
}

/** A text column over a pool. Its strings are looked up when somebody first asks for them: the Arrow stream never does. */
export function pooledColumn(name: string, pool: TextPool, codes: Int32Array): TextColumn {
  let values: (string | null)[] | undefined;
  return {
    name,
    type: 'utf8',
    pooled: { pool, codes },
    get values() {
      return values ??= Array.from(codes, (code) => (code < 0 ? null : pool.strings[code] ?? null));
    },
  };
}
