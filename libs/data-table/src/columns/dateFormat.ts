import { inLocalTime, plainText } from '../engine/valueReading.ts';
import { dateText } from '../texts/dateText.ts';
import { missingText } from '../texts/formatValue.ts';
import type { TableWords } from '../texts/useTableWords.ts';
import type { ColumnDef } from './columnDefinition.types.ts';

type DateColumn<TRow> = Pick<ColumnDef<TRow>, 'timeZone' | 'showTime'>;

/** Returns the format of a column's values where it has none: dates in its time zone, with their times on request. */
export function defaultFormat<TRow>(
  { timeZone, showTime }: DateColumn<TRow>,
  { format, locale }: Pick<TableWords, 'format' | 'locale'>,
): (value: unknown) => string {
  if (timeZone !== 'local' && !showTime) return format;
  return (value) => {
    if (!(value instanceof Date)) return format(value);
    return dateText(timeZone === 'local' ? inLocalTime(value) : value, locale, showTime) ?? missingText;
  };
}

/**
 * Returns a value in a form that is the same in all languages: dates in the column's time zone as yyyy-mm-dd, with hh:mm
 * if it shows times.
 */
export function isoText<TRow>({ timeZone, showTime }: DateColumn<TRow>, value: unknown): string {
  const date = timeZone === 'local' ? inLocalTime(value) : value;
  const day = plainText(date);
  return showTime && date instanceof Date && day !== '' ? `${day} ${date.toISOString().slice(-13, -8)}` : day;
}
