import { useCallback, useContext } from 'react';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { EditReason } from '../values/filterDraft.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { useFieldValue } from '../form/formHooks.ts';
import { FieldDisabledContext, useFormContext } from './FormContext.ts';

/** A field's value and how to change it. */
export interface FieldControl {
  /** The drafted value, undefined where there is none. */
  value: FieldValue | undefined;
  /** Sets the drafted value; undefined removes it. */
  setValue: (value: FieldValue | undefined, reason?: EditReason) => void;
  /** Whether the field cannot be used. */
  disabled: boolean;
  /** For the control: its label, or its accessible name where it has none, and whether it can be used. */
  controlProps: ({ label: string } | { 'aria-label': string }) & { disabled: boolean };
}

/** A field's value and how to change it; renders again only when this field's value changes. */
export function useField(field: FieldSchema): FieldControl {
  const { form, disabled } = useFormContext();
  const disabledAround = useContext(FieldDisabledContext);
  const value = useFieldValue(form, field.id);
  const setValue = useCallback(
    (next: FieldValue | undefined, reason?: EditReason) => form.setValue(field.id, next, reason),
    [form, field.id],
  );
  const config: { label?: string; disabled?: boolean } = field.config ?? {};
  const { label } = config;
  const isDisabled = disabled || disabledAround || config.disabled === true;
  return {
    value,
    setValue,
    disabled: isDisabled,
    controlProps: { ...(label ? { label } : { 'aria-label': field.summary?.label ?? field.id }), disabled: isDisabled },
  };
}
