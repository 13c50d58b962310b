'use client';
import { Slider, useLocale } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import { formatAmount } from '../../summary/formatAmount.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { SliderField as SliderFieldSchema } from './SliderField.schema.ts';

/** A slider for one number; the default, or the start of the track, means no value. */
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
