import { readOrNothing } from './readOrNothing.ts';

const dayLengthMs = 86_400_000;
const minuteMs = 60_000;
const threeNumbers = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;

/** Whether a value is missing: `null`, `undefined` or NaN, but not an empty text. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value !== value;
}

/** Number of sampled values to determine a column's data type. */
const sampleRows = 20;

/** Returns the first value among a column's first rows, to determine its data type; undefined if there is none. */
export function sampleOf(length: number, at: (row: number) => unknown): unknown {
  for (let row = 0; row < Math.min(sampleRows, length); row += 1) {
    const value = at(row);
    if (!isMissing(value)) return value;
  }
  return undefined;
}

/** Whether a value is a number. */
export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** Returns a value's search text: dates as yyyy-mm-dd (UTC), lists with commas, '' if missing. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isMissing(value)) return '';
  if (value instanceof Date) return dayText(value) ?? '';
  return listOf(value)?.map(plainText).join(', ') ?? wordsOf(value);
}

/** Whether a value is a date or a list of dates. */
export function holdsDates(value: unknown): boolean {
  return (Array.isArray(value) ? value[0] : value) instanceof Date;
}

/** Returns `String(value)`; '' if that throws. */
export function wordsOf(value: unknown): string {
  return readOrNothing(String, value) ?? '';
}

/** Returns a date as yyyy-mm-dd (UTC); null if invalid. */
export function dayText(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, -14);
}

/** Returns a local date as the UTC date with the same fields; other values unchanged. */
export function inLocalTime(value: Date): Date;
export function inLocalTime(value: unknown): unknown;
export function inLocalTime(value: unknown): unknown {
  return value instanceof Date ? new Date(value.getTime() - value.getTimezoneOffset() * minuteMs) : value;
}

/** Returns the items of an array or typed array; null for other values. */
export function listOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  return ArrayBuffer.isView(value) && Symbol.iterator in value ? [...(value as unknown as Iterable<unknown>)] : null;
}

/** Returns a value as a number, also from text; `NaN` if it is none. Bigints stay exact. */
export function numberOf(value: unknown): number | bigint {
  if (isNumber(value)) return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** Returns the start of a value's day in UTC as ms; `NaN` if it is not a date. */
export function dayOf(value: unknown): number {
  const time = typeof value === 'string' ? dayOfText(value) : value instanceof Date ? value.getTime() : value;
  return typeof time === 'number' ? Math.floor(time / dayLengthMs) * dayLengthMs : Number.NaN;
}

/** Parses yyyy-mm-dd, optionally followed by a time (TABLE-FILTER-4). */
function dayOfText(text: string): number {
  const parts = threeNumbers.exec(text);
  if (!parts) return Number.NaN;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // Invalid days would overflow into the next month.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : Number.NaN;
}
