import { readOrNothing } from './readOrNothing.ts';

const dayLengthMs = 86_400_000;
const minuteMs = 60_000;
const threeNumbers = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;

/** Missing values are `null`, `undefined` and not-a-number; an empty text is a value. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value !== value;
}

/** Values that are looked at to tell what a column holds. */
const sampleRows = 20;

/** The first value among a column's first rows, which tells what the column holds; undefined where there is none. */
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

/** A value as the text that is searched: dates as yyyy-mm-dd (UTC), lists with commas, '' where there is no value. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isMissing(value)) return '';
  if (value instanceof Date) return dayText(value) ?? '';
  return listOf(value)?.map(plainText).join(', ') ?? wordsOf(value);
}

/** What a value says of itself; '' where it cannot: an object without a prototype, or with a `toString` that throws. */
export function wordsOf(value: unknown): string {
  return readOrNothing(String, value) ?? '';
}

/** A date as yyyy-mm-dd (UTC), without the 14 characters of its time; null where it is none. */
export function dayText(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, -14);
}

/** A date as one in UTC that reads as it does where the person is; any other value as it is. */
export function inLocalTime(value: Date): Date;
export function inLocalTime(value: unknown): unknown;
export function inLocalTime(value: unknown): unknown {
  return value instanceof Date ? new Date(value.getTime() - value.getTimezoneOffset() * minuteMs) : value;
}

/** The items of a value that is a list, also of the typed arrays that Arrow's lists of numbers are; null where it is none. */
export function listOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  return ArrayBuffer.isView(value) && Symbol.iterator in value ? [...(value as unknown as Iterable<unknown>)] : null;
}

/** A value as a number, texts read as numbers; `NaN` where it is none. Wide integers keep all of their digits. */
export function numberOf(value: unknown): number | bigint {
  if (isNumber(value)) return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** A value as the ms of its day's beginning in UTC; `NaN` where it is no date. */
export function dayOf(value: unknown): number {
  const time = typeof value === 'string' ? dayOfText(value) : value instanceof Date ? value.getTime() : value;
  return typeof time === 'number' ? Math.floor(time / dayLengthMs) * dayLengthMs : Number.NaN;
}

/** Three numeric parts, yyyy-mm-dd, with or without a time behind them (TABLE-FILTER-4). */
function dayOfText(text: string): number {
  const parts = threeNumbers.exec(text);
  if (!parts) return Number.NaN;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  // `Date.UTC` takes the years 0 to 99 for those of the last century.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // Days that no calendar has would count as others.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : Number.NaN;
}
