import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, monthlyPoints, seededNumbers } from '../stories/chartData.test-support.ts';
import { LineChart } from './LineChart.tsx';

const kept = [0.869, 0.866, 0.868, 0.862, 0.864, 0.859, 0.863, 0.861, 0.858, 0.864, 0.875, 0.886];
const peers = [0.847, 0.849, 0.85, 0.852, 0.851, 0.85, 0.848, 0.846, 0.843, 0.842, 0.841, 0.843];
const retention = [
  { id: 'agency', label: 'Kramer & Sons', points: monthlyPoints(kept, 10) },
  { id: 'peers', label: 'Peers', isComparison: true, points: monthlyPoints(peers, 10) },
];

const meta = {
  title: 'Dashboards/Charts/LineChart',
  component: LineChart,
  args: { title: 'Retention by expiring month', format: 'ratio', series: retention },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };
export const FourLines: Story = {
  args: {
    title: 'Premium by product',
    format: 'cents',
    series: ['Commercial auto', 'General liability', 'Workers compensation', 'Umbrella'].map((label, row) => ({
      id: label,
      label,
      points: monthlyPoints(kept.map((value, index) => Math.round((value * 9 - row + ((index * 7) % 4) / 8) * 1e7))),
    })),
  },
};
export const LongNames: Story = {
  args: { series: retention.map((line) => ({ ...line, label: longName })) },
  parameters: { visual: { narrow: 'unpictured' } },
};
export const OnePoint: Story = {
  args: { series: [{ id: 'agency', label: 'Kramer & Sons', points: monthlyPoints([0.861]) }] },
};
export const NoData: Story = { args: { series: [] } };
export const Negatives: Story = {
  args: {
    title: 'Rate change on renewals',
    format: 'points',
    series: [
      {
        id: 'wc',
        label: 'Workers comp.',
        points: monthlyPoints([
          0.012, 0.004, -0.006, -0.011, -0.02, -0.013, -0.016, -0.01, -0.004, 0.001, 0.003, 0.006,
        ]),
      },
    ],
  },
};
export const Suppressed: Story = {
  args: {
    series: [
      {
        id: 'agency',
        label: 'Kramer & Sons',
        points: monthlyPoints([0.86, 0.862, null, null, 0.858, null, 0.861, null, 0.87, 0.872, 0.87, 0.875]),
      },
    ],
  },
};
const next = seededNumbers(7);
let premium = 4e8;
export const TenThousandPoints: Story = {
  args: {
    title: 'Premium by day',
    format: 'cents',
    series: [
      {
        id: 'market',
        label: 'Market',
        points: Array.from({ length: 10_000 }, (_, day) => {
          premium += (next() - 0.49) * 4e6;
          return { id: `d${day}`, label: `Day ${day + 1}`, value: Math.round(premium) };
        }),
      },
    ],
  },
};
