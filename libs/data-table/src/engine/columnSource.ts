import { isNumberArray, numberVector } from './TableSource.ts';
import type { ColumnVector, TableSource } from './TableSource.ts';

/** Columns by key: typed arrays, plain arrays, or a dictionary (`codes` are indexes of `dictionary`). */
export type ColumnData = ArrayLike<unknown> | { codes: ArrayLike<number>; dictionary: ArrayLike<unknown> };

/** A row of a source that holds columns: values by key. */
export type ColumnRow = Record<string, unknown>;

/**
 * A source over plain columns, read in place.
 * @throws RangeError when the length of a column or of `parents` differs from `rowCount`.
 */
export function columnSource({
  columns,
  rowCount,
  parents = null,
}: {
  /** The columns by key. */
  columns: Readonly<Record<string, ColumnData>>;
  /** Number of rows, and of values in every column. */
  rowCount: number;
  /** The row above each row where rows are nested, -1 for top rows. A row comes after its parent. Default: none are. */
  parents?: Int32Array | null;
}): TableSource<ColumnRow> {
  const vectors = new Map<string, ColumnVector>();
  for (const [key, data] of Object.entries(columns)) {
    const vector = toVector(data);
    if (vector.length !== rowCount) {
      throw new RangeError(`Column "${key}" has ${vector.length} values instead of ${rowCount}`);
    }
    vectors.set(key, vector);
  }
  if (parents && parents.length !== rowCount) {
    throw new RangeError(`There are ${parents.length} parents instead of ${rowCount}`);
  }
  const keys = [...vectors.keys()];
  return {
    rowCount,
    keys,
    parents,
    column: (key) => vectors.get(key),
    row: (index) => Object.fromEntries(keys.map((key) => [key, vectors.get(key)?.at(index)])),
  };
}

function toVector(data: ColumnData): ColumnVector {
  if (isNumberArray(data)) return numberVector(data);
  if ('dictionary' in data) {
    const { dictionary } = data;
    // Plain arrays of codes are copied once into a typed array, for the sort.
    const codes = isNumberArray(data.codes) ? data.codes : Int32Array.from(data.codes);
    return { kind: 'coded', length: codes.length, codes, dictionary, at: (row) => dictionary[codes[row]!] };
  }
  return { kind: 'values', length: data.length, at: (row) => data[row] };
}
