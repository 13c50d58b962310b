import { naturalOrder, radixSort } from './radixSort.ts';
import { rankTexts } from './rankTexts.ts';
import type { CodedVector, ColumnVector, NumberArray } from './TableSource.ts';

/** Orders two values that are not missing: negative where `a` stands before `b`, 0 where they count as equal. */
export type CompareValues = (a: unknown, b: unknown) => number;

/** The sort functions that have a name. */
export const sortFunctionNames = ['auto', 'alphanumeric', 'number', 'date'] as const;

/**
 * How a column's values are ordered. `auto` goes by the values: numbers, dates and booleans by size, text by collation,
 * numbers before text. `alphanumeric` takes every value as text, `number` reads text as a number, `date` reads ISO text as
 * a date; what cannot be read counts as missing. A function compares two values itself.
 */
export type SortFunction = (typeof sortFunctionNames)[number] | CompareValues;

/** A column made ready to sort: unsigned 32-bit keys by row, smaller first. */
export interface SortKeys {
  /** Upper half of 64-bit keys; null where 32 bits are enough. */
  high: Uint32Array | null;
  /** The keys, or their lower half. */
  low: Uint32Array;
  /** 1 for rows without a value, 0 for the others; null where every row has one. */
  missing: Uint8Array | null;
}

/** Makes the sort keys of a column. Linear for numbers and dictionaries; text is ranked once. */
export function sortKeys(vector: ColumnVector, sortFunction: SortFunction = 'auto'): SortKeys {
  if (vector.kind === 'coded' && vector.dictionary.length <= vector.length) return codedKeys(vector, sortFunction);
  if (typeof sortFunction === 'function') return comparedKeys(vector, sortFunction);
  if (vector.kind === 'numbers' && sortFunction !== 'alphanumeric') return numberKeys(vector.numbers);
  return valueKeys(vector, sortFunction);
}

/** Missing values are `null`, `undefined` and not-a-number; an empty text is a value. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'number' && Number.isNaN(value));
}

/** Keys of numbers; `NaN` is missing. */
function numberKeys(numbers: NumberArray): SortKeys {
  const { length } = numbers;
  let min = Infinity;
  let max = -Infinity;
  let whole = true;
  let missing: Uint8Array | null = null;
  for (let row = 0; row < length; row += 1) {
    const value = numbers[row] as number;
    if (value !== value) {
      missing ??= new Uint8Array(length);
      missing[row] = 1;
      continue;
    }
    if (value < min) min = value;
    if (value > max) max = value;
    if (whole && value !== Math.floor(value)) whole = false;
  }
  if (whole && max - min <= 0xffffffff) {
    const low = new Uint32Array(length);
    for (let row = 0; row < length; row += 1) low[row] = (numbers[row] as number) - min;
    return { high: null, low, missing };
  }
  return { ...doubleKeys(numbers), missing };
}

/** The bits of doubles, turned so that unsigned order is the order of the numbers (IEEE 754, negative numbers reversed). */
function doubleKeys(numbers: NumberArray): { high: Uint32Array; low: Uint32Array } {
  const { length } = numbers;
  const high = new Uint32Array(length);
  const low = new Uint32Array(length);
  const double = new Float64Array(1);
  const halves = new Uint32Array(double.buffer);
  const upper = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0;
  for (let row = 0; row < length; row += 1) {
    // Adding 0 makes -0 and 0 one key.
    double[0] = (numbers[row] as number) + 0;
    const top = halves[upper] as number;
    const negative = top >>> 31 === 1;
    high[row] = negative ? ~top : top | 0x80000000;
    low[row] = negative ? ~(halves[1 - upper] as number) : (halves[1 - upper] as number);
  }
  return { high, low };
}

/** Keys of a dictionary column: the dictionary is ranked, rows take the rank of their code. */
function codedKeys({ codes, dictionary, length }: CodedVector, sortFunction: SortFunction): SortKeys {
  const entries = sortKeys({ kind: 'values', length: dictionary.length, at: (code) => dictionary[code] }, sortFunction);
  const ranks = denseRanks(entries);
  const low = new Uint32Array(length);
  let missing: Uint8Array | null = null;
  for (let row = 0; row < length; row += 1) {
    const rank = ranks[codes[row] as number];
    if (rank === undefined || rank < 0) {
      missing ??= new Uint8Array(length);
      missing[row] = 1;
    } else {
      low[row] = rank;
    }
  }
  return { high: null, low, missing };
}

