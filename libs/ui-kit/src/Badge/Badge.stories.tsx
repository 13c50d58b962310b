import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Button } from '../index.ts';

const meta = { title: 'Components/Display/Badge', component: Badge, args: { count: 4 } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counts: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 12 }}>
      <Badge count={4} label="filters in use" />
      <Badge count={42} color="neutral" />
      <Badge count={99} />
      <Badge count={100} />
      <Badge count={4218} color="error" />
      <Badge count={0} showZero color="neutral" />
    </div>
  ),
};
export const AtCorner: Story = {
  args: { count: 3, color: 'error', children: <Button>Exports</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
};
