'use client';
import { Switch } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import type { SwitchField as SwitchFieldSchema } from '../../schema/FieldSchema.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';

/** A switch. */
export function SwitchField({ field }: FieldRendererProps<SwitchFieldSchema>): ReactElement {
  const { value, setValue, disabled, labelProps } = useField(field);
  return (
    <Switch
      {...labelProps}
      checked={value === true}
      onCheckedChange={(checked) => setValue(checked || undefined)}
      disabled={disabled}
    />
  );
}
