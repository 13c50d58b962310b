'use client';
import type { ReactElement } from 'react';
import { useField } from '../../renderer/useField.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import { NumberInput } from '../range/NumberInput.tsx';
import type { NumberField as NumberFieldSchema } from './NumberField.schema.ts';

/** A number field, in the format of the locale and with its unit. */
export function NumberField({ field }: FieldRendererProps<NumberFieldSchema>): ReactElement {
  const { value, setValue, controlProps, checkProps } = useField(field);
  const { name, ...labelled } = controlProps;
  const number = typeof value === 'number' ? value : null;
  return (
    <>
      <NumberInput
        {...labelled}
        {...checkProps}
        placeholder={field.config?.placeholder}
        field={field}
        value={number}
        onCommit={(next) => setValue(next ?? undefined, 'type')}
      />
      {/* What is shown is written in the form of the region. */}
      {name && number !== null && <input type="hidden" name={name} value={number} disabled={labelled.disabled} />}
    </>
  );
}
