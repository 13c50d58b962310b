import { useCallback, useContext } from 'react';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { EditReason } from '../values/filterDraft.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { useFieldProblem, useFieldValue } from '../form/formHooks.ts';
import { problemText } from '../summary/problemText.ts';
import { useFormWords } from '../texts/useFormWords.ts';
import { FieldDisabledContext, FieldNoteContext, useFormContext } from './FormContext.ts';

/** A field's value and how to change it. */
export interface FieldControl {
  /** The drafted value, undefined if there is none. */
  value: FieldValue | undefined;
  /** Sets the drafted value; undefined removes it. */
  setValue: (value: FieldValue | undefined, reason?: EditReason) => void;
  /** Whether the field cannot be used. */
  disabled: boolean;
  /**
   * For the control: its label, or its accessible name where it has none, whether it can be used, its name in a native form, and
   * the id of the error below it.
   */
  controlProps: ({ label: string } | { 'aria-label': string }) & {
    disabled: boolean;
    name?: string;
    'aria-describedby'?: string;
  };
  /** For controls that show it: whether a value is required, and its error. */
  checkProps: { required?: boolean; error: string | false };
}

/** A field's value and how to change it; re-renders only when this field's value changes. */
export function useField(field: FieldSchema): FieldControl {
  const { form, disabled, native } = useFormContext();
  const words = useFormWords();
  const disabledAround = useContext(FieldDisabledContext);
  const noteId = useContext(FieldNoteContext);
  const value = useFieldValue(form, field.id);
  const problem = useFieldProblem(form, field.id);
  const setValue = useCallback(
    (next: FieldValue | undefined, reason?: EditReason) => form.setValue(field.id, next, reason),
    [form, field.id],
  );
  const config: { label?: string; disabled?: boolean; required?: boolean } = field.config ?? {};
  const { label, required } = config;
  const isDisabled = disabled || disabledAround || config.disabled === true;
  return {
    value,
    setValue,
    disabled: isDisabled,
    controlProps: {
      ...(label ? { label } : { 'aria-label': field.summary?.label ?? field.id }),
      disabled: isDisabled,
      ...(native && { name: field.id }),
      ...(noteId !== null && problem && problem.code !== 'not-a-number' && { 'aria-describedby': noteId }),
    },
    checkProps: { required, error: problem ? problemText(problem, field, words) : false },
  };
}
