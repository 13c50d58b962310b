import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slider } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';

const meta = {
  title: 'Components/Inputs/Slider',
  component: Slider,
  args: { label: 'Policies per agency', defaultValue: 40 },
  decorators: [framed(320)],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Marks: Story = { parameters: { visual: { forcedColors: true } }, args: { marks: true, step: 10 } };
export const CustomValues: Story = {
  args: {
    label: 'Premium',
    customValues: [0, 1_000, 10_000, 100_000, 1_000_000],
    customLabels: ['$0', '$1K', '$10K', '$100K', '$1M'],
    marks: true,
    defaultValue: 10_000,
  },
};
export const Disabled: Story = { parameters: { visual: { forcedColors: true } }, args: { disabled: true } };
