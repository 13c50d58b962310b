import { useCallback, useSyncExternalStore } from 'react';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValues, FieldValue } from '../values/FormValues.ts';
import type { FilterForm, FilterFormStatus, OptionLabelLookup } from './FilterForm.ts';

/** What the buttons around a form need; renders again only when one of them changes. */
export function useFilterFormStatus(form: FilterForm): FilterFormStatus {
  return useSyncExternalStore(form.subscribe, form.getStatus, form.getStatus);
}

/** The whole draft; renders again on every edit. */
export function useFilterFormValues(form: FilterForm): FormValues {
  return useSyncExternalStore(form.subscribe, form.getValues, form.getValues);
}

/** The drafted value of one field; renders again only when it changes. */
export function useFieldValue(form: FilterForm, fieldId: string): FieldValue | undefined {
  const subscribe = useCallback((listener: () => void) => form.subscribeToField(fieldId, listener), [form, fieldId]);
  const getValue = useCallback(() => form.getValues()[fieldId], [form, fieldId]);
  return useSyncExternalStore(subscribe, getValue, getValue);
}

/** How many of some fields are filled in the draft; renders again only when the number changes. */
export function useFilledCount(form: FilterForm, fields: FormSchema): number {
  const getCount = useCallback(() => form.filledCount(fields), [form, fields]);
  return useSyncExternalStore(form.subscribe, getCount, getCount);
}

/** What the options of a form's fields are called; renders again as data brings more labels. */
export function useOptionLabels(form: FilterForm): OptionLabelLookup {
  return useSyncExternalStore(form.subscribe, form.getLabelOf, form.getLabelOf);
}
