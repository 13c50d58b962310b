import { LocaleProvider } from '@agency-insights/ui-kit';
import { de as kit } from '@agency-insights/ui-kit/locales/de';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { createFilterForm, FormRenderer, type FormSchema } from '../index.ts';
import { de as form } from '../locales/de.ts';

const options = ['Texas', 'Oklahoma'];
const schema: FormSchema = [
  { id: 'name', type: 'text', config: { label: 'Name der Agentur', required: true, tooltip: 'Wie in der Zulassung' } },
  { id: 'state', type: 'select', layout: { split: true }, config: { label: 'Bundesstaat', options, multiple: true } },
  {
    id: 'city',
    type: 'autocomplete',
    layout: { split: true },
    config: { label: 'Ort', options: ['Austin', 'Tulsa'], multiple: true },
  },
  {
    id: 'premium',
    type: 'range-slider',
    config: { label: 'Prämie', min: 0, max: 5_000_000, step: 100_000, openEnded: true, inputs: true },
    summary: { unit: 'usd' },
  },
  { id: 'policies', type: 'number', config: { label: 'Policen', min: 10_000 } },
  { id: 'start', type: 'date', layout: { split: true }, config: { label: 'Beginn' } },
  { id: 'days', type: 'date-range', layout: { split: true }, config: { label: 'Laufzeit' } },
  { id: 'note', type: 'textarea', config: { label: 'Notiz' } },
  { id: 'new', type: 'switch', config: { label: 'Nur neue Agenturen' } },
];
const applied = {
  state: ['Texas'],
  city: ['Austin'],
  premium: { min: 1_250_000, max: null },
  policies: 1_200,
  start: '2026-11-20',
  days: { from: '2026-01-01', to: null },
  note: 'Nach den Schäden der letzten drei Jahre fragen.',
  new: true,
};

/** A form in German that was checked: it says what is wrong. */
function GermanForm(): ReactElement {
  const checked = createFilterForm({ schema, applied });
  checked.validate();
  return (
    <LocaleProvider locale="de-DE" texts={{ ...kit, ...form }}>
      <div style={{ maxWidth: 420 }}>
        <FormRenderer form={checked} />
      </div>
    </LocaleProvider>
  );
}

const meta: Meta<typeof GermanForm> = {
  title: 'Form renderer/Languages',
  component: FormRenderer,
  render: () => <GermanForm />,
  parameters: { visual: { narrow: 'once' } },
};
export default meta;
type Story = StoryObj<typeof GermanForm>;

const isThere: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: /Beginn/ });
  await expect(canvas.getByText('Geben Sie 10.000 oder mehr ein')).toBeVisible();
};

/** Labels are the application's; messages, numbers and dates follow language and region. */
export const German: Story = { play: isThere };

/** The same from right to left: everything is mirrored, numbers and dates are not. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <ThemeProvider theme={(outer: Theme): Theme => ({ ...outer, direction: 'rtl' })}>
        <div dir="rtl">
          <Story />
        </div>
      </ThemeProvider>
    ),
  ],
  play: isThere,
};
