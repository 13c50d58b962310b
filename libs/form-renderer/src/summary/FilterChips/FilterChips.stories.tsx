import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { describeFilters, readSavedContent } from '../../filters.ts';
import { FilterChips } from '../../index.ts';
import type { FormSchema } from '../../index.ts';

const schema: FormSchema = [
  {
    id: 'state',
    type: 'select',
    config: {
      label: 'State',
      options: [
        { label: 'Texas', value: 'TX' },
        { label: 'Oklahoma', value: 'OK' },
      ],
      multiple: true,
    },
  },
  {
    id: 'premium',
    type: 'range-slider',
    config: { label: 'Premium', min: 0, max: 1e7, step: 1 },
    summary: { unit: 'usd' },
  },
];

/** The chips of saved filters; what is taken away stays away. */
function SavedFilters({ filters }: { filters: Record<string, string> }): ReactElement {
  const [left, setLeft] = useState(filters);
  const read = readSavedContent({ version: 1, filters: left }, { schema });
  if (read.status === 'refused') return <p>{read.message}</p>;
  const { chips } = describeFilters(schema, read.values, { kept: read.kept });
  return (
    <FilterChips
      chips={chips}
      onRemove={({ fieldId }) => setLeft(Object.fromEntries(Object.entries(left).filter(([key]) => key !== fieldId)))}
      onClearAll={() => setLeft({})}
    />
  );
}

const meta: Meta<typeof SavedFilters> = {
  title: 'Form renderer/FilterChips',
  component: FilterChips as never,
  render: (args) => <SavedFilters {...args} />,
};
export default meta;
type Story = StoryObj<typeof SavedFilters>;

export const Active: Story = { args: { filters: { state: 'TX,OK', premium: '[1000000,inf)' } } };
/** Filters that a newer version saved: they filter nothing here, and stay saved until they are taken away. */
export const Unknown: Story = { args: { filters: { state: 'TX', county: 'Travis', appetite: 'Habitational' } } };
