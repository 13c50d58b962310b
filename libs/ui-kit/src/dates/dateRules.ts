/** A range of dates; an end that is null is open. */
export interface DateRange {
  /** The start of the first day, local time. */
  from: Date | null;
  /** 23:59:59 of the last day, local time. */
  to: Date | null;
}

/** Whether a date is one: `new Date('nonsense')` is not. */
export function isValidDate(date: Date): boolean {
  return !Number.isNaN(date.getTime());
}

/** Midnight at the start of a day. */
export function startOfDay(date: Date): Date {
  const start = new Date(date.getTime());
  start.setHours(0, 0, 0, 0);
  return start;
}

/** 23:59:59.999 of a day. */
export function endOfDay(date: Date): Date {
  const end = new Date(date.getTime());
  end.setHours(23, 59, 59, 999);
  return end;
}

/** The same time of day so many days later; negative numbers go back. */
export function addDays(date: Date, days: number): Date {
  const moved = new Date(date.getTime());
  moved.setDate(moved.getDate() + days);
  return moved;
}

/** Which days dates lie on, as a text to be compared. */
export function daysKey(dates: readonly (Date | null | undefined)[]): string {
  return dates.map((date) => date && startOfDay(date).getTime()).join();
}

/** Whether two dates lie on the same day. */
export function isSameDay(a: Date | null | undefined, b: Date | null | undefined): boolean {
  return a != null && b != null && startOfDay(a).getTime() === startOfDay(b).getTime();
}

/**
 * A range in order: ends that are the wrong way round swap, the first one moves to the start of its day
 * and the last one to 23:59:59 of its day. An invalid date is an open end; a range without ends is null.
 */
export function normalizeRange(range: DateRange | null | undefined): DateRange | null {
  const valid = (end?: Date | null) => (end && isValidDate(end) ? end : null);
  const [from, to] = [valid(range?.from), valid(range?.to)];
  if (!from && !to) return null;
  if (from && to && from > to) return { from: startOfDay(to), to: endOfDay(from) };
  return { from: from && startOfDay(from), to: to && endOfDay(to) };
}

/** Which end of a range a click has set. */
export type RangeClick = 'start' | 'end';

/** The range after a click on a day: the first click sets the start, the second the end; a third starts a new range. */
export function pickRangeDay(range: DateRange | null, day: Date): { range: DateRange | null; set: RangeClick } {
  if (range?.from && !range.to) {
    return { range: normalizeRange({ from: range.from, to: day }), set: 'end' };
  }
  return { range: { from: startOfDay(day), to: null }, set: 'start' };
}

/** The date after a click on a day: clicking the chosen day again clears it (KIT-DATE-4). */
export function pickDay(chosen: Date | null, day: Date): Date | null {
  return isSameDay(chosen, day) ? null : startOfDay(day);
}

/** Whether two ranges cover the same days. */
export function isSameRange(a: DateRange | null, b: DateRange | null): boolean {
  return daysKey([a?.from, a?.to]) === daysKey([b?.from, b?.to]);
}

/** How much room must be free beside the first calendar for a second one, in px (KIT-DATE-8). */
const roomForSecondCalendar = 100;

/** One calendar, or two when there is room beside the first. */
export function calendarCount(viewportWidth: number, firstCalendarRight: number): 1 | 2 {
  return viewportWidth - firstCalendarRight >= roomForSecondCalendar ? 2 : 1;
}
