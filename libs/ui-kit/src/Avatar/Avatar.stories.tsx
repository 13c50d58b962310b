import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../index.ts';

const meta = { title: 'Components/Display/Avatar', component: Avatar, args: { name: 'Dana Reyes' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar name="Dana Reyes" size="sm" />
      <Avatar name="Dana Reyes" size="md" />
      <Avatar name="Dana" size="lg" />
      <Avatar name="dana.reyes@agency.test" size="xl" />
    </div>
  ),
};
