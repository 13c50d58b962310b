'use client';
import { Radio, RadioGroup } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { RadioField as RadioFieldSchema } from './RadioField.schema.ts';

/** Selects one of a few visible options. */
export function RadioField({ field }: FieldRendererProps<RadioFieldSchema>): ReactElement {
  const { value, setValue, disabled, controlProps, checkProps } = useField(field);
  return (
    <RadioGroup
      {...controlProps}
      {...checkProps}
      // An option with an empty value means no choice.
      value={(value as string | undefined) ?? ''}
      onValueChange={(next) => setValue(next)}
    >
      {field.config.options.map(({ label, value: own = label, disabled: unavailable }) => (
        <Radio key={own} value={own} label={label} disabled={disabled || unavailable} />
      ))}
    </RadioGroup>
  );
}
