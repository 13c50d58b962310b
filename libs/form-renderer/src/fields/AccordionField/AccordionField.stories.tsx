import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Accordion', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const fields = [
  { id: 'city', type: 'text' as const, config: { label: 'City' } },
  { id: 'county', type: 'text' as const, config: { label: 'County' } },
];
const accordion = (id: string, label: string, expanded: boolean) => ({
  id,
  type: 'accordion' as const,
  config: {
    label,
    expanded,
    showDivider: true,
    fields: fields.map((field) => ({ ...field, id: `${id}-${field.id}` })),
  },
});

export const Collapsed: Story = { args: { schema: [accordion('agency', 'Agency', false)] } };
export const Expanded: Story = {
  args: {
    schema: [accordion('agency', 'Agency', true), accordion('policy', 'Policy', false)],
    defaultValues: { 'agency-city': 'Austin', 'policy-city': 'Tulsa', 'policy-county': 'Tulsa' },
  },
};
export const Nested: Story = {
  args: {
    schema: [
      {
        id: 'outer',
        type: 'accordion',
        config: { label: 'Agency', expanded: true, fields: [accordion('inner', 'Place', true)] },
      },
    ],
    defaultValues: { 'inner-city': 'Austin' },
  },
};
export const Disabled: Story = { args: { ...Expanded.args, disabled: true } };
