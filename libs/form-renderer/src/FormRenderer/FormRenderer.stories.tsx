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
import type { FormSchema, FormValues, Gateways, WhenUnfit } from '../index.ts';
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
            params: { query_filename: 'states' },
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
            params: { query_filename: 'premium' },
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
          summary: { phrase: 'writing {data} lines', case: 'sentence' },
        },
        {
          id: 'carrier',
          type: 'select',
          layout: { split: true },
          config: { label: 'Carrier', placeholder: 'Any', options: [], multiple: true },
          data: { kind: 'looker', params: { query_filename: 'carriers' }, keyLabel: 'carrier' },
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
          summary: { phrase: 'in industry {data}' },
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
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '16px 20px' }}>
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
export const Filled: Story = {
  args: { schema, defaultValues: values },
  parameters: { visual: { narrow: true } },
};
export const Loading: Story = { args: { schema, gateways: silentGateways } };
export const Disabled: Story = { args: { schema, defaultValues: values, disabled: true } };
export const DraftAndApply: StoryObj = { render: () => <FilterFormStory applied={values} /> };

const conditional: FormSchema = [
  {
    id: 'line',
    type: 'radio',
    config: { label: 'Line of business', options: [{ label: 'Personal' }, { label: 'Commercial' }] },
  },
  {
    id: 'industry',
    type: 'text',
    config: { label: 'Industry, with commercial lines alone' },
    showWhen: { field: 'line', oneOf: ['Commercial'] },
  },
  {
    id: 'vehicles',
    type: 'text',
    config: { label: 'Vehicles, with personal lines alone' },
    showWhen: { field: 'line', oneOf: ['Personal'] },
  },
  {
    id: 'more',
    type: 'accordion',
    config: {
      label: 'Usable once a line is chosen',
      expanded: true,
      fields: [
        { id: 'carrier', type: 'select', config: { label: 'Carrier', placeholder: 'Any', options: ['Acme Mutual'] } },
        { id: 'new', type: 'switch', config: { label: 'New business only' } },
        { id: 'count', type: 'range-slider', config: { label: 'Policies', min: 0, max: 500, step: 10 } },
      ],
    },
    enableWhen: { field: 'line', filled: true },
  },
];
/** Nothing is chosen: two fields are not there, and a whole group cannot be used. */
export const ConditionsUnmet: Story = { args: { schema: conditional } };
/** A line is chosen: its own field is there, the other one is not, and the group can be used. */
export const ConditionsMet: Story = {
  args: { schema: conditional },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Commercial' }));
    await expect(await canvas.findByRole('textbox', { name: /^Industry/ })).toBeEnabled();
    await expect(canvas.queryByRole('textbox', { name: /^Vehicles/ })).toBeNull();
    await expect(canvas.getByRole('switch')).toBeEnabled();
  },
};

const fieldColors = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;
/** Each colour of the theme on the controls that can bear one. */
export const Colours: Story = {
  args: {
    schema: fieldColors.flatMap((color): FormSchema => [
      { id: `${color}-on`, type: 'switch', layout: { split: true }, config: { label: color, color } },
      { id: `${color}-ticked`, type: 'checkbox', layout: { split: true }, config: { label: `${color}, too`, color } },
      {
        id: `${color}-from`,
        type: 'slider',
        layout: { split: true },
        config: { label: 'From', min: 0, max: 10, step: 1, color },
      },
      {
        id: `${color}-range`,
        type: 'range-slider',
        layout: { split: true },
        config: { label: 'Range', min: 0, max: 10, step: 1, color, clearButton: false },
      },
    ]),
    defaultValues: Object.fromEntries(
      fieldColors.flatMap((color): [string, FormValues[string]][] => [
        [`${color}-on`, true],
        [`${color}-ticked`, true],
        [`${color}-from`, 4],
        [`${color}-range`, { min: 2, max: 8 }],
      ]),
    ),
  },
};

