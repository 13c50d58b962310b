import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, monthlyPoints } from '../stories/chartData.test-support.ts';
import { NumberWithSparkline } from './NumberWithSparkline.tsx';

const premium = [2.8, 2.9, 2.85, 3, 2.98, 3.1, 3.05, 3.2, 3.15, 3.3, 3.4, 3.64];
const args = {
  title: 'Premium, 12 months',
  format: 'cents',
  value: 3.64e9,
  change: { value: 0.023, format: 'ratio' },
  comparison: 'peers +4.1%',
  points: monthlyPoints(premium.map((value) => value * 1e9)),
} as const;

const meta = {
  title: 'Dashboards/Charts/NumberWithSparkline',
  component: NumberWithSparkline,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberWithSparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };
export const Fall: Story = {
  args: {
    title: 'Policy retention',
    format: 'ratio',
    value: 0.861,
    change: { value: -0.004, format: 'points' },
    comparison: 'peers 84.7%',
    points: monthlyPoints(premium.map((value) => 1.2 - value / 10)),
  },
};
export const LongNames: Story = { args: { title: longName, comparison: longName } };
export const OnePoint: Story = { args: { points: monthlyPoints([2.8e9]) } };
export const TenThousandPoints: Story = {
  args: {
    points: Array.from({ length: 10_000 }, (_, day) => ({
      id: `d${day}`,
      label: `Day ${day + 1}`,
      value: Math.round(3e9 + 4e8 * Math.sin(day / 900) + 6e4 * day),
    })),
  },
};
export const NoData: Story = { args: { points: [] } };
export const Negatives: Story = {
  args: {
    title: 'Rate change on renewals',
    format: 'points',
    value: -0.013,
    change: { value: -0.002, format: 'points', isRiseGood: false },
    points: monthlyPoints([0.01, 0, -0.01, -0.013]),
  },
};
export const Suppressed: Story = {
  args: { value: null, reason: 'Fewer than 5 agencies', points: monthlyPoints([2.8e9, null, null]) },
};
