import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, seededNumbers } from '../stories/chartData.test-support.ts';
import { ScatterChart } from './ScatterChart.tsx';

function agencies(count: number, selectedShare: number) {
  const next = seededNumbers(11);
  const bell = () => next() + next() + next() - 1.5;
  return Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    label: `Agency ${index + 1}`,
    x: 0.055 + bell() * 0.22,
    y: 0.853 + bell() * 0.09,
    size: next() ** 4 * 4e9,
    isInSelection: next() < selectedShare,
  }));
}
const points = agencies(240, 0.12);
const args = {
  title: 'Growth and retention of agencies',
  points,
  x: { label: 'Growth', format: 'ratio', middle: 0.055 },
  y: { label: 'Retention', format: 'ratio', middle: 0.853 },
  quadrants: {
    topRight: 'Faster growth, higher retention',
    topLeft: 'Slower growth, higher retention',
    bottomRight: 'Faster growth, lower retention',
    bottomLeft: 'Slower growth, lower retention',
  },
} as const;

const meta = { title: 'Dashboards/Charts/ScatterChart', component: ScatterChart, args } satisfies Meta<
  typeof ScatterChart
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };
export const TenThousandPoints: Story = {
  args: { points: agencies(10_000, 0.1) },
  parameters: { visual: { narrow: true, forcedColors: true } },
};
export const LongNames: Story = {
  args: {
    quadrants: {
      topRight: longName,
      topLeft: `${longName} 2`,
      bottomRight: `${longName} 3`,
      bottomLeft: `${longName} 4`,
    },
  },
  parameters: { visual: { narrow: 'unpictured' } },
};
export const OnePoint: Story = { args: { points: points.slice(0, 1) } };
export const NoData: Story = { args: { points: [] } };
export const Negatives: Story = {
  args: { points: points.slice(0, 40).map((point) => ({ ...point, x: point.x - 0.5 })) },
};
export const Suppressed: Story = {
  args: { points: points.slice(0, 60).map((point, index) => (index % 4 === 0 ? { ...point, y: null } : point)) },
};
