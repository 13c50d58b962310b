import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Slider', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const config = { label: 'Least number of policies', min: 0, max: 100, step: 5 };

export const Empty: Story = { args: { schema: [{ id: 'policies', type: 'slider', config }] } };
export const Filled: Story = { args: { ...Empty.args, defaultValues: { policies: 35 } } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
