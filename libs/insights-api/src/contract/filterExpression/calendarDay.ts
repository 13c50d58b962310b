import type { DateUnit } from './DateExpression.ts';

const dayForm = /^(\d{4})[-/](\d{2})[-/](\d{2})$/;
const millisecondsPerDay = 86_400_000;

/** Parses a day in `yyyy-mm-dd` or `yyyy/mm/dd` form; returns `yyyy-mm-dd`, or null for an invalid day. */
export function readCalendarDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = dayForm.exec(text) ?? [];
  if (year === '') return null;
  const written = `${year}-${month}-${day}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return Number.isNaN(time) || toDay(new Date(time)) !== written ? null : written;
}

/** Returns the day that is `days` later, or earlier if negative. Stays within the years 0000 to 9999. */
export function addDays(day: string, days: number): string {
  return toDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay));
}

/** Returns the first day of the unit that is `units` after the one of `day`. */
export function startOfUnit(day: string, unit: DateUnit, units: number): string {
  if (unit === 'day') return addDays(day, units);
  const year = Number(day.slice(0, 4));
  const month = unit === 'year' ? 0 : Number(day.slice(5, 7)) - 1;
  const date = new Date(0);
  // Not Date.UTC, which treats the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(unit === 'year' ? year + units : year, unit === 'year' ? 0 : month + units, 1);
  return toDay(date);
}

function toDay(date: Date): string {
  const time = date.getTime();
  if (Number.isNaN(time) || date.getUTCFullYear() < 0) return '0000-01-01';
  return date.getUTCFullYear() > 9999 ? '9999-12-31' : date.toISOString().slice(0, 10);
}
