import { isoDay, type IsoDay } from './dateParts.ts';
import type { DateRange } from './dateRules.ts';
import type { WeekDay } from './dateSettings.ts';
import type { DayLimits } from './dayLimits.ts';

/** A month as a number that counts from January of the year 0: 12 × year + month from 0. */
export type MonthNumber = number;

/** The days that a calendar offers, both ends with them. */
export interface CalendarBounds {
  /** The first day. */
  first: IsoDay;
  /** The last day. */
  last: IsoDay;
}

/** The place of a day in the value: `only` for a single day, or for the one end of an open range. */
export type RangePlace = 'only' | 'start' | 'middle' | 'end';

/** How many years a calendar goes back and on from today where no first or last day is given. */
const yearsBack = 25;
const yearsOn = 10;

/** Returns the start of a day, local time; of a skipped day, the start of the next one. */
export function dateOfIsoDay(day: IsoDay): Date {
  // Without its time the text would be read as UTC.
  return new Date(`${day}T00:00`);
}

/** Whether the local clocks skipped the whole day, as in Apia 2011-12-30. */
function isSkipped(day: IsoDay): boolean {
  return isoDay(dateOfIsoDay(day)) !== day;
}

/** The day of the week, from 0. Days are counted by UTC, which skips none. */
function weekdayOf(day: IsoDay): number {
  return new Date(day).getUTCDay();
}

/** The month of a day. */
export function monthOf(day: IsoDay): MonthNumber {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The year of a month. */
export function yearOf(month: MonthNumber): number {
  return Math.floor(month / 12);
}

/** Returns the first day of a month. */
export function firstDayOf(month: MonthNumber): IsoDay {
  return dayIn(month, 1);
}

function dayIn(month: MonthNumber, date: number): IsoDay {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(yearOf(month)).padStart(4, '0')}-${two((month % 12) + 1)}-${two(date)}`;
}

/** How many days a month has. */
function monthLength(month: MonthNumber): number {
  const at = month % 12;
  // Long and short months alternate, and start again in August.
  if (at !== 1) return 31 - ((at % 7) % 2);
  const year = yearOf(month);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** The bounds of a calendar: the days given, else whole years around today or the end that is given, with the chosen days. */
export function boundsOf(
  today: Date,
  { minDate, maxDate }: DayLimits = {},
  chosen: CalendarBounds | null = null,
): CalendarBounds {
  const early = maxDate && maxDate < today ? maxDate : today;
  const late = minDate && minDate > today ? minDate : today;
  const first = dayIn(Math.max(1, early.getFullYear() - yearsBack) * 12, 1);
  const last = dayIn(Math.min(9999, late.getFullYear() + yearsOn) * 12 + 11, 31);
  return {
    first: minDate ? isoDay(minDate) : chosen && chosen.first < first ? `${chosen.first.slice(0, 4)}-01-01` : first,
    last: maxDate ? isoDay(maxDate) : chosen && chosen.last > last ? `${chosen.last.slice(0, 4)}-12-31` : last,
  };
}

/** Whether a day can be chosen. */
export function isWithin(day: IsoDay, { first, last }: CalendarBounds): boolean {
  return day >= first && day <= last;
}

/** The first of the months shown that is nearest to the wanted one, so that the calendar stays within its bounds. */
export function clampFirstMonth(wanted: MonthNumber, months: number, { first, last }: CalendarBounds): MonthNumber {
  return Math.max(monthOf(first), Math.min(wanted, monthOf(last) - months + 1));
}

/**
 * The day that a key leads to, or null for a key that leads nowhere: arrow keys move by a day or a week, Page keys by
 * a month, with Shift by a year, Home and End inside the week. A day outside the bounds becomes the nearest inside; a
 * skipped day becomes the one behind it.
 */
export function dayAfterKey(
  day: IsoDay,
  key: string,
  withShift: boolean,
  bounds: CalendarBounds,
  weekStartsOn: WeekDay = 0,
): IsoDay | null {
  const aim = moveByKey(day, key, withShift, weekStartsOn);
  if (aim === null) return null;
  const moved = isSkipped(aim) ? addToDay(aim, aim < day ? -1 : 1) : aim;
  if (moved < bounds.first) return bounds.first;
  return moved > bounds.last ? bounds.last : moved;
}

function moveByKey(day: IsoDay, key: string, withShift: boolean, weekStartsOn: WeekDay): IsoDay | null {
  const place = (weekdayOf(day) - weekStartsOn + 7) % 7;
  const keys = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -place, End: 6 - place };
  const days = (keys as Readonly<Record<string, number>>)[key];
  if (days !== undefined) return addToDay(day, days);
  const months = key === 'PageUp' ? -1 : key === 'PageDown' ? 1 : 0;
  return months === 0 ? null : addMonths(day, withShift ? months * 12 : months);
}

function addToDay(day: IsoDay, days: number): IsoDay {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of another month, or that month's last one. */
function addMonths(day: IsoDay, months: number): IsoDay {
  const month = monthOf(day) + months;
  return dayIn(month, Math.min(Number(day.slice(8)), monthLength(month)));
}

/** Returns the place of a day in the value, or undefined. */
export function rangePlace(day: IsoDay, chosen: CalendarBounds | null): RangePlace | undefined {
  if (!chosen || !isWithin(day, chosen)) return undefined;
  if (chosen.first === chosen.last) return 'only';
  if (day === chosen.first) return 'start';
  return day === chosen.last ? 'end' : 'middle';
}

/** Returns the first and last chosen day; where one end is open, both are the other end. */
export function chosenDays(range: DateRange | null): CalendarBounds | null {
  const from = range?.from ?? range?.to;
  const to = range?.to ?? range?.from;
  return from && to ? { first: isoDay(from), last: isoDay(to) } : null;
}

/**
 * The one day that Tab leads to: the first of the wanted ones that is shown and can be chosen, else the first day shown
 * that can. Null where none can.
 */
export function tabStopOf(
  wanted: readonly (IsoDay | null | undefined)[],
  shown: readonly MonthNumber[],
  bounds: CalendarBounds,
): IsoDay | null {
  const fits = (day: IsoDay) => isWithin(day, bounds) && shown.includes(monthOf(day));
  const stop = wanted.find((day) => day != null && fits(day));
  if (stop != null) return stop;
  const earliest = dayIn(shown[0] ?? monthOf(bounds.first), 1);
  const first = earliest < bounds.first ? bounds.first : earliest;
  return fits(first) ? first : null;
}
