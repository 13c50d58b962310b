import { formatDate } from './dateParts.ts';
import { startOfDay } from './dateRules.ts';

/** The days that a person may choose; an end that is missing is open. */
export interface DayLimits {
  /** The first day. */
  minDate?: Date | null;
  /** The last day. */
  maxDate?: Date | null;
}

/** Limits as days, the earlier one first: limits that are the wrong way round swap as the ends of a range do. */
export function orderedLimits({ minDate, maxDate }: DayLimits): DayLimits {
  return minDate && maxDate && minDate > maxDate ? { minDate: maxDate, maxDate: minDate } : { minDate, maxDate };
}

/** Whether a date lies on one of the days that may be chosen. An open end of a range lies within. */
export function isWithinLimits(date: Date | null, { minDate, maxDate }: DayLimits): boolean {
  if (!date) return true;
  const day = startOfDay(date);
  return !(minDate && day < startOfDay(minDate)) && !(maxDate && day > startOfDay(maxDate));
}

/** What a person is told who wants another day than may be chosen: "Choose a day from 11/05/2026 to 11/25/2026." */
export function limitsSentence({ minDate, maxDate }: DayLimits): string {
  if (minDate && maxDate) return `Choose a day from ${formatDate(minDate)} to ${formatDate(maxDate)}.`;
  return minDate
    ? `Choose a day from ${formatDate(minDate)} on.`
    : maxDate
      ? `Choose a day up to ${formatDate(maxDate)}.`
      : '';
}
