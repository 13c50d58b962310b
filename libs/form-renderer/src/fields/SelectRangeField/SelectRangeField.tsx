'use client';
import { RangeSliderDropdown } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { FieldDataGate } from '../../renderer/FieldDataGate.tsx';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { useRangeField } from '../range/useRangeField.ts';
import type { SelectRangeField as SelectRangeFieldSchema } from './SelectRangeField.schema.ts';

/** A range on a track inside a dropdown: it counts once it is applied there. */
export function SelectRangeField({ field }: FieldRendererProps<SelectRangeFieldSchema>): ReactElement {
  const { data, value, handles, setHandles, clear, controlProps, scaleProps } = useRangeField(field);
  const { config } = field;
  return (
    <FieldDataGate data={data} field={field} note={data.notice?.text}>
      <RangeSliderDropdown
        {...controlProps}
        {...scaleProps}
        value={value === undefined ? null : handles}
        onValueChange={(next) => (next ? setHandles(next, 'choose') : clear())}
        clearable={config.clearButton ?? true}
        clearText={config.clearButtonText ?? 'Clear Range'}
        placeholder={config.placeholder}
        fullWidth
      />
    </FieldDataGate>
  );
}
