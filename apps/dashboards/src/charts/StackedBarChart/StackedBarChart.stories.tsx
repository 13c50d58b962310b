import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, monthlyPoints } from '../stories/chartData.test-support.ts';
import { StackedBarChart } from './StackedBarChart.tsx';

const commercial = [2.36, 2.26, 2.32, 2.28, 2.07, 1.91, 1.6, 1.53, 1.26, 1.31, 1.47, 1.52];
const personal = [1.11, 1.28, 1.44, 1.42, 1.46, 1.33, 1.24, 1.05, 0.98, 0.98, 1.04, 1.02];
const lastYear = [3.5, 3.48, 3.66, 3.6, 3.52, 3.24, 2.7, 2.4, 2.2, 2.14, 2.28, 2.36];
const inCents = (values: readonly number[], unfinishedFrom?: number) =>
  monthlyPoints(
    values.map((value) => value * 1e8),
    unfinishedFrom,
  );
const series = [
  { id: 'personal', label: 'Personal', points: inCents(personal) },
  { id: 'commercial', label: 'Commercial', points: inCents(commercial) },
];
const line = { label: 'Last year', points: inCents(lastYear) };
const args = { title: 'Premium by month', format: 'cents', series, line } as const;

const meta = { title: 'Dashboards/Charts/StackedBarChart', component: StackedBarChart, args } satisfies Meta<
  typeof StackedBarChart
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };
export const Unfinished: Story = {
  args: {
    series: [
      { id: 'personal', label: 'Personal', points: inCents(personal, 10) },
      { id: 'commercial', label: 'Commercial', points: inCents(commercial, 10) },
    ],
  },
};
export const EightLayers: Story = {
  args: {
    line: undefined,
    series: Array.from({ length: 8 }, (_, index) => ({
      id: `p${index}`,
      label: `Product ${index + 1}`,
      points: inCents(personal),
    })),
  },
  parameters: { visual: { forcedColors: true } },
};
/** Twenty years of months, more than data has: ten thousand columns are none. */
export const ManyColumns: Story = {
  args: {
    line: undefined,
    series: series.map(({ id, label, points }) => ({
      id,
      label,
      points: Array.from({ length: 240 }, (_, month) => ({
        id: `m${month}`,
        label: `${2007 + Math.floor(month / 12)}`,
        value: (points[month % 12]?.value ?? 0) * (1 + month / 120),
      })),
    })),
  },
};
export const LongNames: Story = {
  args: { series: series.map((layer) => ({ ...layer, label: `${layer.label}, ${longName}` })) },
  parameters: { visual: { narrow: 'unpictured' } },
};
export const OnePoint: Story = {
  args: { line: undefined, series: [{ id: 'commercial', label: 'Commercial', points: inCents([2.4]) }] },
};
export const NoData: Story = { args: { series: [], line: undefined } };
export const Negatives: Story = {
  args: {
    line: undefined,
    series: [
      { id: 'new', label: 'New', points: inCents(personal) },
      { id: 'lost', label: 'Lost', points: inCents(commercial.map((value) => -value / 2)) },
    ],
  },
};
export const Suppressed: Story = {
  args: {
    series: [
      { id: 'personal', label: 'Personal', points: monthlyPoints([1e8, null, 1.2e8, null]) },
      { id: 'commercial', label: 'Commercial', points: monthlyPoints([2e8, 1.8e8, 2.1e8, null]) },
    ],
    line: undefined,
  },
};
