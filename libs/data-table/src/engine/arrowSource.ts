import type { Batch, Column } from '@uwdata/flechette';
import { readOrNothing } from './readOrNothing.ts';
import { isNumberArray, numberVector } from './TableSource.ts';
import type { ColumnVector, NumberArray, TableSource } from './TableSource.ts';
import type { ColumnRow } from './columnSource.ts';
import { isNumber, listOf } from './valueReading.ts';

/** What `arrowSource` reads of a table of `@uwdata/flechette`, whose own types do not compile without `skipLibCheck`. */
export interface ArrowTable {
  readonly names: readonly PropertyKey[];
  readonly numRows: number;
  getChildAt(index: number): unknown;
  at(row: number): object;
}

/**
 * A source over an Arrow table decoded by flechette. Columns are read lazily and without copying: numbers in place,
 * dictionary columns by code.
 */
export function arrowSource(table: ArrowTable): TableSource<ColumnRow> {
  const vectors = new Map<string, ColumnVector>();
  const keys = table.names.map(String);
  return {
    rowCount: table.numRows,
    keys,
    column(key) {
      const known = vectors.get(key);
      if (known) return known;
      const position = keys.indexOf(key);
      if (position < 0) return undefined;
      const vector = toVector(table.getChildAt(position) as Column<unknown>);
      vectors.set(key, vector);
      return vector;
    },
    row: (index) => table.at(index) as ColumnRow,
  };
}

// Type ids of Arrow's format (Schema.fbs) as flechette numbers them, named here so that only its types are imported and a
// table without Arrow data does not carry the decoder.
const dictionaryType = -1;
const decimalType = 7;
/** Dates and timestamps. */
const dateTypes = [8, 10];
/** Integers, floating-point numbers, decimals, times and durations. */
const numberTypes = [2, 3, decimalType, 9, 18];
/** Nested types: lists, and run-end encoded values. */
const holderTypes = [12, 16, 21, 22, 25, 26];

type Reading = (value: unknown) => unknown;

function toVector(column: Column<unknown>): ColumnVector {
  const isNumeric = numberTypes.includes(column.type.typeId);
  const read = readingOf(column.data[0]);
  const plain = isNumeric && !read && readOrNothing(numbersOf, column);
  const at = (row: number) => (read ? read(column.at(row)) : column.at(row));
  // An integer beyond 2^53 that was not decoded as a bigint is unreadable; other values are not affected.
  const values: ColumnVector = {
    kind: 'values',
    length: column.length,
    at: isNumeric ? (row) => readOrNothing(at, row) : at,
  };
  return plain || (dictionaryOf(column.data, values, read) ?? values);
}

/** Converts values that flechette decodes as bare numbers; undefined for other types. */
function readingOf(batch: ArrowBatch | undefined): Reading | undefined {
  if (!batch) return undefined;
  const { typeId, scale } = batch.type as { typeId: number; scale: number };
  // With `useDecimalInt`, flechette decodes decimals as integers; with `useDate`, dates as `Date`.
  const isInteger = typeId === decimalType && (batch.constructor as typeof Batch).ArrayType !== Float64Array;
  if (isInteger) return (value) => (isNumber(value) ? Number(`${value}e${-scale}`) : value);
  if (dateTypes.includes(typeId)) return (value) => (typeof value === 'number' ? new Date(value) : value);
  if (typeId === dictionaryType) return readingOf(batch.dictionary?.data[0]);
  const read = holderTypes.includes(typeId) && readingOf(batch.children.at(-1));
  return read ? (value) => listOf(value)?.map(read) ?? read(value) : undefined;
}

/** Throws if the numbers do not fit doubles, such as bigints. */
function numbersOf(column: Column<unknown>): ColumnVector {
  const values = column.toArray();
  return numberVector(
    isNumberArray(values) ? values : Float64Array.from(values as number[], (value) => value ?? Number.NaN),
  );
}

type ArrowBatch = Batch<unknown> & { dictionary?: Column<unknown> };

function dictionaryOf(
  batches: readonly ArrowBatch[],
  values: ColumnVector,
  read: Reading | undefined,
): ColumnVector | null {
  const dictionary = batches[0]?.dictionary;
  // Batches may have different dictionaries; codes are only comparable within one.
  if (!dictionary || batches.some((batch) => batch.dictionary !== dictionary)) return null;
  const codes = codesOf(values.length, batches);
  const entries = dictionary.cache();
  return codes && { ...values, kind: 'coded', codes, dictionary: read ? Array.from(entries, read) : entries };
}

function codesOf(length: number, batches: readonly ArrowBatch[]): NumberArray | null {
  const codes = new Int32Array(length);
  let row = 0;
  for (const batch of batches) {
    const { values } = batch;
    if (!isNumberArray(values)) return null;
    for (let index = 0; index < batch.length; index += 1) {
      codes[row] = batch.at(index) === null ? -1 : values[index]!;
      row += 1;
    }
  }
  return codes;
}
