import { DateLib, defaultLocale, type DayPickerLocale } from 'react-day-picker';
import { dateOfIsoDay, firstDayOf, yearOf, type MonthNumber } from './calendarGrid.ts';

/** Names of months, weekdays and dates in one language. */
export interface DateNames {
  /** Months from January, as they read by themselves. */
  months: readonly string[];
  /** Weekdays from Sunday: "Sunday". */
  weekdays: readonly string[];
  /** Weekdays from Sunday, short enough for a cell of 32 px: "Su". */
  shortWeekdays: readonly string[];
  /** Whether the year comes before the month, as in Japanese. */
  isYearFirst: boolean;
  /** Returns a month with its year: "November 2026". */
  monthTitle: (month: MonthNumber) => string;
  /** Returns a date: "November 20, 2026". */
  date: (day: Date) => string;
  /** Returns a date with its weekday: "Friday, November 20, 2026". */
  fullDate: (day: Date) => string;
}

/** Returns the names of a locale; American English without one. */
export function dateNames(locale?: DayPickerLocale): DateNames {
  const names = listedNames(locale ?? defaultLocale);
  const { months, weekdays } = names;
  if (locale) {
    const dates = new DateLib({ locale });
    return {
      ...names,
      isYearFirst: dates.getMonthYearOrder() === 'year-first',
      monthTitle: (month) => dates.formatMonthYear(dateOfIsoDay(firstDayOf(month))),
      date: (day) => dates.format(day, 'PPP'),
      fullDate: (day) => dates.format(day, 'PPPP'),
    };
  }
  const date = (day: Date) => `${months[day.getMonth()] ?? ''} ${day.getDate()}, ${day.getFullYear()}`;
  return {
    ...names,
    isYearFirst: false,
    // Templates take a tenth of the time of date-fns, 84 times a click.
    monthTitle: (month) => `${months[month % 12] ?? ''} ${yearOf(month)}`,
    date,
    fullDate: (day) => `${weekdays[day.getDay()] ?? ''}, ${date(day)}`,
  };
}

function listedNames({ localize }: DayPickerLocale) {
  const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
  const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
  const named = (width: 'wide' | 'short' | 'narrow') =>
    weekdays.map((day) => localize.day(day, { width, context: 'standalone' }));
  const short = named('short');
  return {
    months: months.map((month) => localize.month(month, { width: 'wide', context: 'standalone' })),
    weekdays: named('wide'),
    // Short names are whole words in Arabic and some other languages.
    shortWeekdays: short.every((name) => name.length <= 3) ? short : named('narrow'),
  };
}
