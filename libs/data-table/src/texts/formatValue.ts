import { isMissing, isNumber, listOf, wordsOf } from '../engine/valueReading.ts';
import { dateText } from './dateText.ts';

/** The text of a cell without a value. */
export const missingText = '–';

/** Value formats of a language and region. */
export interface ValueWords {
  /** BCP 47 tag of language and region. */
  locale: string;
  /** Text of true. */
  yes: string;
  /** Text of false. */
  no: string;
}

const american: ValueWords = { locale: 'en-US', yes: 'Yes', no: 'No' };

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a value like a text cell without `format`: numbers with separators and at most two decimals, dates as
 * mm/dd/yyyy (UTC), booleans as Yes and No, lists with commas, a dash for missing values.
 */
export function formatValue(value: unknown): string {
  return valueText(value, american);
}

/** Formats a value like `formatValue`, in a language and region. */
export function valueText(value: unknown, words: ValueWords): string {
  if (isMissing(value) || value === '') return missingText;
  if (typeof value === 'string') return value;
  if (isNumber(value)) return numberFormat(words.locale).format(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value instanceof Date) return dateText(value, words.locale) ?? missingText;
  const list = listOf(value);
  if (list) return list.length === 0 ? missingText : list.map((one) => valueText(one, words)).join(', ');
  return wordsOf(value) || missingText;
}

/** Returns the number format of text cells in a locale. */
export function numberFormat(locale: string): Intl.NumberFormat {
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' });
    numberFormats.set(locale, format);
  }
  return format;
}
