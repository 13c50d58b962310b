/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import { useState } from 'react';
import { Button } from '@agency-insights/ui-kit';
import { FormRenderer, defineSchema, useFilterForm, useFilterFormStatus } from '@agency-insights/form-renderer';
import type { FormValuesOf } from '@agency-insights/form-renderer';

const schema = defineSchema([
  {
    id: 'line',
    type: 'radio',
    config: {
      label: 'Line of business',
      options: [
        { label: 'Any', value: '' },
        { label: 'Personal', value: 'personal' },
        { label: 'Commercial', value: 'commercial' },
      ],
    },
  },
  { id: 'states', type: 'select', config: { label: 'States', options: ['TX', 'OK'], multiple: true } },
]);
type Values = FormValuesOf<typeof schema>; // { line?: 'personal' | 'commercial'; states?: readonly ('TX' | 'OK')[] }

/** Checks by the compiler: an unknown field or a value that is no option does not compile. */
export function namesOf({ line, states = [] }: Values): string {
  return `${line ?? 'any'} lines in ${states.length > 0 ? states.join(' or ') : 'any state'}`;
}

/** A form whose values have types. */
export function TypedFilters() {
  const [applied, setApplied] = useState<Values>({ line: 'personal' });
  const form = useFilterForm({ schema, applied, onApply: setApplied });
  return (
    <>
      <FormRenderer form={form} />
      <p>{namesOf(applied)}</p>
      <Button disabled={!useFilterFormStatus(form).canApply} onClick={form.apply}>
        Apply
      </Button>
    </>
  );
}
