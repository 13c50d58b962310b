import { DistinctTexts } from './DistinctTexts.ts';
import { mergeSort } from './mergeSort.ts';
import { naturalOrder, radixSort } from './radixSort.ts';
import { rankPart } from './rankTexts.ts';
import { overRows } from './steps.ts';
import type { Steps } from './steps.ts';
import { usefulDictionary } from './TableSource.ts';
import type { CodedVector, ColumnVector, NumberArray } from './TableSource.ts';
import { dayOf, isMissing, isNumber, wordsOf } from './valueReading.ts';

/** Compares two present values: negative if `a` is before `b`, 0 if equal. */
export type CompareValues = (a: unknown, b: unknown) => number;

/** The built-in sort functions. */
export const sortFunctionNames = ['auto', 'alphanumeric', 'number', 'date'] as const;

/**
 * A column's sort function. `auto`: numbers, dates and booleans by size, text by collation, numbers before text.
 * `alphanumeric`: every value as text. `number`: text read as numbers. `date`: ISO text read as dates. Unreadable
 * values count as missing. A function compares two values.
 */
export type SortFunction = (typeof sortFunctionNames)[number] | CompareValues;

/** Sort keys of a column: unsigned 32-bit keys by row, smaller first. */
export interface SortKeys {
  /** Upper half of 64-bit keys; null if 32 bits are enough. */
  high: Uint32Array | null;
  /** The keys, or their lower half. */
  low: Uint32Array;
  /** 1 for rows without a value, 0 for the others; null if there are none. */
  missing: Uint8Array | null;
}

/** Creates the sort keys of a column. Linear for numbers and dictionaries; text is ranked once. */
export function* sortKeys(vector: ColumnVector, sortFunction: SortFunction = 'auto'): Steps<SortKeys> {
  const coded = usefulDictionary(vector);
  if (coded) return yield* codedKeys(coded, sortFunction);
  if (typeof sortFunction === 'function') return yield* comparedKeys(vector, sortFunction);
  if (vector.kind === 'numbers' && sortFunction !== 'alphanumeric') return yield* numberKeys(vector.numbers);
  return yield* valueKeys(vector, sortFunction);
}

/** Sort keys that are being written: 0 until set. */
class RowKeys implements SortKeys {
  high: Uint32Array | null = null;
  readonly low: Uint32Array;
  missing: Uint8Array | null = null;

  constructor(length: number) {
    this.low = new Uint32Array(length);
  }

  /** Marks a row without a value; allocates the array on first use. */
  miss(row: number): void {
    this.missing ??= new Uint8Array(this.low.length);
    this.missing[row] = 1;
  }
}

/** Keys of numbers; `NaN` is missing. */
function* numberKeys(numbers: NumberArray): Steps<SortKeys> {
  const { length } = numbers;
  const keys = new RowKeys(length);
  let min = Infinity;
  let max = -Infinity;
  let whole = true;
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const value = numbers[row]!;
      if (value !== value) {
        keys.miss(row);
        continue;
      }
      if (value < min) min = value;
      if (value > max) max = value;
      if (whole && value !== Math.floor(value)) whole = false;
    }
  });
  if (whole && max - min <= 0xffffffff) {
    const { low } = keys;
    yield* overRows(length, (from, to) => {
      for (let row = from; row < to; row += 1) low[row] = numbers[row]! - min;
    });
  } else {
    yield* writeDoubles(keys, numbers);
  }
  return keys;
}

/** Writes the bits of doubles so that their unsigned order is numeric order (IEEE 754, negative numbers inverted). */
function* writeDoubles(keys: RowKeys, numbers: NumberArray): Steps<void> {
  const { length } = numbers;
  const high = new Uint32Array(length);
  const { low } = keys;
  const double = new Float64Array(1);
  const halves = new Uint32Array(double.buffer);
  // Endianness: 1 only has bits in the upper half.
  double[0] = 1;
  const upper = halves[1] ? 1 : 0;
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      // Adding 0 makes -0 and 0 one key.
      double[0] = numbers[row]! + 0;
      const top = halves[upper]!;
      const negative = top >>> 31 === 1;
      high[row] = negative ? ~top : top | 0x80000000;
      low[row] = negative ? ~halves[1 - upper]! : halves[1 - upper]!;
    }
  });
  keys.high = high;
}

/** Keys of a dictionary column: the dictionary is ranked, rows take the rank of their code. */
function* codedKeys({ codes, dictionary, length }: CodedVector, sortFunction: SortFunction): Steps<SortKeys> {
  const entries: ColumnVector = { kind: 'values', length: dictionary.length, at: (code) => dictionary[code] };
  const ranks = yield* denseRanks(yield* sortKeys(entries, sortFunction));
  const keys = new RowKeys(length);
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const rank = ranks[codes[row]!];
      if (rank === undefined || rank < 0) keys.miss(row);
      else keys.low[row] = rank;
    }
  });
  return keys;
}

