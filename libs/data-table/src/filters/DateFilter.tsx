import { useLazyPart } from '@agency-insights/ui-kit';
import { dayText, inLocalTime } from '../engine/valueReading.ts';
import { readDay } from './columnFilters.ts';
import { datePickerPart } from './datePickerPart.ts';
import type { FilterFieldProps } from './filterField.types.ts';

/** Props of `DateFilter`. */
export interface DateFilterProps extends FilterFieldProps {
  /** Called when a day was chosen and the calendar has closed. */
  onPick: (() => void) | undefined;
}

/** Filters by one day; the calendar closes when a day is chosen (TABLE-FILTER-4). */
export function DateFilter({ label, value, onChange, onPick }: DateFilterProps) {
  const part = useLazyPart(datePickerPart, true);
  const day = readDay(value);
  return (
    part && (
      <part.DatePicker
        aria-label={label}
        // Local midnight, as in the date picker.
        value={day === null ? null : new Date(`${day}T00:00`)}
        fullWidth
        onValueChange={(date, { reason }) => {
          onChange(date && dayText(inLocalTime(date)));
          if (reason === 'pick') onPick?.();
        }}
      />
    )
  );
}
