'use client';
import { DateRangePicker } from '@agency-insights/ui-kit';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import { dateOfDay, dayOfDate, readDays } from '../../objects/days.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { DateRangeField } from '../DateRangeField/DateRangeField.schema.ts';

/** A picker of two dates that keeps its days as texts. */
export function DateRangeControl({ field }: FieldRendererProps<DateRangeField>): ReactElement {
  const { value, setValue, controlProps, checkProps } = useField(field);
  const { placeholder, minDate, maxDate } = field.config ?? {};
  const range = useMemo(() => {
    const days = readDays(value);
    return days ? { from: dateOfDay(days.from), to: dateOfDay(days.to) } : null;
  }, [value]);
  return (
    <DateRangePicker
      {...controlProps}
      {...checkProps}
      value={range}
      onValueChange={(next, { reason }) =>
        setValue(
          next ? { from: next.from && dayOfDate(next.from), to: next.to && dayOfDate(next.to) } : undefined,
          reason === 'type' || reason === 'clear' ? reason : 'choose',
        )
      }
      placeholder={placeholder}
      minDate={dateOfDay(minDate) ?? undefined}
      maxDate={dateOfDay(maxDate) ?? undefined}
      fullWidth
    />
  );
}
