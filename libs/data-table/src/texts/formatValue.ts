import { dayText, isMissing, isNumber, listOf, wordsOf } from '../engine/valueReading.ts';

/** The text of a cell without a value. */
export const missingText = '–';

/** How values are written in a language and a region. */
export interface ValueWords {
  /** BCP 47 tag of language and region. */
  locale: string;
  /** What true is called. */
  yes: string;
  /** What false is called. */
  no: string;
}

const american: ValueWords = { locale: 'en-US', yes: 'Yes', no: 'No' };

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * A value as a text cell shows it when its column words it in no other way: numbers with separators and at most two
 * decimals, dates as yyyy-mm-dd (UTC), booleans as Yes and No, lists with commas, a dash where there is no value.
 */
export function formatValue(value: unknown): string {
  return valueText(value, american);
}

/** Returns a value as `formatValue` writes it, in a language and a region. */
export function valueText(value: unknown, words: ValueWords): string {
  if (isMissing(value) || value === '') return missingText;
  if (typeof value === 'string') return value;
  if (isNumber(value)) return numberFormat(words.locale).format(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value instanceof Date) return dayText(value) ?? missingText;
  const list = listOf(value);
  if (list) return list.length === 0 ? missingText : list.map((one) => valueText(one, words)).join(', ');
  return wordsOf(value) || missingText;
}

function numberFormat(locale: string): Intl.NumberFormat {
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' });
    numberFormats.set(locale, format);
  }
  return format;
}
