/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import { Button } from '@agency-insights/ui-kit';
import { FormRenderer, defineSchema, useFilterForm } from '@agency-insights/form-renderer';
import type { FormValuesOf } from '@agency-insights/form-renderer';

const schema = defineSchema([
  { id: 'agency', type: 'text', config: { label: 'Agency', required: true, minLength: 3 } },
  { id: 'state', type: 'select', config: { label: 'State', options: ['TX', 'OK'], required: true } },
  { id: 'day', type: 'date', config: { label: 'Day', minDate: '2026-01-01' } },
  { id: 'policies', type: 'number', config: { label: 'Policies', min: 1, integer: true } },
  { id: 'reason', type: 'textarea', config: { label: 'Reason', maxLength: 500 } },
]);

/** A form that is sent: nothing leaves it before every value is valid. */
export function VisitForm({ onSend }: { onSend: (visit: FormValuesOf<typeof schema>) => void }) {
  const form = useFilterForm({ schema });
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 24 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.validate()) onSend(form.getEffectiveValues());
      }}
    >
      <FormRenderer form={form} native />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Button type="reset">Reset</Button>
      </div>
    </form>
  );
}
