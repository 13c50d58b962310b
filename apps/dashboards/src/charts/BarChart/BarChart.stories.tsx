import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../stories/chartData.test-support.ts';
import { BarChart } from './BarChart.tsx';

const bars = [
  { id: 'ca', label: 'Commercial auto', value: 812e6, peer: 590e6 },
  { id: 'ho', label: 'Homeowners', value: 690e6, peer: 740e6 },
  { id: 'pa', label: 'Personal auto', value: 620e6, peer: 650e6 },
  { id: 'gl', label: 'General liability', value: 440e6, peer: 310e6 },
  { id: 'wc', label: 'Workers compensation', value: 390e6, peer: 280e6 },
  { id: 'cp', label: 'Commercial property', value: 330e6, peer: 280e6 },
  { id: 'bop', label: 'BOP', value: 220e6, peer: 150e6 },
  { id: 'um', label: 'Umbrella', value: 140e6, peer: 125e6 },
];
const args = { title: 'Products', format: 'cents', valueLabel: 'Premium', bars } as const;

const meta = { title: 'Dashboards/Charts/BarChart', component: BarChart, args } satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };
export const PeersAsBars: Story = {
  args: {
    title: 'Premium classes',
    format: 'ratio',
    peersAs: 'bar',
    peerLabel: 'Agencies',
    bars: [
      { id: '0', label: 'Under $0.5M', value: 0.08, peer: 0.44 },
      { id: '1', label: '$0.5M to 1M', value: 0.07, peer: 0.17 },
      { id: '2', label: '$1M to 2.5M', value: 0.13, peer: 0.16 },
      { id: '3', label: '$2.5M to 5M', value: 0.14, peer: 0.1 },
      { id: '4', label: '$5M to 10M', value: 0.17, peer: 0.07 },
      { id: '5', label: '$10M to 25M', value: 0.19, peer: 0.04 },
      { id: '6', label: 'Over $25M', value: 0.22, peer: 0.02 },
    ],
  },
  parameters: { visual: { narrow: true } },
};
export const Selected: Story = { args: { selectedIds: ['ca'] } };
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Table' })),
};
export const LongNames: Story = {
  args: { bars: bars.map((bar) => ({ ...bar, label: longName })) },
  parameters: { visual: { narrow: 'unpictured' } },
};
export const OnePoint: Story = { args: { bars: bars.slice(0, 1) } };
export const NoData: Story = { args: { bars: [] } };
export const TenThousandBars: Story = {
  args: {
    title: 'Accounts',
    bars: Array.from({ length: 10_000 }, (_, at) => ({
      id: `a${at}`,
      label: `Account ${at + 1}`,
      value: Math.round(9e8 / (at + 3)),
    })),
  },
};
export const Negatives: Story = {
  args: {
    title: 'Growth by product',
    format: 'ratio',
    bars: [
      { id: 'ca', label: 'Commercial auto', value: 0.061, peer: 0.034 },
      { id: 'gl', label: 'General liability', value: -0.032, peer: 0.01 },
      { id: 'wc', label: 'Workers compensation', value: -0.081, peer: -0.02 },
    ],
  },
};
export const Suppressed: Story = {
  args: {
    bars: bars.map((bar, index) => (index % 3 === 1 ? { ...bar, value: null, reason: 'fewer than 5 agencies' } : bar)),
  },
};
