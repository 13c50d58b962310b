import type { Meta, StoryObj } from '@storybook/react-vite';
import { Histogram } from './Histogram.tsx';

const edges = [
  'Under $1K',
  '$1K to 2K',
  '$2K to 4K',
  '$4K to 8K',
  '$8K to 16K',
  '$16K to 32K',
  '$32K to 64K',
  'Over $64K',
];
const shares = [0.06, 0.14, 0.21, 0.24, 0.17, 0.1, 0.05, 0.03];
const peers = [0.1, 0.19, 0.25, 0.2, 0.13, 0.07, 0.04, 0.02];
const bins = edges.map((label, index) => ({
  id: `b${index}`,
  label,
  value: shares[index] ?? 0,
  peer: peers[index] ?? null,
}));
const args = { title: 'Premium bands', format: 'ratio', valueLabel: 'Share of policies', bins } as const;

const meta = { title: 'Dashboards/Charts/Histogram', component: Histogram, args } satisfies Meta<typeof Histogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };
export const ManyBins: Story = {
  args: {
    bins: Array.from({ length: 60 }, (_, index) => ({
      id: `b${index}`,
      label: `$${index}K`,
      value: Math.exp(-((index - 24) ** 2) / 160) / 22,
      peer: Math.exp(-((index - 30) ** 2) / 220) / 26,
    })),
  },
};
export const TenThousandBins: Story = {
  args: {
    format: 'count',
    valueLabel: 'Policies',
    bins: Array.from({ length: 10_000 }, (_, index) => ({
      id: `b${index}`,
      label: `$${index}`,
      value: Math.exp(-((index - 4_000) ** 2) / 4e6) * 250,
      peer: Math.exp(-((index - 5_000) ** 2) / 6e6) * 230,
    })),
  },
};
export const LongNames: Story = {
  args: { bins: bins.map((bin) => ({ ...bin, label: `${bin.label} of written premium in the last 12 months` })) },
  parameters: { visual: { narrow: 'unpictured' } },
};
export const OnePoint: Story = { args: { bins: bins.slice(0, 1) } };
export const NoData: Story = { args: { bins: [] } };
export const Negatives: Story = {
  args: {
    title: 'Change of share by premium band',
    format: 'points',
    valueLabel: 'Change',
    bins: bins.map(({ id, label }, index) => ({ id, label, value: (index - 3) / 100 })),
  },
};
export const Suppressed: Story = {
  args: {
    bins: bins.map((bin, index) =>
      index > 5 ? { ...bin, value: null, peer: null, reason: 'one agency has over 80%' } : bin,
    ),
  },
};
