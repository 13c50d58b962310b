import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Checkbox', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

export const Empty: Story = {
  args: { schema: [{ id: 'new', type: 'checkbox', config: { label: 'New agencies only' } }] },
};
export const Ticked: Story = { args: { ...Empty.args, defaultValues: { new: true } } };
export const Disabled: Story = { args: { ...Ticked.args, disabled: true } };