const tooltip = 'Policies in force on the last day of the month';
/** An explanation on every kind of field, that of a section open. */
export const Tooltips: Story = {
  args: {
    schema: [
      { id: 'name', type: 'text', config: { label: 'Agency name', tooltip } },
      { id: 'count', type: 'range-slider', config: { label: 'Policies', min: 0, max: 500, step: 10, tooltip } },
      { id: 'active', type: 'switch', config: { label: 'Active policies only', tooltip } },
      {
        id: 'business',
        type: 'select',
        layout: { split: true },
        config: { label: 'Line of business that is long indeed', options: ['Auto'], tooltip },
      },
      {
        id: 'offices',
        type: 'slider',
        layout: { split: true },
        config: { label: 'Offices and branches in the state', min: 0, max: 9, step: 1, tooltip },
      },
      {
        id: 'more',
        type: 'pill',
        config: {
          label: 'More',
          tooltip,
          expanded: true,
          fields: [{ id: 'city', type: 'text', config: { label: 'City', tooltip } }],
        },
      },
      { id: 'place', type: 'accordion', config: { label: 'Place', tooltip, fields: [] } },
      {
        id: 'long',
        type: 'accordion',
        config: {
          label: 'A section whose heading is too long for one line of a narrow drawer',
          tooltip,
          fields: [],
        },
      },
    ],
    defaultValues: { count: { min: 50, max: 300 } },
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'About Place' }).focus();
    await userEvent.hover(canvas.getByRole('button', { name: 'About Place' }));
    await screen.findByRole('tooltip');
  },
};

const longWords = 'Professional liability for architects, engineers and surveyors of commercial properties';
/** Long words and a narrow place: nothing is cut off that could be read. */
export const LongWords: Story = {
  args: {
    schema: [
      { id: 'line', type: 'radio', config: { label: longWords, options: [{ label: longWords }, { label: 'Any' }] } },
      { id: 'box', type: 'checkbox', config: { label: longWords } },
      { id: 'product', type: 'select', config: { label: longWords, options: [longWords, 'Any'] } },
      { id: 'products', type: 'autocomplete', config: { label: 'Products', options: [longWords], multiple: true } },
      { id: 'count', type: 'range-slider', config: { label: longWords, min: 0, max: 500, step: 10 } },
      { id: 'pill', type: 'pill', config: { label: longWords, fields: [] } },
    ],
    defaultValues: { line: longWords, product: longWords, products: [longWords], count: { min: 50, max: 300 } },
  },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
};

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
    data: {
      kind: 'looker',
      params: { query_filename: 'cities', filter_expression: { state: '{state}' } },
      dependsOn: ['state'],
      whenUnfit,
    },
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

const linkedRange = (type: 'range-slider' | 'select-range', label: string): FormSchema[number] => ({
  id: type,
  type,
  config: { label },
  data: {
    kind: 'looker',
    params: { query_filename: 'written', filter_expression: { state: '{state}' } },
    dependsOn: ['state'],
  },
});
const writtenBy: Gateways = {
  looker: {
    runQuery: async ({ filter_expression: filters }) =>
      (filters as { state: string }).state === 'TX' ? [{ at: 0 }, { at: 500 }] : [{ at: 0 }, { at: 80 }],
  },
};
/** Ranges that miss the track of another state are taken away, and that is said under them. */
export const LinkedRanges: Story = {
  args: {
    schema: [
      ...statesAndCities('reset').slice(0, 1),
      linkedRange('range-slider', 'Policies'),
      linkedRange('select-range', 'Employees'),
    ],
    defaultValues: { state: 'TX', 'range-slider': { min: 200, max: 300 }, 'select-range': { min: 200, max: 300 } },
    gateways: writtenBy,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Policies minimum' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Oklahoma' }));
    await canvas.findAllByText(/Employees: 200 to 300 was removed/);
  },
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
