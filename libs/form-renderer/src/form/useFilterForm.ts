import { useLayoutEffect, useRef, useState } from 'react';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf } from '../schema/FormValuesOf.ts';
import { sameValue } from '../values/sameValue.ts';
import { createFilterForm } from './FilterForm.ts';
import type { FilterForm, FilterFormOptions } from './FilterForm.types.ts';

/**
 * A filter form with a draft, applied values, Apply, Clear, undo and redo. `applied` is the application's (an address, a
 * saved search): where it changes, the draft follows, also where it goes back to nothing. The answer is the same object on every render; read from it with
 * `useFilterFormStatus`, `useFilterFormValues` and `useFieldValue`, so that typing in a field renders that field alone.
 */
export function useFilterForm<const TSchema extends FormSchema>(
  options: FilterFormOptions<TSchema>,
): FilterForm<FormValuesOf<TSchema>> {
  const [form] = useState(() => createFilterForm(options));
  // Within, values are those of any schema: the compiler cannot follow ids through `FormValuesOf`.
  useAppliedValues(form as unknown as FilterForm, options as unknown as FilterFormOptions);
  return form;
}

function useAppliedValues(form: FilterForm, options: FilterFormOptions): void {
  const { applied } = options;
  const given = useRef(applied);
  useLayoutEffect(() => {
    form.update(options);
    // Compared with what was given before, not with what is applied: between Apply and the new address a render still brings the old values.
    if (sameValue(applied, given.current)) return;
    given.current = applied;
    form.setApplied(applied ?? {});
  });
}
