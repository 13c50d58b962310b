import type { Batch, Column, Table } from '@uwdata/flechette';
import { readOrNothing } from './readOrNothing.ts';
import { isNumberArray, numberVector } from './TableSource.ts';
import type { ColumnVector, NumberArray, TableSource } from './TableSource.ts';
import type { ColumnRow } from './columnSource.ts';

/**
 * A source over an Arrow table as flechette decodes it. Nothing is copied up front: a column is looked at when it is first
 * sorted or shown, columns of plain numbers are read where they lie, dictionary columns by their codes.
 */
export function arrowSource(table: Table): TableSource<ColumnRow> {
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
      const vector = toVector(table.getChildAt<unknown>(position) as Column<unknown>);
      vectors.set(key, vector);
      return vector;
    },
    row: (index) => table.at(index),
  };
}

// Type ids of Arrow's format (Schema.fbs) as flechette numbers them, named here so that only its types are imported and a
// table without Arrow data does not carry the decoder.
const dictionaryType = -1;
/** Dates and timestamps. */
const dateTypes = [8, 10];
/** Integers, floating-point numbers, decimals, times and durations. */
const numberTypes = [2, 3, 7, 9, 18];

function toVector(column: Column<unknown>): ColumnVector {
  const { typeId } = column.type;
  if (dateTypes.includes(typeId)) return datesOf(column);
  if (numberTypes.includes(typeId))
    return (readOrNothing(() => numbersOf(column)) as ColumnVector | null) ?? oddNumbersOf(column);
  return (
    (typeId === dictionaryType && dictionaryOf(column)) || {
      kind: 'values',
      length: column.length,
      at: (row) => column.at(row),
    }
  );
}

/** Numbers that fit no array of doubles. An integer beyond 2^53 that was not decoded as a bigint cannot be read, and takes no other with it. */
function oddNumbersOf(column: Column<unknown>): ColumnVector {
  return { kind: 'values', length: column.length, at: (row) => readOrNothing(() => column.at(row)) };
}

/** Dates, which flechette decodes as ms unless it was told `useDate`. */
function datesOf(column: Column<unknown>): ColumnVector {
  const at = (row: number) => {
    const value: unknown = column.at(row);
    return typeof value === 'number' ? new Date(value) : value;
  };
  return { kind: 'values', length: column.length, at };
}

function numbersOf(column: Column<unknown>): ColumnVector | null {
  if (column.nullCount === 0) {
    const values: unknown = column.toArray();
    return isNumberArray(values) ? numberVector(values) : null;
  }
  const numbers = new Float64Array(column.length);
  let row = 0;
  for (const batch of column.data) {
    for (let index = 0; index < batch.length; index += 1) {
      const value = batch.at(index);
      if (typeof value === 'bigint') return null;
      numbers[row] = typeof value === 'number' ? value : Number.NaN;
      row += 1;
    }
  }
  return numberVector(numbers);
}

type DictionaryBatch = Batch<unknown> & { dictionary?: Column<unknown> };

function dictionaryOf(column: Column<unknown>): ColumnVector | null {
  const batches = column.data as readonly DictionaryBatch[];
  const dictionary = batches[0]?.dictionary;
  // Batches may carry dictionaries of their own; codes compare only within one.
  if (!dictionary || batches.some((batch) => batch.dictionary !== dictionary)) return null;
  const codes = codesOf(column.length, batches);
  if (!codes) return null;
  return { kind: 'coded', length: column.length, codes, dictionary: dictionary.cache(), at: (row) => column.at(row) };
}

function codesOf(length: number, batches: readonly DictionaryBatch[]): NumberArray | null {
  const only = batches.length === 1 ? batches[0] : undefined;
  if (only && only.nullCount === 0 && isNumberArray(only.values)) return only.values.subarray(0, only.length);
  const codes = new Int32Array(length);
  let row = 0;
  for (const batch of batches) {
    const { values } = batch;
    if (!isNumberArray(values)) return null;
    const complete = batch.nullCount === 0;
    for (let index = 0; index < batch.length; index += 1) {
      codes[row] = complete || batch.isValid(index) ? (values[index] as number) : -1;
      row += 1;
    }
  }
  return codes;
}
