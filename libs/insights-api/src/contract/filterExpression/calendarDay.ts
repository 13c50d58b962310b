import type { DateUnit } from './DateExpression.ts';

const dayForm = /^(\d{4})[-/](\d{2})[-/](\d{2})$/;
const millisecondsPerDay = 86_400_000;

/** A day as `yyyy-mm-dd`, from `yyyy-mm-dd` or `yyyy/mm/dd`; null where the calendar has no such day. */
export function readCalendarDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = dayForm.exec(text) ?? [];
  if (year === '') return null;
  const written = `${year}-${month}-${day}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return Number.isNaN(time) || toDay(new Date(time)) !== written ? null : written;
}

/** The day that is `days` later, or earlier where negative. Stays within the years 0000 to 9999. */
export function addDays(day: string, days: number): string {
  return toDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay));
}

/** The first day of the unit that is `units` after the one that `day` is in. */
export function startOfUnit(day: string, unit: DateUnit, units: number): string {
  if (unit === 'day') return addDays(day, units);
  const year = Number(day.slice(0, 4));
  const month = unit === 'year' ? 0 : Number(day.slice(5, 7)) - 1;
  const date = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(unit === 'year' ? year + units : year, unit === 'year' ? 0 : month + units, 1);
  return toDay(date);
}

function toDay(date: Date): string {
  const time = date.getTime();
  if (Number.isNaN(time) || date.getUTCFullYear() < 0) return '0000-01-01';
  return date.getUTCFullYear() > 9999 ? '9999-12-31' : date.toISOString().slice(0, 10);
}
