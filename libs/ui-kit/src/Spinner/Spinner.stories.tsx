import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../index.ts';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading agencies' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 16 } };
export const Large: Story = { args: { size: 32 } };
