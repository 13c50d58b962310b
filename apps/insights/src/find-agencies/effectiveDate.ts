import type { CustomFieldCodec } from '@agency-insights/form-renderer/filters';
import {
  dateRangeFilter,
  dateRangeInWords,
  parseDateExpression,
  type DateRangeTerm,
} from '@agency-insights/insights-api/filters';
import type { Translate, Words } from '../language/createWords.ts';

/** The one range that an expression means; null if it means none or several, or cannot be read. */
export function readEffectiveDate(expression: string): DateRangeTerm | null {
  try {
    const { ranges } = parseDateExpression(expression);
    return ranges.length === 1 ? (ranges[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** The complete units before the present one as an expression: `12 months ago for 12 months`. */
export function completeUnits(count: number, unit: 'day' | 'month' | 'year'): string {
  const units = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return `${units} ago for ${units}`;
}

/** Two days as an expression, both included; null is an open end. Undefined where both are open. */
export function daysToExpression(from: Date | null, to: Date | null): string | undefined {
  if (from === null && to === null) return undefined;
  return dateRangeFilter({ from: from && isoDay(from), to: to && isoDay(to) });
}

/** Returns a local day as `yyyy-mm-dd`. */
export function isoDay(date: Date): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Returns the start of a `yyyy-mm-dd` day in local time. */
export function dayOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date(2000, month - 1, day);
  date.setFullYear(year, month - 1, day);
  return date;
}

/** A range in a few words; the expression itself where it is not one range. */
export function describeEffectiveDate(expression: string, words: Words): string {
  const term = readEffectiveDate(expression);
  if (term === null) return expression;
  return dateRangeInWords(term, words);
}

/** A range as a part of the sentence of all filters: `with policies effective in the last 12 complete months`. */
function phraseOf(expression: string, words: Words): string {
  let outermost: Parameters<Translate> = ['{data}'];
  const data = describeEffectiveDate(expression, { ...words, t: (...text) => words.t(...(outermost = text)) });
  // What is translated last has the other texts in it. Each language has a whole phrase for it.
  const [english, values = { data }] = outermost;
  return words.t(`with policies effective ${english.replace(/^last/, 'in the last')}`, values);
}

/** Codec of the effective date: its value is the filter expression. */
export const effectiveDateCodec = (words: Words): CustomFieldCodec => ({
  toExpression: (value) => (typeof value === 'string' && readEffectiveDate(value) !== null ? value : undefined),
  fromExpression: (expression) => (readEffectiveDate(expression) === null ? undefined : expression),
  describe: (value, _field, place) => (place === 'sentence' ? phraseOf : describeEffectiveDate)(String(value), words),
});
