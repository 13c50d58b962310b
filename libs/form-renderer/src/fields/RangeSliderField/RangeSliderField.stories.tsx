import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormRenderer } from '../../index.ts';
import { FormStory, failingGateways, silentGateways } from '../../stories.test-support.tsx';

const meta: Meta<typeof FormStory> = { title: 'Form renderer/RangeSlider', component: FormRenderer, render: FormStory };
export default meta;
type Story = StoryObj<typeof FormStory>;

const plain = { id: 'count', type: 'range-slider' as const, config: { label: 'Policies', min: 0, max: 500, step: 10 } };
const fromData = {
  id: 'premium',
  type: 'range-slider' as const,
  config: { label: 'Written premium', openEnded: true },
  summary: { unit: 'usd' as const },
  data: {
    kind: 'looker' as const,
    params: { query_filename: 'premium' },
    keyLower: 'lower',
    keyUpper: 'upper',
    keyCount: 'agencies',
  },
};
const named = {
  ...plain,
  config: {
    label: 'Agency size',
    min: 1,
    max: 3,
    step: 1,
    customValue: [1, 2, 3],
    customLabel: ['Small', 'Middle', 'Large'],
  },
};

export const Empty: Story = { args: { schema: [plain] } };
export const Filled: Story = { args: { schema: [plain], defaultValues: { count: { min: 50, max: 300 } } } };
export const Named: Story = { args: { schema: [named], defaultValues: { count: { min: 2, max: 3 } } } };
export const FromData: Story = {
  args: { schema: [fromData], defaultValues: { premium: { min: 320_000, max: null } } },
};
export const Inputs: Story = {
  args: {
    schema: [{ ...fromData, config: { ...fromData.config, inputs: true } }],
    defaultValues: { premium: { min: 1_500_000, max: null } },
  },
};
/** No bins have arrived: what is chosen can be read, and given up. */
export const NoRange: Story = {
  args: {
    ...FromData.args,
    schema: [{ ...fromData, data: { kind: 'looker', params: { query_filename: 'nothing' } } }],
  },
};
export const Loading: Story = { args: { schema: [fromData], gateways: silentGateways } };
export const Failed: Story = { args: { schema: [fromData], gateways: failingGateways } };
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
