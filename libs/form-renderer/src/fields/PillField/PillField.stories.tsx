import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Pill', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const fields = [
  { id: 'city', type: 'text' as const, config: { label: 'City' } },
  { id: 'county', type: 'text' as const, config: { label: 'County' } },
];

export const Empty: Story = { args: { schema: [{ id: 'place', type: 'pill', config: { label: 'Place', fields } }] } };
export const Filled: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { ...Empty.args, defaultValues: { city: 'Austin', county: 'Travis' } },
};
export const Expanded: Story = {
  args: {
    schema: [{ id: 'place', type: 'pill', config: { label: 'Place', fields, expanded: true, showDivider: true } }],
    defaultValues: { city: 'Austin' },
  },
};
export const Disabled: Story = { args: { ...Expanded.args, disabled: true } };
