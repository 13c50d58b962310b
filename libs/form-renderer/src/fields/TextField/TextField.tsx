'use client';
import { Input } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { TextField as TextFieldSchema } from './TextField.schema.ts';

/** One line of text. */
export function TextField({ field }: FieldRendererProps<TextFieldSchema>): ReactElement {
  const { value, setValue, controlProps, checkProps } = useField(field);
  return (
    <Input
      {...controlProps}
      {...checkProps}
      value={(value as string | undefined) ?? ''}
      onValueChange={(text, { reason }) => setValue(text, reason === 'clear' ? 'clear' : 'type')}
      placeholder={field.config?.placeholder}
      maxLength={field.config?.maxLength}
      clearable
      fullWidth
    />
  );
}
