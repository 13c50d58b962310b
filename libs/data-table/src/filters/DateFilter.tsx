import { DatePicker } from '@agency-insights/ui-kit';
import { dayText } from '../engine/valueReading.ts';
import { readDay } from './columnFilters.ts';
import type { FilterFieldProps } from './filterField.types.ts';

/** Props of `DateFilter`. */
export interface DateFilterProps extends FilterFieldProps {
  /** A day was chosen in the calendar, which has closed. */
  onPick: (() => void) | undefined;
}

/** Rows of one day; the calendar closes when a day is chosen (TABLE-FILTER-4). */
export function DateFilter({ label, value, onChange, onPick }: DateFilterProps) {
  return (
    <DatePicker
      aria-label={label}
      value={toDate(readDay(value))}
      fullWidth
      onValueChange={(date, { reason }) => {
        onChange(date && toDay(date));
        if (reason === 'pick') onPick?.();
      }}
    />
  );
}

/** A day as the picker takes it: its beginning where the person is. */
function toDate(day: string | null): Date | null {
  const [year = 0, month = 1, date = 1] = (day ?? '').split('-').map(Number);
  return day === null ? null : new Date(year, month - 1, date);
}

/** A day, where the person is, as yyyy-mm-dd. */
function toDay(date: Date): string | null {
  return dayText(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())));
}
