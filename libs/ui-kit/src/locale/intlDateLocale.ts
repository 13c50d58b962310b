import type { DayPickerLocale } from 'react-day-picker';
import { firstWeekday } from './firstWeekday.ts';

/** What date-fns asks a locale for names and patterns with. */
interface NameOptions {
  width?: string;
  context?: string;
}

type Styles = Intl.DateTimeFormatOptions;

/** The letters of date-fns for the parts of a date. */
const letters: Readonly<Record<string, string>> = { weekday: 'EEEE', day: 'd', month: 'MMMM', year: 'y' };

const longDate: Styles = { day: 'numeric', month: 'long', year: 'numeric' };
const dateStyles: Readonly<Record<string, Styles>> = {
  full: { weekday: 'long', ...longDate },
  long: longDate,
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

/**
 * Makes a locale of date-fns from `Intl`: names of months and weekdays, order of dates, first day of the week. The
 * calendar is the Gregorian one with Western digits, as dates are typed.
 * @throws RangeError for a text that is no BCP 47 tag.
 */
export function intlDateLocale(tag: string): DayPickerLocale {
  const weekStartsOn = firstWeekday(tag);
  const names = new Map<string, string>();
  const partsOf = (date: Date, styles: Styles) =>
    new Intl.DateTimeFormat(tag, { ...styles, calendar: 'gregory', numberingSystem: 'latn' }).formatToParts(date);
  // A calendar asks for the same names hundreds of times.
  const nameOf = (type: 'month' | 'weekday', date: Date, styles: Styles) => {
    const key = `${date.getMonth()} ${date.getDate()} ${JSON.stringify(styles)}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = partsOf(date, styles).find((part) => part.type === type)?.value ?? '';
    names.set(key, name);
    return name;
  };
  // DayPicker completes it with American English, in parts that no calendar shows.
  return {
    code: tag,
    localize: {
      month: (month: number, { context }: NameOptions = {}) =>
        nameOf('month', new Date(2026, month, 1), context === 'standalone' ? { month: 'long' } : longDate),
      // 1 November 2026 is a Sunday. Short names lose their point: "dim".
      day: (day: number, { width }: NameOptions = {}) =>
        nameOf('weekday', new Date(2026, 10, 1 + day), { weekday: weekdayStyle(width) }).replace(/\.$/, ''),
    },
    formatLong: {
      date: ({ width = 'full' }: NameOptions) =>
        datePattern(partsOf(new Date(2026, 10, 20), dateStyles[width] ?? longDate)),
    },
    options: { weekStartsOn, firstWeekContainsDate: weekStartsOn === 1 ? 4 : 1 },
  } as unknown as DayPickerLocale;
}

function weekdayStyle(width: string | undefined): 'long' | 'short' | 'narrow' {
  return width === 'short' || width === 'narrow' ? width : 'long';
}

/** Writes the parts of a date as a pattern of date-fns: "d 'de' MMMM 'de' y". */
function datePattern(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(
      ({ type, value }) => letters[type] ?? value.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/[\p{L}']+/gu, quoted),
    )
    .join('');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
