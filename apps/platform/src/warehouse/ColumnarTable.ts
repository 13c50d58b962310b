/** One column of a result. A null in a number column is marked in `valid` (0: null, 1: value); without `valid` none is null. */
export type Column =
  | { name: string; type: 'int32'; values: Int32Array; valid?: Uint8Array }
  | { name: string; type: 'float64'; values: Float64Array; valid?: Uint8Array }
  | { name: string; type: 'utf8'; values: readonly (string | null)[] }
  | { name: string; type: 'bool'; values: Uint8Array };

/** A result as columns of equal length: no row objects between the engine and the wire. */
export interface ColumnarTable {
  columns: readonly Column[];
  rowCount: number;
}
