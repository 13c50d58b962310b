import { isRecord } from './isRecord.ts';

/** Two days such as "2026-11-20", both included; null is an open end. A type, as interfaces are no JSON to the compiler. */
export type DayRange = {
  /** First day. */
  readonly from: string | null;
  /** Last day. */
  readonly to: string | null;
};

/** Whether a value is a day of the calendar: "2026-02-28", but not "2026-02-30". */
export function isDay(value: unknown): value is string {
  const date = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(`${value}T00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(String(value));
}

/** Reads two days in their order; undefined for anything else, and where both ends are open. */
export function readDays(value: unknown): DayRange | undefined {
  if (!isRecord(value) || !('from' in value || 'to' in value)) return undefined;
  const [from, to] = [value.from ?? null, value.to ?? null];
  const isEnd = (end: unknown): end is string | null => end === null || isDay(end);
  if (!isEnd(from) || !isEnd(to) || (from === null && to === null)) return undefined;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Returns the start of a day in local time, as in pickers; null for an invalid day. */
export function dateOfDay(value: unknown): Date | null {
  if (!isDay(value)) return null;
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number);
  const date = new Date(2000, month - 1, 1);
  // The constructor takes years below 100 for years of the last century.
  date.setFullYear(year, month - 1, day);
  return date;
}

/** Returns the day that a date is on in local time. */
export function dayOfDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
