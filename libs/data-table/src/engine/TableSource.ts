/**
 * One column of a source as the engine reads it. `numbers` is a typed array that can be read without a call per value,
 * `coded` is a dictionary column (a small list of values and a code per row), `values` is read value by value.
 */
export type ColumnVector = NumberVector | CodedVector | ValueVector;

/** Common interface of column vectors. */
export interface VectorReading {
  /** Number of rows. */
  readonly length: number;
  /** Returns the value of a row; `null` or `undefined` if there is none. */
  at(row: number): unknown;
}

/** A column in one typed array of numbers; `NaN` means a missing value. */
export interface NumberVector extends VectorReading {
  readonly kind: 'numbers';
  /** The numbers by row. Never written to. */
  readonly numbers: NumberArray;
}

/** A column whose rows hold codes of a dictionary. */
export interface CodedVector extends VectorReading {
  readonly kind: 'coded';
  /** Code by row, an index of `dictionary`; a code outside the dictionary means a missing value. Never written to. */
  readonly codes: NumberArray;
  /** The distinct values by code. */
  readonly dictionary: ArrayLike<unknown>;
}

/** A column that is read value by value. */
export interface ValueVector extends VectorReading {
  readonly kind: 'values';
}

/** The typed arrays of plain numbers. */
export type NumberArray =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

/**
 * The data of a table: columns that are read by row number, and lazily created row objects. A source is immutable:
 * create a new one for new data.
 */
export interface TableSource<TRow = unknown> {
  /** Number of rows. */
  readonly rowCount: number;
  /** The known column keys; null if unknown. */
  readonly keys: readonly string[] | null;
  /** Whether any row has a key; used if `keys` is null and the rows are local. */
  hasKey?(key: string): boolean;
  /** The row above each row, -1 for top rows; absent or null if no rows are nested. A row comes after its parent. */
  readonly parents?: Int32Array | null;
  /** Returns the column of a key, always the same object; undefined if there is none. */
  column(key: string): ColumnVector | undefined;
  /** Number of rows that are no groups; absent if rows are not grouped. Rows come before groups. */
  readonly dataRows?: number;
  /** Internal: extends the props of the grid, without hooks. */
  readonly extend?: (grid: never) => unknown;
  /**
   * Returns the row object of a row number from 0 to `rowCount - 1`. Sources without objects create it on each call.
   */
  row(index: number): TRow;
}

/** Returns the dictionary of a column, unless it is longer than the column. */
export function usefulDictionary(vector: ColumnVector): CodedVector | null {
  return vector.kind === 'coded' && vector.dictionary.length <= vector.length ? vector : null;
}

/** Whether a value is one of the typed arrays that the engine reads directly (the 64-bit integer arrays are not). */
export function isNumberArray(value: unknown): value is NumberArray {
  return (
    ArrayBuffer.isView(value) &&
    !(value instanceof DataView) &&
    !(value instanceof BigInt64Array) &&
    !(value instanceof BigUint64Array)
  );
}

/** Returns the vector of a typed array. `NaN` reads as `null`. */
export function numberVector(numbers: NumberArray): NumberVector {
  return {
    kind: 'numbers',
    length: numbers.length,
    numbers,
    at(row) {
      const value = numbers[row];
      // Only NaN differs from itself.
      return value === value ? (value ?? null) : null;
    },
  };
}
