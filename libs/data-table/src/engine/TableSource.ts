/**
 * One column of a source as the engine reads it. `numbers` is a typed array that can be read without a call per value,
 * `coded` is a dictionary column (a small list of values and a code per row), `values` is read value by value.
 */
export type ColumnVector = NumberVector | CodedVector | ValueVector;

/** What every column vector can do. */
export interface VectorReading {
  /** Number of rows. */
  readonly length: number;
  /** The value of a row as a person's code wants it: `null` or `undefined` where there is none. */
  at(row: number): unknown;
}

/** A column whose values lie in one typed array of numbers; `NaN` means a missing value. */
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
 * Where a table's rows come from: columns that are read by row number, and row objects that are made only when asked for.
 * A source never changes: new data is a new source.
 */
export interface TableSource<TRow = unknown> {
  /** Number of rows. */
  readonly rowCount: number;
  /** The keys of the columns that the source is known to have, or null where it cannot tell. */
  readonly keys: readonly string[] | null;
  /** Whether any row has a key, where `keys` is null and the rows are there to be asked. */
  hasKey?(key: string): boolean;
  /** The row above each row, -1 for top rows; absent or null where no rows are nested. A row comes after its parent. */
  readonly parents?: Int32Array | null;
  /** The column of a key, the same object at every call; undefined where the source has no such column. */
  column(key: string): ColumnVector | undefined;
  /** The row object of a row number between 0 and `rowCount - 1`. Made at each call where the source holds no objects. */
  row(index: number): TRow;
}

/** The dictionary of a column, where it spares work: one that is longer than the column does not. */
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

/** Makes the vector of a typed array. `NaN` reads as `null`. */
export function numberVector(numbers: NumberArray): NumberVector {
  return {
    kind: 'numbers',
    length: numbers.length,
    numbers,
    at(row) {
      const value = numbers[row];
      // Not-a-number alone is not itself.
      return value === value ? (value ?? null) : null;
    },
  };
}
