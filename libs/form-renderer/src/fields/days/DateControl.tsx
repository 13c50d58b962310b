'use client';
import { DatePicker } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import { dateOfDay, dayOfDate } from '../../objects/days.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { DateField } from '../DateField/DateField.schema.ts';

/** A date picker that keeps its day as a text. */
export function DateControl({ field }: FieldRendererProps<DateField>): ReactElement {
  const { value, setValue, controlProps, checkProps } = useField(field);
  const { placeholder, minDate, maxDate } = field.config ?? {};
  return (
    <DatePicker
      {...controlProps}
      {...checkProps}
      value={dateOfDay(value)}
      onValueChange={(date, { reason }) =>
        setValue(date ? dayOfDate(date) : undefined, reason === 'type' || reason === 'clear' ? reason : 'choose')
      }
      placeholder={placeholder}
      minDate={dateOfDay(minDate) ?? undefined}
      maxDate={dateOfDay(maxDate) ?? undefined}
      fullWidth
    />
  );
}
