import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../stories/chartData.test-support.ts';
import { WaterfallChart } from './WaterfallChart.tsx';

const args = {
  title: 'From last year to now',
  format: 'cents',
  start: { id: 'start', label: 'Last year', value: 3560e6 },
  changes: [
    { id: 'new', label: 'New', value: 510e6 },
    { id: 'rate', label: 'Rate', value: 190e6 },
    { id: 'lost', label: 'Lost', value: -620e6 },
  ],
  end: { id: 'end', label: 'Now' },
} as const;

const meta = { title: 'Dashboards/Charts/WaterfallChart', component: WaterfallChart, args } satisfies Meta<
  typeof WaterfallChart
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };
export const LongNames: Story = {
  args: { changes: args.changes.map((change) => ({ ...change, label: `${change.label}, ${longName}` })) },
  parameters: { visual: { narrow: 'unpictured' } },
};
/** Four times the steps of any page. */
export const ManySteps: Story = {
  args: {
    changes: Array.from({ length: 20 }, (_, step) => ({
      id: `s${step}`,
      label: `Step ${step + 1}`,
      value: (step % 3 === 0 ? -180e6 : 110e6) + step * 1e6,
    })),
  },
};
export const OnePoint: Story = { args: { changes: [] } };
export const NoData: Story = { args: { start: { id: 'start', label: 'Last year', value: null }, changes: [] } };
export const Negatives: Story = {
  args: {
    start: { id: 'start', label: 'Last year', value: 120e6 },
    changes: [
      { id: 'lost', label: 'Lost', value: -300e6 },
      { id: 'new', label: 'New', value: 90e6 },
    ],
  },
};
export const Suppressed: Story = {
  args: {
    changes: [
      { id: 'new', label: 'New', value: 510e6 },
      { id: 'rate', label: 'Rate', value: null, reason: 'fewer than 5 agencies' },
    ],
  },
};
