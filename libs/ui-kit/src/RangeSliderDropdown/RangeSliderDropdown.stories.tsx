import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { RangeSliderDropdown } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';
import { inMillions, premiumDistribution } from '../stories/insuranceWords.test-support.ts';

const meta = {
  title: 'Components/Inputs/RangeSliderDropdown',
  component: RangeSliderDropdown,
  args: { label: 'Written premium', min: 0, max: 60, fullWidth: true, formatValue: inMillions },
  decorators: [framed(320)],
} satisfies Meta<typeof RangeSliderDropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Closed: Story = { args: { value: [10, 40] } };
export const Open: Story = { args: { value: [10, 40], distribution: premiumDistribution }, play: open };
export const NothingApplied: Story = { play: open };
export const CustomLabels: Story = {
  args: {
    label: 'Agency size',
    customValues: [1, 10, 50, 250, 1_000],
    customLabels: ['1 employee', '10', '50', '250', '1,000 and more'],
    formatValue: undefined,
    value: [10, 1_000],
  },
  play: open,
};
export const WithError: Story = {
  args: { required: true, error: 'Choose the premium that counts.' },
};
export const Disabled: Story = { args: { disabled: true, value: [10, 40] } };
export const NoRange: Story = { args: { min: undefined, max: undefined }, play: open };
