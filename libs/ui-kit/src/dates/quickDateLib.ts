import { DateLib } from 'react-day-picker';
import { isoDay } from './dateParts.ts';
import type { DateSettings } from './dateSettings.ts';

type QuickDateSettings = Pick<DateSettings, 'locale' | 'weekStartsOn' | 'showWeekNumber'>;

/**
 * Returns quick functions for what `DayPicker` asks date-fns hundreds of times a month. They take a third of the time of
 * a click; other patterns and real week numbers go on to date-fns.
 */
export function quickDateLib({ locale, weekStartsOn, showWeekNumber }: QuickDateSettings): Partial<DateLib> {
  const dateFns = new DateLib({ locale, weekStartsOn });
  return {
    format: (date, pattern) => {
      if (pattern === 'yyyy-MM-dd') return isoDay(date);
      return pattern === 'yyyy-MM' ? isoDay(date).slice(0, 7) : dateFns.format(date, pattern);
    },
    // Without week numbers on screen they only group days: 1970 began on a Thursday.
    getWeek: showWeekNumber ? dateFns.getWeek : (date) => Math.floor((dayNumber(date) + 4 - weekStartsOn) / 7),
    isSameMonth,
    isSameDay: (one, other) => one.getDate() === other.getDate() && isSameMonth(one, other),
    differenceInCalendarDays: (later, earlier) => dayNumber(later) - dayNumber(earlier),
  };
}

function isSameMonth(one: Date, other: Date): boolean {
  return one.getMonth() === other.getMonth() && one.getFullYear() === other.getFullYear();
}

/** Counts the days since 1970. The text of the day is read as UTC, also in years below 100. */
function dayNumber(date: Date): number {
  return Date.parse(isoDay(date)) / 86_400_000;
}
