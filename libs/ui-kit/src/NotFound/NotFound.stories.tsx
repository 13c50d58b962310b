import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, NotFound } from '../index.ts';

const meta = {
  title: 'Components/Navigation/NotFound',
  component: NotFound,
  parameters: { visual: { narrow: 'once' } },
  args: {
    title: 'No agencies found',
    description: 'No agency has a policy that fits all filters. Take one away to see more.',
    action: <Button>Clear search</Button>,
  },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const TitleOnly: Story = { args: { description: undefined, action: undefined } };
