import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../index.ts';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton, args: { animation: false } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 320 }}>
      <Skeleton animation={false} height={24} width="60%" />
      <Skeleton animation={false} height={16} />
      <Skeleton animation={false} height={16} width="80%" />
      <Skeleton animation={false} variant="circular" width={32} height={32} />
    </div>
  ),
};
