import { dayText, isMissing, isNumber, listOf, wordsOf } from '../engine/valueReading.ts';

/** The text of a cell without a value. */
export const missingText = '–';

let numberFormat: Intl.NumberFormat | undefined;

/**
 * A value as a text cell shows it when its column words it in no other way: numbers with separators and at most two
 * decimals, dates as yyyy-mm-dd (UTC), booleans as Yes and No, lists with commas, a dash where there is no value.
 */
export function formatValue(value: unknown): string {
  if (isMissing(value) || value === '') return missingText;
  if (typeof value === 'string') return value;
  if (isNumber(value)) {
    numberFormat ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });
    return numberFormat.format(value);
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return dayText(value) ?? missingText;
  const list = listOf(value);
  if (list) return list.length === 0 ? missingText : list.map(formatValue).join(', ');
  return wordsOf(value) || missingText;
}
