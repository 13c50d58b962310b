import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../stories/chartData.test-support.ts';
import { stateGrid } from './stateGrid.ts';
import { StateMap } from './StateMap.tsx';

const shares = [
  { code: 'PA', value: 0.61 },
  { code: 'NJ', value: 0.14 },
  { code: 'DE', value: 0.09 },
  { code: 'NY', value: 0.07 },
  { code: 'MD', value: 0.05 },
  { code: 'OH', value: 0.02 },
  { code: 'VA', value: 0.012 },
  { code: 'FL', value: 0.006 },
  { code: 'PR', value: 0.002 },
];
const growth = stateGrid
  .filter(({ row }) => row < 8)
  .map(({ code, column, row }) => ({ code, value: (((column * 37 + row * 53) % 19) - 8) / 100 }));
const args = { title: 'States', format: 'ratio', measure: 'Share of premium', states: shares } as const;

const meta = { title: 'Dashboards/Charts/StateMap', component: StateMap, args } satisfies Meta<typeof StateMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { parameters: { visual: { dark: true, narrow: true, forcedColors: true } } };
export const Map: Story = {
  args: { defaultView: 'map' },
  parameters: { visual: { narrow: true } },
};
export const GrowthAgainstPeers: Story = {
  args: {
    title: 'Growth by state, points against peers',
    format: 'points',
    measure: 'Growth, points against peers',
    scale: 'diverging',
    states: growth,
  },
  parameters: { visual: { dark: true, narrow: true, forcedColors: true } },
};
export const GrowthAsMap: Story = {
  args: { ...GrowthAgainstPeers.args, defaultView: 'map' },
};
/** One state picked: the names of the others stay readable. */
export const OneSelected: Story = {
  args: { ...GrowthAgainstPeers.args, selectedIds: ['TX'] },
  parameters: { visual: { forcedColors: true } },
};
/** One state far from the others leaves them apart. */
export const OneExtreme: Story = {
  args: { ...GrowthAgainstPeers.args, states: growth.map((one) => (one.code === 'WY' ? { ...one, value: 3.4 } : one)) },
  parameters: { visual: { forcedColors: true } },
};
export const LongNames: Story = {
  args: { ...GrowthAgainstPeers.args, title: longName, measure: `Growth of ${longName}, points against peers` },
  parameters: { visual: { narrow: 'unpictured' } },
};
export const OnePoint: Story = { args: { states: shares.slice(0, 1) } };
export const NoData: Story = { args: { states: [] } };
export const Suppressed: Story = {
  args: {
    states: shares.map((state, index) =>
      index % 2 === 1 ? { ...state, value: null, reason: 'fewer than 5 agencies' } : state,
    ),
  },
};
