import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { RangeSliderDropdown } from '../index.ts';
import { premiumDistribution } from '../stories/insuranceWords.test-support.ts';

const meta = {
  title: 'Components/Inputs/RangeSliderDropdown',
  component: RangeSliderDropdown,
  args: { label: 'Written premium', min: 0, max: 60, fullWidth: true, formatValue: (value: number) => `$${value}M` },
  decorators: [
    (Story) => (
      <div style={{ width: 320, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeSliderDropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Closed: Story = { args: { value: [10, 40] } };
export const Open: Story = { args: { value: [10, 40], distribution: premiumDistribution }, play: open };
export const NoRange: Story = { args: { min: undefined, max: undefined }, play: open };
