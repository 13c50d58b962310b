/**
 * Rows as Arrow columns: a table of `@uwdata/flechette`. Its own types do not compile without `skipLibCheck`; these name what
 * a page needs.
 */
export interface ArrowTable {
  /** Names of the columns. */
  readonly names: readonly string[];
  readonly numCols: number;
  readonly numRows: number;
  /** Returns the column with this name. */
  getChild(name: string): ArrowColumn | undefined;
  /** Returns the column at this position. */
  getChildAt(index: number): ArrowColumn | undefined;
  /** Returns the row at this position. */
  at(row: number): Record<string, unknown>;
  /** Returns all rows. */
  toArray(): Record<string, unknown>[];
}

/** The values of one column; null where there is none. */
export interface ArrowColumn extends Iterable<unknown> {
  readonly length: number;
  at(row: number): unknown;
  /** Returns all values, numbers as a typed array. */
  toArray(): ArrayLike<unknown>;
}
