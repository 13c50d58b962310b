import type { DateRangeTerm } from './DateExpression.ts';

/** The language in which a range of days is described. */
export interface DateRangeWords {
  /** Returns the translation of an English text with its values: `last {count} complete months`. */
  t: (english: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Writes a `yyyy-mm-dd` day: `Jan 1, 2025`. */
  formatDay: (iso: string) => string;
}

/** Returns a range of days in a few words of any language, as `describeDateRange` does in English. */
export function dateRangeInWords(term: DateRangeTerm, words: DateRangeWords): string {
  return term.kind === 'relative' ? describeRelative(term, words) : describeDays(term, words);
}

function describeDays(
  { from, to }: Extract<DateRangeTerm, { kind: 'absolute' }>,
  { t, formatDay }: DateRangeWords,
): string {
  if (from !== null && to !== null)
    return from === to ? formatDay(from) : t('{from} to {to}', { from: formatDay(from), to: formatDay(to) });
  if (from !== null) return t('from {day}', { day: formatDay(from) });
  return to === null ? t('any date') : t('until {day}', { day: formatDay(to) });
}

function describeRelative(
  { unit, ago, count }: Extract<DateRangeTerm, { kind: 'relative' }>,
  { t }: DateRangeWords,
): string {
  const present = unit === 'day' ? t('today') : t(`this ${unit}`);
  const units = (number: number) => t(number === 1 ? `{count} ${unit}` : `{count} ${unit}s`, { count: number });
  if (ago === 0) return count === 1 ? present : t('{units} from {present}', { units: units(count), present });
  if (ago === count) return count === 1 ? t(`last complete ${unit}`) : t(`last {count} complete ${unit}s`, { count });
  return t('{units} from {ago} ago', { units: units(count), ago: units(ago) });
}
