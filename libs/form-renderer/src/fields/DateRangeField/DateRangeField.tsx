'use client';
import type { ReactElement } from 'react';
import { DayControlPlace } from '../days/DayControlPlace.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { DateRangeField as DateRangeFieldSchema } from './DateRangeField.schema.ts';

/** A date range. */
export function DateRangeField({ field }: FieldRendererProps<DateRangeFieldSchema>): ReactElement {
  return (
    <DayControlPlace field={field}>{({ DateRangeControl }) => <DateRangeControl field={field} />}</DayControlPlace>
  );
}
