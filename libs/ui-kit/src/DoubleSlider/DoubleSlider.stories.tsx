import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoubleSlider } from '../index.ts';
import { premiumDistribution } from '../stories/insuranceWords.test-support.ts';

const meta = {
  title: 'Components/Inputs/DoubleSlider',
  component: DoubleSlider,
  args: { label: 'Written premium', max: 60, defaultValue: [15, 60], formatValue: (value: number) => `$${value}M` },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DoubleSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHistogram: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { distribution: premiumDistribution },
};
export const CustomValues: Story = {
  args: {
    label: 'Policy premium',
    customValues: [0, 500, 1_000, 5_000, 25_000],
    customLabels: ['$0', '$500', '$1K', '$5K', '$25K+'],
    defaultValue: [500, 5_000],
    formatValue: undefined,
  },
};
export const Disabled: Story = { args: { disabled: true, distribution: premiumDistribution } };
