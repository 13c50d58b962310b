import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Switch', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

export const Off: Story = {
  args: { schema: [{ id: 'active', type: 'switch', config: { label: 'Active policies only' } }] },
};
export const On: Story = { args: { ...Off.args, defaultValues: { active: true } } };
export const Disabled: Story = { args: { ...On.args, disabled: true } };
