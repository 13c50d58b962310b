import type { ColumnTexts } from './ColumnTexts.ts';
import type { EngineFilter, OptionsFilter, TextFilter } from './EngineFilter.ts';
import { naming, overRows } from './steps.ts';
import type { Steps } from './steps.ts';
import { usefulDictionary } from './TableSource.ts';
import type { ColumnVector } from './TableSource.ts';
import { dayOf, isMissing, listOf, numberOf } from './valueReading.ts';

/** A column for filters. */
export interface FilterColumn {
  /** Its id. */
  id: string;
  /** Its values. */
  vector: ColumnVector;
  /** A value as the text that options are compared with. */
  text: (value: unknown) => string;
  /** Returns the start of a value's day in ms. */
  day: (value: unknown) => number;
  /** Its search index. */
  texts: () => ColumnTexts;
}

/** Whether a filter is active: empty filters are ignored. */
export function isActive(filter: EngineFilter): boolean {
  switch (filter.type) {
    case 'text':
      return filter.text !== '';
    case 'options':
      return filter.values.length > 0;
    case 'number':
      return filter.min !== null || filter.max !== null;
    case 'date':
      return !Number.isNaN(dayOf(filter.from)) || !Number.isNaN(dayOf(filter.to));
    case 'custom':
      return true;
  }
}

/** Returns a mask of the rows that pass a filter. */
export function filterMask(filter: EngineFilter, column: FilterColumn): Steps<Uint8Array> {
  const { vector } = column;
  switch (filter.type) {
    case 'text':
      return textMask(filter, column);
    case 'options':
      return valueMask(vector, optionTest(filter, column.text));
    case 'number':
      return rangeMask(vector, numberOf, filter.min ?? Number.NaN, filter.max ?? Number.NaN);
    case 'date':
      return rangeMask(vector, column.day, dayOf(filter.from), dayOf(filter.to));
    case 'custom':
      return rowMask(vector.length, (row) => filter.matches(vector.at(row), filter.filterValue, row));
  }
}

/** Returns a mask of the rows in which a column contains a text. */
export function* searchMask(text: string, columns: readonly FilterColumn[], rowCount: number): Steps<Uint8Array> {
  const mask = new Uint8Array(rowCount);
  for (const column of columns) {
    const rows = yield* naming(column.id, textMask({ operator: 'contains', text }, column));
    for (let row = 0; row < rowCount; row += 1) mask[row] = mask[row]! | rows[row]!;
  }
  return mask;
}

function* textMask({ operator, text }: Pick<TextFilter, 'operator' | 'text'>, column: FilterColumn): Steps<Uint8Array> {
  const texts = column.texts();
  const hits = yield* texts.search(operator, text);
  return texts.codes ? yield* spread(hits, texts.codes, column.vector.length) : hits;
}

/** Converts a mask of dictionary entries to a mask of rows. */
function spread(hits: Uint8Array, codes: ArrayLike<number>, rowCount: number, missing = 0): Steps<Uint8Array> {
  return rowMask(rowCount, (row) => (hits[codes[row]!] ?? missing) === 1);
}

/** Returns a mask of the rows whose value passes a test; each dictionary entry is tested once. */
function* valueMask(vector: ColumnVector, test: (value: unknown) => boolean): Steps<Uint8Array> {
  const { length } = vector;
  const coded = usefulDictionary(vector);
  if (!coded) return yield* rowMask(length, (row) => test(vector.at(row)));
  const { codes, dictionary } = coded;
  const hits = Uint8Array.from(dictionary, (value) => Number(test(value)));
  return yield* spread(hits, codes, length, Number(test(null)));
}

/** Returns a mask of the rows that pass a test. */
function* rowMask(length: number, test: (row: number) => boolean): Steps<Uint8Array> {
  const mask = new Uint8Array(length);
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) mask[row] = test(row) ? 1 : 0;
  });
  return mask;
}

/** Max number of cached test results: columns repeat few values or hardly any. */
const rememberedValues = 4096;

function optionTest({ values }: OptionsFilter, text: (value: unknown) => string): (value: unknown) => boolean {
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  const isWanted = (value: unknown) => wanted.has((isMissing(value) ? '' : text(value)).toLowerCase());
  const known = new Map<unknown, boolean>();
  return (value) => {
    const list = typeof value === 'object' ? listOf(value) : null;
    if (list) return list.length === 0 ? wanted.has('') : list.some(isWanted);
    let passes = known.get(value);
    if (passes === undefined) {
      passes = isWanted(value);
      if (known.size < rememberedValues) known.set(value, passes);
    }
    return passes;
  };
}

/** Returns a mask of the rows between two bounds; NaN is no bound. */
function rangeMask(
  vector: ColumnVector,
  read: (value: unknown) => number | bigint,
  min: number,
  max: number,
): Steps<Uint8Array> {
  // Comparisons with NaN are false: a missing bound excludes nothing, and unreadable values never pass.
  const isWithin = (size: number | bigint) => size === size && !(size < min || size > max);
  if (vector.kind !== 'numbers' || read !== numberOf) return valueMask(vector, (value) => isWithin(read(value)));
  const { numbers, length } = vector;
  return rowMask(length, (row) => isWithin(numbers[row]!));
}
