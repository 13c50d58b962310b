import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { FormRenderer } from '../../index.ts';
import { FormStory, failingGateways, silentGateways } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/Select', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const options = [
  { label: 'Personal', value: 'personal' },
  { label: 'Commercial', value: 'commercial' },
];
const one = { label: 'Line of business', placeholder: 'Any', options };
const fromData = {
  id: 'state',
  type: 'select' as const,
  config: { label: 'State', placeholder: 'Any', options: [], multiple: true },
  data: {
    kind: 'looker' as const,
    params: { query_filename: 'states' },
    keyLabel: 'state_name',
    keyValue: 'state',
    keyCount: 'agencies',
    keySort: 'state_name',
  },
};

export const Empty: Story = { args: { schema: [{ id: 'line', type: 'select', config: one }] } };
export const Filled: Story = { args: { ...Empty.args, defaultValues: { line: 'commercial' } } };
export const Multiple: Story = {
  args: {
    schema: [{ id: 'line', type: 'select', config: { ...one, multiple: true } }],
    defaultValues: { line: ['personal', 'commercial'] },
  },
};
export const FromData: Story = { args: { schema: [fromData], defaultValues: { state: ['TX'] } } };
export const Loading: Story = { args: { schema: [fromData], gateways: silentGateways } };
export const Failed: Story = { args: { schema: [fromData], gateways: failingGateways } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
export const Open: Story = {
  args: FromData.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'State' }));
    await screen.findByRole('option', { name: /Texas/ });
  },
};
