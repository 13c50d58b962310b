import { Alert, Button } from '@agency-insights/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import {
  FormRenderer,
  useFilterForm,
  useFilterFormStatus,
  useFilterFormValues,
  useOptionLabels,
  validateSchema,
} from '../index.ts';
import { describeFilters } from '../filters.ts';
import type { FormSchema, FormValues, WhenUnfit } from '../index.ts';
import { FormStory, answeringGateways, silentGateways } from '../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = {
  title: 'Form renderer/FormRenderer',
  component: FormRenderer,
  render: FormStory,
};
export default meta;
type Story = StoryObj<typeof FormStory>;

const schema: FormSchema = [
  {
    id: 'agency',
    type: 'accordion',
    config: {
      label: 'Agency',
      expanded: true,
      showDivider: true,
      fields: [
        {
          id: 'state',
          type: 'autocomplete',
          config: { label: 'State', placeholder: 'Any', options: [], multiple: true },
          summary: { phrase: 'in {data}' },
          data: {
            kind: 'looker',
            params: { query: 'states' },
            keyLabel: 'state_name',
            keyValue: 'state',
            keyCount: 'agencies',
          },
        },
        {
          id: 'premium',
          type: 'range-slider',
          config: { label: 'Written premium', openEnded: true, tooltip: 'All lines, last twelve months' },
          summary: { label: 'Premium', unit: 'usd' },
          data: {
            kind: 'looker',
            params: { query: 'premium' },
            keyLower: 'lower',
            keyUpper: 'upper',
            keyCount: 'agencies',
          },
        },
      ],
    },
  },
  {
    id: 'policy',
    type: 'accordion',
    config: {
      label: 'Policy',
      expanded: true,
      showDivider: true,
      fields: [
        {
          id: 'line',
          type: 'radio',
          config: {
            label: 'Line of business',
            options: [
              { label: 'Personal', value: 'personal' },
              { label: 'Commercial', value: 'commercial' },
            ],
          },
        },
        {
          id: 'carrier',
          type: 'select',
          layout: { split: true },
          config: { label: 'Carrier', placeholder: 'Any', options: [], multiple: true },
          data: { kind: 'looker', params: { query: 'carriers' }, keyLabel: 'carrier' },
        },
        {
          id: 'product',
          type: 'select',
          layout: { split: true },
          config: { label: 'Product', placeholder: 'Any', options: ['Auto', 'Home', 'General liability'] },
        },
        {
          id: 'naics',
          type: 'autocomplete',
          config: { label: 'Industry (NAICS)', placeholder: 'Search codes and titles', options: [], multiple: true },
          showWhen: { field: 'line', oneOf: ['commercial'] },
          data: { kind: 'askkodiak', endpointConfig: { endpoint: 'naics-summary' } },
          searchData: { kind: 'askkodiak', endpointConfig: { endpoint: 'suggest-groups' } },
        },
        { id: 'new', type: 'switch', config: { label: 'New business only' } },
      ],
    },
  },
  {
    id: 'size',
    type: 'accordion',
    config: {
      label: 'Policy size',
      fields: [{ id: 'count', type: 'select-range', config: { label: 'Policies', min: 0, max: 500, step: 10 } }],
    },
  },
];
const values: FormValues = {
  state: ['TX', 'OK'],
  premium: { min: 320_000, max: null },
  line: 'commercial',
  naics: ['23'],
};

/** A form with its draft, its sentence and its buttons, as a filter drawer has them. */
function FilterFormStory({ applied }: { applied?: FormValues }) {
  const form = useFilterForm({ schema, applied });
  const { canApply, canClear, canUndo, canRedo } = useFilterFormStatus(form);
  const draft = useFilterFormValues(form);
  const { sentence } = describeFilters(schema, draft, { subject: 'Agencies', labelOf: useOptionLabels(form) });
  return (
    <div style={{ maxWidth: 380, paddingBlock: 8 }}>
      <p style={{ margin: 0, padding: '0 20px 12px' }}>{sentence}</p>
      <FormRenderer form={form} gateways={answeringGateways} inset={20} />
      <div style={{ display: 'flex', gap: 8, padding: '16px 20px' }}>
        <Button variant="text" disabled={!canUndo} onClick={form.undo}>
          Undo
        </Button>
        <Button variant="text" disabled={!canRedo} onClick={form.redo}>
          Redo
        </Button>
        <Button disabled={!canClear} onClick={form.clear}>
          Clear
        </Button>
        <Button variant="contained" disabled={!canApply} onClick={form.apply}>
          Apply
        </Button>
      </div>
    </div>
  );
}

export const Empty: Story = { args: { schema } };
export const Filled: Story = { args: { schema, defaultValues: values } };
export const Loading: Story = { args: { schema, gateways: silentGateways } };
export const Disabled: Story = { args: { schema, defaultValues: values, disabled: true } };
export const DraftAndApply: StoryObj = { render: () => <FilterFormStory applied={values} /> };

const statesAndCities = (whenUnfit: WhenUnfit): FormSchema => [
  {
    id: 'state',
    type: 'select',
    config: {
      label: 'State',
      options: [
        { label: 'Texas', value: 'TX' },
        { label: 'Oklahoma', value: 'OK' },
      ],
    },
  },
  {
    id: 'city',
    type: 'autocomplete',
    config: { label: 'City', placeholder: 'Any', options: [], multiple: true },
    data: { kind: 'looker', params: { query: 'cities', state: '{state}' }, dependsOn: ['state'], whenUnfit },
  },
];

/** The cities of another state: Austin is taken away, and Undo brings it back together with Texas. */
export const LinkedReset: Story = {
  args: { schema: statesAndCities('reset'), defaultValues: { state: 'TX', city: ['Austin, TX'] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'City' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Oklahoma' }));
    await expect((await canvas.findAllByText(/Austin, TX was removed/)).length).toBeGreaterThan(0);
  },
};
/** A value that does not fit stays and says so. */
export const LinkedFlag: Story = {
  args: { schema: statesAndCities('flag'), defaultValues: { state: 'OK', city: ['Austin, TX', 'Tulsa, OK'] } },
};

/** All that is wrong with a schema comes at once, each with its field and its place. */
export const InvalidSchema: StoryObj = {
  render: () => {
    const { errors } = validateSchema([
      { type: 'text' },
      { id: 'state', type: 'select', config: {} },
      { id: 'line', type: 'radio', config: { options: ['Personal'] } },
      { id: 'premium', type: 'range-slider', config: { min: 10, max: 1, step: 1 } },
      { id: 'more', type: 'pill', config: { label: 'More', fields: [{ id: 'state', type: 'custom', config: {} }] } },
    ]);
    return (
      <Alert severity="error" title={`${errors.length} failures`}>
        <ul style={{ margin: 0, paddingLeft: 18 }}>
          {errors.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </Alert>
    );
  },
};
