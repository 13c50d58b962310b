import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Textarea', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const config = { label: 'Reason for the visit', placeholder: 'What the agency asked for' };

export const Empty: Story = { args: { schema: [{ id: 'reason', type: 'textarea', config }] } };
export const Filled: Story = {
  args: {
    ...Empty.args,
    defaultValues: { reason: 'Renewals in July.\nAsk for the loss runs of the last three years.' },
  },
};
export const FiveLines: Story = {
  args: { schema: [{ id: 'reason', type: 'textarea', config: { ...config, rows: 5 } }] },
};
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
