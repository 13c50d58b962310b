'use client';
import { RangeSliderDropdown } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { RangeFrame } from '../range/RangeFrame.tsx';
import { useRangeField } from '../range/useRangeField.ts';
import type { SelectRangeField as SelectRangeFieldSchema } from './SelectRangeField.schema.ts';

/** A range slider in a dropdown with an Apply button. */
export function SelectRangeField({ field }: FieldRendererProps<SelectRangeFieldSchema>): ReactElement {
  const control = useRangeField(field);
  const { value, handles, setHandles, clearable, clearText, clear, controlProps, scaleProps } = control;
  return (
    <RangeFrame field={field} control={control}>
      <RangeSliderDropdown
        {...controlProps}
        {...scaleProps}
        value={value === undefined ? null : handles}
        onValueChange={(next) => (next ? setHandles(next, 'choose') : clear())}
        clearable={clearable}
        clearText={clearText}
        placeholder={field.config.placeholder}
        fullWidth
      />
    </RangeFrame>
  );
}
