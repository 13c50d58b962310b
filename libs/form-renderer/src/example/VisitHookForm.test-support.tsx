/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import { Button, Input, Select } from '@agency-insights/ui-kit';
import { FormRenderer, defineSchema, useFilterForm } from '@agency-insights/form-renderer';
import type { FormValuesOf } from '@agency-insights/form-renderer';
import { Controller, useForm } from 'react-hook-form';

const schema = defineSchema([
  { id: 'day', type: 'date', config: { label: 'Day' } },
  { id: 'policies', type: 'number', config: { label: 'Policies', required: true, min: 1 } },
]);

interface Visit {
  contact: string;
  state: string | null;
  details: FormValuesOf<typeof schema>;
}

/** Fields of the kit and a form from a schema in one form of react-hook-form. */
export function VisitHookForm({ onSend }: { onSend: (visit: Visit) => void }) {
  const { control, register, setValue, handleSubmit } = useForm<Visit>({
    defaultValues: { contact: '', state: null, details: {} },
  });
  const form = useFilterForm({ schema, onValuesChange: (details) => setValue('details', details) });
  register('details', { validate: () => form.validate() });
  return (
    <form noValidate onSubmit={handleSubmit(onSend)}>
      <Controller
        name="contact"
        control={control}
        rules={{ required: 'Enter a contact' }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <Input label="Contact" {...field} onValueChange={onChange} error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="state"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Select label="State" options={['TX', 'OK']} {...field} onValueChange={onChange} />
        )}
      />
      <FormRenderer form={form} />
      <Button type="submit" variant="contained">
        Send
      </Button>
    </form>
  );
}
