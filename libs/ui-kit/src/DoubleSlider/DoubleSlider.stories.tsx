import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoubleSlider } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';
import { inMillions, premiumDistribution } from '../stories/insuranceWords.test-support.ts';

const meta = {
  title: 'Components/Inputs/DoubleSlider',
  component: DoubleSlider,
  args: { label: 'Written premium', max: 60, defaultValue: [15, 60], formatValue: inMillions },
  decorators: [framed(320)],
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
export const HandlesAtOneStep: Story = { args: { defaultValue: [15, 16] } };
export const WithoutScale: Story = { args: { showEnds: false } };
export const LongLabels: Story = {
  args: {
    label: 'Share of the agency’s premium that is placed with carriers of the group',
    customValues: [0, 1, 2],
    customLabels: ['Less than a quarter of all premium', 'About a half', 'More than three quarters of all premium'],
    defaultValue: [0, 2],
    formatValue: undefined,
  },
  parameters: { visual: { narrow: true } },
};
export const Disabled: Story = { args: { disabled: true, distribution: premiumDistribution } };
