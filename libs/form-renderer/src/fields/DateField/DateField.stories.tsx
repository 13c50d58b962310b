import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Date', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const config = { label: 'Policy starts', minDate: '2026-01-01' };
const isThere: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: /Policy starts/ });
};

export const Empty: Story = { args: { schema: [{ id: 'start', type: 'date', config }] }, play: isThere };
export const Filled: Story = { args: { ...Empty.args, defaultValues: { start: '2026-11-20' } }, play: isThere };
export const Disabled: Story = { args: { ...Filled.args, disabled: true }, play: isThere };
