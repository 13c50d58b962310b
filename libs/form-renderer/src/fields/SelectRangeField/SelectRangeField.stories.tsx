import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { FormRenderer } from '../../index.ts';
import { FormStory, failingGateways, silentGateways } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/SelectRange', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const plain = { id: 'count', type: 'select-range' as const, config: { label: 'Policies', min: 0, max: 500, step: 10 } };
const fromData = {
  id: 'premium',
  type: 'select-range' as const,
  config: { label: 'Policy premium', openEnded: true },
  summary: { unit: 'usd' as const },
  data: {
    kind: 'looker' as const,
    params: { query_filename: 'premium' },
    keyLower: 'lower',
    keyUpper: 'upper',
    keyCount: 'agencies',
  },
};

export const Empty: Story = { args: { schema: [plain] } };
export const Filled: Story = { args: { schema: [plain], defaultValues: { count: { min: 50, max: 300 } } } };
export const FromData: Story = {
  args: { schema: [fromData], defaultValues: { premium: { min: 320_000, max: null } } },
};
/** What is dragged counts once it is applied. */
export const Open: Story = {
  args: FromData.args,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Policy premium/ }));
    await screen.findByRole('slider', { name: 'Policy premium minimum' });
  },
};
export const NoRange: Story = {
  args: { schema: [{ ...fromData, data: { kind: 'looker', params: { query_filename: 'nothing' } } }] },
};
export const Loading: Story = { args: { schema: [fromData], gateways: silentGateways } };
export const Failed: Story = { args: { schema: [fromData], gateways: failingGateways } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
