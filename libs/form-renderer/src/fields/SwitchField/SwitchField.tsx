'use client';
import { Switch } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { SwitchField as SwitchFieldSchema } from './SwitchField.schema.ts';

/** A switch. */
export function SwitchField({ field }: FieldRendererProps<SwitchFieldSchema>): ReactElement {
  const { value, setValue, controlProps, checkProps } = useField(field);
  return (
    <Switch
      {...controlProps}
      {...checkProps}
      checked={value === true}
      onCheckedChange={(checked) => setValue(checked)}
    />
  );
}
