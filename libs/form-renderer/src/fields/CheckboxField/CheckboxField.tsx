'use client';
import { Checkbox } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { CheckboxField as CheckboxFieldSchema } from './CheckboxField.schema.ts';

/** A checkbox. */
export function CheckboxField({ field }: FieldRendererProps<CheckboxFieldSchema>): ReactElement {
  const { value, setValue, controlProps, checkProps } = useField(field);
  return (
    <Checkbox
      {...controlProps}
      {...checkProps}
      checked={value === true}
      onCheckedChange={(checked) => setValue(checked)}
    />
  );
}
