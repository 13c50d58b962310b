import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Text', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const config = { label: 'Agency name', placeholder: 'Any name' };

export const Empty: Story = { args: { schema: [{ id: 'name', type: 'text', config }] } };
export const Filled: Story = { args: { ...Empty.args, defaultValues: { name: 'Lone Star Risk Advisors' } } };
export const WithTooltip: Story = {
  args: { schema: [{ id: 'name', type: 'text', config: { ...config, tooltip: 'Any part of the name' } }] },
};
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
export const SplitInTwo: Story = {
  args: {
    schema: ['City', 'County'].map((label) => ({
      id: label,
      type: 'text' as const,
      layout: { split: true },
      config: { label },
    })),
  },
};
