import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paper } from '../index.ts';

const meta = {
  title: 'Components/Display/Paper',
  component: Paper,
  args: {
    padding: 2,
    children: 'Lone Star Risk Advisors, Austin, TX',
    sx: { width: 320, maxWidth: '100%', boxSizing: 'border-box' },
  },
} satisfies Meta<typeof Paper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Flat: Story = {};
export const Raised: Story = { args: { elevation: 'raised' } };
export const Overlay: Story = { args: { elevation: 'overlay' } };
