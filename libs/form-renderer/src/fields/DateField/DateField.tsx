'use client';
import type { ReactElement } from 'react';
import { DayControlPlace } from '../days/DayControlPlace.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { DateField as DateFieldSchema } from './DateField.schema.ts';

/** A date. */
export function DateField({ field }: FieldRendererProps<DateFieldSchema>): ReactElement {
  return <DayControlPlace field={field}>{({ DateControl }) => <DateControl field={field} />}</DayControlPlace>;
}
