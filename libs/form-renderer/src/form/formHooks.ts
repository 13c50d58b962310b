import { unstable_useEnhancedEffect as useBrowserLayoutEffect } from '@mui/material/utils';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf } from '../schema/FormValuesOf.ts';
import type { FieldProblem } from '../values/FieldProblem.ts';
import { ownValue } from '../objects/ownValue.ts';
import type { FormValues } from '../values/FormValues.ts';
import { sameValue } from '../values/sameValue.ts';
import { createFilterForm } from './FilterForm.ts';
import type { FilterForm, FilterFormOptions, FilterFormStatus, OptionLabelLookup } from './FilterForm.types.ts';

/** Callbacks omitted by the latest render are removed. */
const noCallbacks = { check: undefined, onApply: undefined, onClear: undefined, onValuesChange: undefined };

/** Returns a value of a store; re-renders only when it changes. */
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the status of a form for its buttons; re-renders only when it changes. */
export function useFilterFormStatus(form: FilterForm<unknown>): FilterFormStatus {
  return useStore(form.subscribe, form.getStatus);
}

/** Returns the whole draft; re-renders on every edit. */
export function useFilterFormValues<TValues>(form: FilterForm<TValues>): TValues {
  return useStore(form.subscribe, form.getValues);
}

/** Returns the drafted value of one field; re-renders only when it changes. */
export function useFieldValue<TValues, TId extends keyof TValues & string>(
  form: FilterForm<TValues>,
  fieldId: TId,
): TValues[TId] | undefined {
  const subscribe = useCallback((listener: () => void) => form.subscribeToField(fieldId, listener), [form, fieldId]);
  // Within, values are those of any schema: the compiler cannot follow ids through `FormValuesOf`.
  return useStore(subscribe, () => ownValue(form.getValues() as FormValues, fieldId) as TValues[TId] | undefined);
}

/** Returns the shown problem of one field; undefined for none. Re-renders only when it changes. */
export function useFieldProblem(form: FilterForm<unknown>, fieldId: string): FieldProblem | undefined {
  const subscribe = useCallback((listener: () => void) => form.subscribeToField(fieldId, listener), [form, fieldId]);
  return useStore(subscribe, () => form.getProblem(fieldId));
}

/** Returns how many of some fields are filled in the draft; re-renders only when the number changes. */
export function useFilledCount(form: FilterForm<unknown>, fields: FormSchema): number {
  return useStore(form.subscribe, () => form.filledCount(fields));
}

/** Returns the option labels of a form's fields; re-renders when data provides more labels. */
export function useOptionLabels(form: FilterForm<unknown>): OptionLabelLookup {
  return useStore(form.subscribe, form.getLabelOf);
}

/**
 * Returns a filter form with a draft, applied values, Apply, Clear, undo and redo. `applied` belongs to the application
 * (an address, a saved search): the draft follows its changes. The returned object is stable; read from it with
 * `useFilterFormStatus`, `useFilterFormValues` and `useFieldValue`, so that typing in a field renders that field alone.
 */
export function useFilterForm<const TSchema extends FormSchema>(
  options: FilterFormOptions<TSchema>,
): FilterForm<FormValuesOf<TSchema>> {
  const [form] = useState(() => createFilterForm(options));
  const { applied } = options;
  const given = useRef(applied);
  useBrowserLayoutEffect(() => {
    // Compared with the previous input, not with the applied filters: between Apply and the new address a render still passes the old values.
    const isSame = sameValue(applied, given.current);
    given.current = applied;
    // Within, values are those of any schema: the compiler cannot follow ids through `FormValuesOf`.
    (form as unknown as FilterForm).update({
      ...noCallbacks,
      ...(options as unknown as FilterFormOptions),
      applied: isSame ? undefined : (applied ?? {}),
    });
  });
  return form;
}
