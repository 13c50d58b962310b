import type { ColumnTexts } from './ColumnTexts.ts';
import type {
  CustomFilter,
  DateFilter,
  EngineFilter,
  NumberFilter,
  OptionsFilter,
  TextFilter,
} from './EngineFilter.ts';
import { naming, overRows } from './steps.ts';
import type { Steps } from './steps.ts';
import { usefulDictionary } from './TableSource.ts';
import type { ColumnVector } from './TableSource.ts';
import { dayOf, isMissing, isNumber, listOf, numberOf, sampleOf } from './valueReading.ts';

/** A column as filters read it. */
export interface FilterColumn {
  /** Its id. */
  id: string;
  /** Its values. */
  vector: ColumnVector;
  /** A value as the text that options are compared with. */
  text: (value: unknown) => string;
  /** A value as the ms of its day's beginning. */
  day: (value: unknown) => number;
  /** Its texts as they are shown, ready to be searched. */
  texts: () => ColumnTexts;
}

/** Whether a filter says anything: one that does not is left out. */
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

/** The rows that pass a filter: 1 by row, 0 for the others. */
export function filterMask(filter: EngineFilter, column: FilterColumn): Steps<Uint8Array> {
  switch (filter.type) {
    case 'text':
      return textMask(filter, column);
    case 'options':
      return valueMask(column.vector, optionTest(filter, column.text));
    case 'number':
      return rangeMask(column.vector, numberOf, numberRange(filter));
    case 'date':
      return rangeMask(column.vector, column.day, dateRange(filter));
    case 'custom':
      return customMask(filter, column.vector);
  }
}

/** The rows in which some column contains a text: 1 by row, 0 for the others. */
export function* searchMask(text: string, columns: readonly FilterColumn[], rowCount: number): Steps<Uint8Array> {
  const mask = new Uint8Array(rowCount);
  const asNumber = digitsOf(text);
  for (const column of columns) {
    const wanted = holdsNumbers(column.vector) ? asNumber : text;
    const rows = yield* naming(column.id, textMask({ operator: 'contains', text: wanted }, column));
    for (let row = 0; row < rowCount; row += 1) mask[row] = (mask[row] as number) | (rows[row] as number);
  }
  return mask;
}

/** Whether a column holds numbers, as far as its first rows tell. */
export function holdsNumbers(vector: ColumnVector): boolean {
  return vector.kind === 'numbers' || isNumber(sampleOf(vector.length, (row) => vector.at(row)));
}

/** What is looked for among numbers: cells show 1,234 and $1,234 where the value is 1234. */
function digitsOf(text: string): string {
  const bare = text.replaceAll(/[,$\s]/g, '');
  return /^-?\d+\.?\d*$/.test(bare) ? bare : text;
}

function* textMask({ operator, text }: Pick<TextFilter, 'operator' | 'text'>, column: FilterColumn): Steps<Uint8Array> {
  const texts = column.texts();
  const { codes } = texts;
  if (!codes) return yield* texts.search(operator, text);
  const hits = yield* texts.search(operator, text);
  return yield* spread(hits, codes, column.vector.length);
}

/** A mask of dictionary entries as one of rows. */
function* spread(hits: Uint8Array, codes: ArrayLike<number>, rowCount: number): Steps<Uint8Array> {
  const mask = new Uint8Array(rowCount);
  yield* overRows(rowCount, (from, to) => {
    for (let row = from; row < to; row += 1) mask[row] = hits[codes[row] as number] ?? 0;
  });
  return mask;
}

/** The rows whose value passes a test; each entry of a dictionary is tested once. */
function* valueMask(vector: ColumnVector, test: (value: unknown) => boolean): Steps<Uint8Array> {
  const { length } = vector;
  const coded = usefulDictionary(vector);
  if (coded) {
    const { codes, dictionary } = coded;
    const missing = test(null) ? 1 : 0;
    const hits = new Uint8Array(dictionary.length);
    for (let code = 0; code < hits.length; code += 1) hits[code] = test(dictionary[code]) ? 1 : 0;
    const mask = new Uint8Array(length);
    yield* overRows(length, (from, to) => {
      for (let row = from; row < to; row += 1) mask[row] = hits[codes[row] as number] ?? missing;
    });
    return mask;
  }
  const mask = new Uint8Array(length);
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) mask[row] = test(vector.at(row)) ? 1 : 0;
  });
  return mask;
}

/** Values that were tested are remembered up to this number: columns repeat few values or hardly any. */
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

interface Range {
  min: number;
  max: number;
}

function numberRange({ min, max }: NumberFilter): Range {
  return { min: min ?? -Infinity, max: max ?? Infinity };
}

function dateRange({ from, to }: DateFilter): Range {
  const [first, last] = [dayOf(from), dayOf(to)];
  return { min: Number.isNaN(first) ? -Infinity : first, max: Number.isNaN(last) ? Infinity : last };
}

function* rangeMask(
  vector: ColumnVector,
  read: (value: unknown) => number | bigint,
  { min, max }: Range,
): Steps<Uint8Array> {
  // Comparisons with not-a-number are false, so values that cannot be read never pass.
  const test = (value: unknown) => {
    const size = read(value);
    return size >= min && size <= max;
  };
  if (vector.kind !== 'numbers' || read !== numberOf) return yield* valueMask(vector, test);
  const { numbers, length } = vector;
  const mask = new Uint8Array(length);
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const value = numbers[row] as number;
      mask[row] = value >= min && value <= max ? 1 : 0;
    }
  });
  return mask;
}

function* customMask({ matches, filterValue }: CustomFilter, vector: ColumnVector): Steps<Uint8Array> {
  const { length } = vector;
  const mask = new Uint8Array(length);
  yield* overRows(length, (from, to) => {
    for (let row = from; row < to; row += 1) mask[row] = matches(vector.at(row), filterValue, row) ? 1 : 0;
  });
  return mask;
}
