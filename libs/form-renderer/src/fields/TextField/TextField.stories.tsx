import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
/** Longer texts cannot be typed. */
export const AtItsLimit: Story = {
  args: {
    schema: [{ id: 'code', type: 'text', config: { label: 'Agency code', maxLength: 6 } }],
    defaultValues: { code: 'TX-014' },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Agency code' });
    await userEvent.type(field, '7');
    await expect(field).toHaveValue('TX-014');
  },
};
