import { formatDate } from './dateParts.ts';
import { startOfDay } from './dateRules.ts';
import { americanSettings, type DateSettings } from './dateSettings.ts';

/** The days that the user may choose; an end that is missing is open. */
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

/** Returns a sentence with the days that may be chosen: "Choose a day from 11/05/2026 to 11/25/2026." */
export function limitsSentence(
  { minDate, maxDate }: DayLimits,
  { form, words }: Pick<DateSettings, 'form' | 'words'> = americanSettings,
): string {
  const [first, last] = [minDate && formatDate(minDate, form), maxDate && formatDate(maxDate, form)];
  if (first && last) return words.betweenLimits(first, last);
  if (first) return words.fromLimit(first);
  return last ? words.untilLimit(last) : '';
}
