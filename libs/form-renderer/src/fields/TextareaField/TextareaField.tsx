'use client';
import { Textarea } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { TextareaField as TextareaFieldSchema } from './TextareaField.schema.ts';

/** Several lines of text. */
export function TextareaField({ field }: FieldRendererProps<TextareaFieldSchema>): ReactElement {
  const { value, setValue, controlProps, checkProps } = useField(field);
  return (
    <Textarea
      {...controlProps}
      {...checkProps}
      value={(value as string | undefined) ?? ''}
      onValueChange={(text) => setValue(text, 'type')}
      placeholder={field.config?.placeholder}
      maxLength={field.config?.maxLength}
      rows={field.config?.rows}
      fullWidth
    />
  );
}
