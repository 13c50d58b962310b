import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { FormRenderer, useFilterForm, useFilterFormStatus } from '../index.ts';
import type { CustomFieldProps, FieldSchema, FieldType, FormValues } from '../index.ts';
import { answeringGateways } from '../stories.test-support.tsx';

const track = { min: 0, max: 10, step: 1 };
const options = ['Texas', 'Oklahoma'];
/** One field of each type. */
const fields: { [TType in FieldType]: Extract<FieldSchema, { type: TType }> } = {
  text: { id: 'name', type: 'text', config: { label: 'Name', tooltip: 'As it is licensed' } },
  'multi-text': { id: 'codes', type: 'multi-text', config: { label: 'Codes', options: ['A-1'] } },
  select: { id: 'state', type: 'select', config: { label: 'State', options, multiple: true } },
  autocomplete: {
    id: 'city',
    type: 'autocomplete',
    config: { label: 'City', options: [] },
    data: { kind: 'looker', params: { query_filename: 'cities', filter: '{state}' }, dependsOn: ['state'] },
  },
  radio: { id: 'line', type: 'radio', config: { label: 'Line', options: [{ label: 'Personal' }] } },
  checkbox: { id: 'new', type: 'checkbox', config: { label: 'New only' } },
  switch: { id: 'active', type: 'switch', config: { label: 'Active only', color: 'success' } },
  slider: { id: 'year', type: 'slider', config: { label: 'Years', ...track } },
  'range-slider': { id: 'premium', type: 'range-slider', config: { label: 'Premium', ...track } },
  'select-range': { id: 'size', type: 'select-range', config: { label: 'Size', ...track } },
  number: { id: 'policies', type: 'number', config: { label: 'Policies', required: true } },
  textarea: { id: 'note', type: 'textarea', config: { label: 'Note' } },
  date: { id: 'start', type: 'date', config: { label: 'Start' } },
  'date-range': { id: 'days', type: 'date-range', config: { label: 'Days' } },
  custom: { id: 'grade', type: 'custom', config: { componentKey: 'grade', label: 'Grade' } },
  pill: {
    id: 'more',
    type: 'pill',
    config: { label: 'More', expanded: true, fields: [{ id: 'owner', type: 'text', config: { label: 'Owner' } }] },
  },
  accordion: {
    id: 'contact',
    type: 'accordion',
    config: { label: 'Contact', expanded: true, fields: [{ id: 'mail', type: 'text', config: { label: 'Mail' } }] },
  },
};
/** One field of each type, two of them with one inside. */
export const schema = Object.values(fields);
const applied: FormValues = { name: 'Lone Star', state: ['Texas'], city: 'Austin, TX', premium: { min: 2, max: 5 } };
const customComponents = {
  grade: ({ field, disabled }: CustomFieldProps) => <button disabled={disabled}>{field.config.label}</button>,
};

/** A form of all types, some of them filled. */
export function Filters() {
  const form = useFilterForm({ schema, applied });
  const { filled } = useFilterFormStatus(form);
  return (
    <InsightsThemeProvider>
      <p>{`${filled} filled`}</p>
      <FormRenderer form={form} gateways={answeringGateways} customComponents={customComponents} />
    </InsightsThemeProvider>
  );
}
