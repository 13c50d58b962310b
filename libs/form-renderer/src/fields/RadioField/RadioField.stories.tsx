import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Radio', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const config = {
  label: 'Accounts',
  options: [
    { label: 'Primary only', value: 'primary' },
    { label: 'All accounts', value: 'all' },
  ],
};

export const Empty: Story = { args: { schema: [{ id: 'accounts', type: 'radio', config }] } };
export const Filled: Story = { args: { ...Empty.args, defaultValues: { accounts: 'all' } } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