/** Turns keys of any kind into ranks without gaps, -1 for missing values. */
function denseRanks({ high, low, missing }: SortKeys): Int32Array {
  const ranks = new Int32Array(low.length);
  const buffers = naturalOrder(low.length);
  radixSort(buffers, low, false);
  if (high) radixSort(buffers, high, false);
  let rank = -1;
  let previous = -1;
  for (const row of buffers.order) {
    if (missing?.[row] === 1) {
      ranks[row] = -1;
      continue;
    }
    if (previous < 0 || low[row] !== low[previous] || (high !== null && high[row] !== high[previous])) rank += 1;
    ranks[row] = rank;
    previous = row;
  }
  return ranks;
}

function comparedKeys(vector: ColumnVector, compare: CompareValues): SortKeys {
  const { length } = vector;
  const low = new Uint32Array(length);
  const values: unknown[] = [];
  const rows: number[] = [];
  let missing: Uint8Array | null = null;
  for (let row = 0; row < length; row += 1) {
    const value = vector.at(row);
    values.push(value);
    if (isMissing(value)) {
      missing ??= new Uint8Array(length);
      missing[row] = 1;
    } else {
      rows.push(row);
    }
  }
  rows.sort((a, b) => compare(values[a], values[b]));
  let rank = 0;
  rows.forEach((row, index) => {
    const previous = rows[index - 1];
    if (previous !== undefined && compare(values[previous], values[row]) !== 0) rank += 1;
    low[row] = rank;
  });
  return { high: null, low, missing };
}

type Reading = Exclude<SortFunction, CompareValues>;

/** Keys of values that are read one by one: numbers and dates by size, then texts by collation. */
function valueKeys(vector: ColumnVector, reading: Reading): SortKeys {
  const { length } = vector;
  const numbers = new Float64Array(length).fill(Number.NaN);
  const texts = new TextColumn(length);
  let numberCount = 0;
  for (let row = 0; row < length; row += 1) {
    const value = readValue(vector.at(row), reading);
    if (typeof value === 'string') texts.set(row, value);
    else if (value !== null) {
      numbers[row] = value;
      numberCount += 1;
    }
  }
  if (texts.size === 0) return numberKeys(numbers);
  return texts.keys(numberCount > 0 ? denseRanks(numberKeys(numbers)) : null);
}

/** A value as what it is ordered by: a number, a text, or null where it is missing. */
function readValue(value: unknown, reading: Reading): number | string | null {
  if (isMissing(value)) return null;
  if (reading === 'alphanumeric') return value instanceof Date ? value.toISOString() : String(value);
  if (typeof value === 'number') return value;
  if (value instanceof Date) return numberOrNull(value.getTime());
  if (reading === 'date') return numberOrNull(Date.parse(String(value)));
  if (typeof value === 'bigint' || typeof value === 'boolean') return Number(value);
  if (reading === 'number') return String(value).trim() === '' ? null : numberOrNull(Number(value));
  return String(value);
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** Give up looking for repeated texts once this many rows showed mostly different ones. */
const repetitionSample = 2048;

/** The texts of a column, each distinct one kept once as long as texts repeat. */
class TextColumn {
  size = 0;
  private readonly distinct: string[] = [];
  private readonly codeByText = new Map<string, number>();
  private readonly codes: Int32Array;

  constructor(length: number) {
    this.codes = new Int32Array(length).fill(-1);
  }

  set(row: number, text: string): void {
    this.size += 1;
    if (this.size > repetitionSample && this.distinct.length > this.size / 2) {
      this.codes[row] = this.distinct.push(text) - 1;
      return;
    }
    let code = this.codeByText.get(text);
    if (code === undefined) {
      code = this.distinct.push(text) - 1;
      this.codeByText.set(text, code);
    }
    this.codes[row] = code;
  }

  /** Keys by row; the ranks of numbers, where there are any, stand before those of texts. */
  keys(numberRanks: Int32Array | null): SortKeys {
    const { codes } = this;
    const { ranks } = rankTexts(this.distinct);
    const low = new Uint32Array(codes.length);
    let missing: Uint8Array | null = null;
    const firstText = numberRanks ? codes.length : 0;
    for (let row = 0; row < codes.length; row += 1) {
      const code = codes[row] as number;
      const numberRank = numberRanks?.[row] ?? -1;
      if (code >= 0) low[row] = firstText + (ranks[code] as number);
      else if (numberRank >= 0) low[row] = numberRank;
      else {
        missing ??= new Uint8Array(codes.length);
        missing[row] = 1;
      }
    }
    return { high: null, low, missing };
  }
}
