'use client';
import { Slider, useLocale } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import { formatAmount } from '../../summary/formatAmount.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { SliderField as SliderFieldSchema } from './SliderField.schema.ts';

/** One number on a track; the default, or the start of the track, counts as nothing chosen. */
export function SliderField({ field }: FieldRendererProps<SliderFieldSchema>): ReactElement {
  const { value, setValue, controlProps } = useField(field);
  const { min, max, step, defaultValue = min } = field.config;
  const locale = useLocale();
  const unit = field.summary?.unit ?? 'number';
  return (
    <Slider
      {...controlProps}
      min={min}
      max={max}
      step={step}
      value={(value as number | undefined) ?? defaultValue}
      onValueChange={(next) => setValue(next, 'drag')}
      formatValue={(number) => formatAmount(number, unit, locale)}
    />
  );
}
