import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = {
  title: 'Form renderer/Date range',
  component: FormRenderer,
  render: FormStory,
};
export default meta;
type Story = StoryObj<typeof FormStory>;

const config = { label: 'Policy runs', placeholder: 'Any days' };
const isThere: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: /Policy runs/ });
};

export const Empty: Story = { args: { schema: [{ id: 'days', type: 'date-range', config }] }, play: isThere };
export const Filled: Story = {
  args: { ...Empty.args, defaultValues: { days: { from: '2026-01-01', to: '2026-06-30' } } },
  play: isThere,
};
export const OpenEnd: Story = {
  args: { ...Empty.args, defaultValues: { days: { from: '2026-01-01', to: null } } },
  play: isThere,
};
export const Disabled: Story = { args: { ...Filled.args, disabled: true }, play: isThere };
