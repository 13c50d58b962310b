import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, monthlyPoints, months } from '../stories/chartData.test-support.ts';
import { HeatMap } from './HeatMap.tsx';

const products = ['Commercial auto', 'General liability', 'Workers comp.', 'Property', 'Personal'];
const counts = [
  [45, 32, 94, 58, 74, 88, 10, 30, 58, 53, 44, 23],
  [91, 9, 39, 37, 68, 93, 53, 20, 43, 31, 39, 45],
  [36, 55, 63, 26, 91, 48, 87, 65, 65, 54, 52, 70],
  [94, 42, 72, 28, 60, 38, 36, 42, 80, 88, 15, 83],
  [11, 43, 19, 11, 100, 25, 65, 18, 48, 61, 17, 92],
];
const rows = products.map((label, row) => ({ id: label, label, cells: monthlyPoints(counts[row] ?? []) }));
const args = { title: 'Expirations in the next 12 months', format: 'count', rows } as const;

const meta = { title: 'Dashboards/Charts/HeatMap', component: HeatMap, args } satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { parameters: { visual: { narrow: true, forcedColors: true } } };
export const Diverging: Story = {
  args: {
    title: 'Rate change by product and month',
    format: 'points',
    scale: 'diverging',
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, value: ((cell.value ?? 0) - 50) / 500 })),
    })),
  },
  parameters: { visual: { dark: true, forcedColors: true } },
};
export const LongNames: Story = {
  args: { rows: rows.map((row) => ({ ...row, label: `${row.label}, ${longName}` })) },
  parameters: { visual: { narrow: 'unpictured' } },
};
export const OnePoint: Story = { args: { rows: [{ id: 'ca', label: 'Commercial auto', cells: monthlyPoints([45]) }] } };
export const NoData: Story = { args: { rows: [] } };
export const TenThousandCells: Story = {
  args: {
    title: 'Retention by product and month',
    rows: Array.from({ length: 100 }, (_, row) => ({
      id: `p${row}`,
      label: `Product ${row + 1}`,
      cells: Array.from({ length: 100 }, (_cell, month) => ({
        id: `m${month}`,
        label: `${months[month % 12]} ${2018 + Math.floor((month + 10) / 12)}`,
        value: (row * 37 + month * 53) % 101,
      })),
    })),
  },
};
export const Negatives: Story = {
  args: {
    title: 'Growth by product and month',
    format: 'ratio',
    scale: 'diverging',
    rows: [{ id: 'ca', label: 'Commercial auto', cells: monthlyPoints([-0.02, -0.08, 0.01, 0.04, -0.005, 0]) }],
  },
};
export const Suppressed: Story = {
  args: {
    rows: rows.map((row, index) => ({
      ...row,
      cells: monthlyPoints(
        (counts[index] ?? []).map((value, column) => ((index + column) % 5 === 0 ? null : value)),
        10,
      ),
    })),
  },
};
