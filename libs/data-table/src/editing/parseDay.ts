import { dayOf } from '../engine/valueReading.ts';

type DayPart = 'year' | 'month' | 'day';

/**
 * Parses a day: yyyy-mm-dd, or three numbers in the order in which the locale writes dates, with any separators and a
 * year of four digits: 3/20/2026 in American English, 20.3.2026 in German.
 *
 * @returns The start of the day in UTC as milliseconds; NaN for any other text.
 */
export function parseDay(text: string, locale: string): number {
  const inOrder = /^(\d{1,4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,4})\D{0,3}$/.exec(text);
  if (!inOrder || /^\d{4}-/.test(text)) return dayOf(text);
  const order = partOrder(locale);
  const part = (name: DayPart) => inOrder[order.indexOf(name) + 1]!;
  return dayOf(`${part('year')}-${part('month')}-${part('day')}`);
}

/** Returns the parts of a date in the order of the locale. */
function partOrder(locale: string): DayPart[] {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return (['year', 'month', 'day'] as const).toSorted((a, b) => parts.indexOf(a) - parts.indexOf(b));
}