/** Converts keys to ranks without gaps, -1 for missing values. */
function* denseRanks({ high, low, missing }: SortKeys): Steps<Int32Array> {
  const ranks = new Int32Array(low.length);
  const buffers = naturalOrder(low.length);
  yield* radixSort(buffers, low, false);
  if (high) yield* radixSort(buffers, high, false);
  const { order } = buffers;
  let rank = -1;
  let previous = -1;
  yield* overRows(order.length, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const row = order[place]!;
      if (missing?.[row] === 1) {
        ranks[row] = -1;
        continue;
      }
      if (previous < 0 || low[row] !== low[previous] || high?.[row] !== high?.[previous]) rank += 1;
      ranks[row] = rank;
      previous = row;
    }
  });
  return ranks;
}

/** Keys by a comparison function: the rows are sorted once, and equal neighbours share a key. */
function* comparedKeys(vector: ColumnVector, compare: CompareValues): Steps<SortKeys> {
  const { length } = vector;
  const keys = new RowKeys(length);
  const values: unknown[] = new Array<unknown>(length);
  const present = new Uint32Array(length);
  let count = 0;
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const value = vector.at(row);
      values[row] = value;
      if (isMissing(value)) keys.miss(row);
      else present[count++] = row;
    }
  });
  // Values that cannot be compared count as equal.
  const rows = yield* mergeSort(present.slice(0, count), (a, b) => compare(values[a], values[b]) || 0);
  let rank = 0;
  yield* overRows(count, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const row = rows[place]!;
      if (place > 0 && (compare(values[rows[place - 1]!], values[row]) || 0) !== 0) rank += 1;
      keys.low[row] = rank;
    }
  });
  return keys;
}

const isoDate = /^\d{4}(-\d{2}(-\d{2}([T ]\d{2}:\d{2}(:\d{2}([.,]\d+)?)?\s?(Z|[+-]\d{2}(:?\d{2})?)?)?)?)?$/;

type Reading = Exclude<SortFunction, CompareValues>;

/** Keys of single values: numbers and dates by size, then texts by collation. */
function* valueKeys(vector: ColumnVector, reading: Reading): Steps<SortKeys> {
  const { length } = vector;
  const numbers = new Float64Array(length).fill(Number.NaN);
  const texts = new DistinctTexts(length);
  let numberCount = 0;
  let isWide = false;
  let isMixed = false;
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const given = vector.at(row);
      const value = readValue(given, reading);
      isWide ||= typeof given === 'bigint' && !Number.isSafeInteger(value);
      isMixed ||= !isNumber(given) && !isMissing(given);
      if (typeof value === 'string') texts.set(row, value);
      else if (value !== null) {
        numbers[row] = value;
        numberCount += 1;
      }
    }
  });
  // Doubles cannot represent wide integers exactly; JavaScript compares bigints exactly.
  if (isWide && !isMixed && texts.size === 0)
    return yield* comparedKeys(vector, (a, b) => (less(a, b) ? -1 : Number(less(b, a))));
  if (texts.size === 0) return yield* numberKeys(numbers);
  const numberRanks = numberCount > 0 ? yield* denseRanks(yield* numberKeys(numbers)) : null;
  return yield* textKeys(texts, numberRanks);
}

function less(a: unknown, b: unknown): boolean {
  return (a as bigint) < (b as bigint);
}

/** Keys of texts by row, after the ranks of numbers, if any. */
function* textKeys({ codes, distinct }: DistinctTexts, numberRanks: Int32Array | null): Steps<SortKeys> {
  const { ranks } = yield* rankPart(distinct);
  const { length } = codes;
  const keys = new RowKeys(length);
  const firstText = numberRanks ? length : 0;
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const code = codes[row]!;
      const numberRank = numberRanks ? numberRanks[row]! : -1;
      if (code >= 0) keys.low[row] = firstText + ranks[code]!;
      else if (numberRank >= 0) keys.low[row] = numberRank;
      else keys.miss(row);
    }
  });
  return keys;
}

/** Returns a value's sort value: a number, a text, or null if missing. */
function readValue(value: unknown, reading: Reading): number | string | null {
  if (isMissing(value)) return null;
  if (value instanceof Date) {
    const time = numberOrNull(value.getTime());
    return reading === 'alphanumeric' && time !== null ? value.toISOString() : time;
  }
  if (reading === 'alphanumeric') return wordsOf(value);
  if (typeof value === 'number') return value;
  if (reading === 'date' && typeof value !== 'bigint') return timeOfText(wordsOf(value));
  if (typeof value === 'bigint' || typeof value === 'boolean') return Number(value);
  if (reading === 'number') return wordsOf(value).trim() === '' ? null : numberOrNull(Number(value));
  return wordsOf(value);
}

/** Returns the time of ISO text in ms; null otherwise. `Date` alone also accepts "Unit 9" and February 31. */
function timeOfText(text: string): number | null {
  if (!isoDate.test(text) || (text.length > 'yyyy-mm'.length && Number.isNaN(dayOf(text)))) return null;
  return numberOrNull(Date.parse(text));
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
