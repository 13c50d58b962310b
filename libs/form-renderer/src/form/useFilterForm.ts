import { useLayoutEffect, useState } from 'react';
import { createFilterForm } from './FilterForm.ts';
import type { FilterForm, FilterFormOptions } from './FilterForm.ts';

/**
 * A filter form with a draft, applied values, Apply, Clear, undo and redo. `applied` is the application's (an address, a
 * saved search): where it changes, the draft follows. The answer is the same object on every render; read from it with
 * `useFilterFormStatus`, `useFilterFormValues` and `useFieldValue`, so that typing in a field renders that field alone.
 */
export function useFilterForm(options: FilterFormOptions): FilterForm {
  const [form] = useState(() => createFilterForm(options));
  useLayoutEffect(() => form.update(options));
  const { applied } = options;
  useLayoutEffect(() => {
    if (applied) form.setApplied(applied);
  }, [form, applied]);
  return form;
}
