import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonGroup } from '../index.ts';

const lines = (
  <>
    <Button>Personal</Button>
    <Button>Commercial</Button>
    <Button>Both</Button>
  </>
);
const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  args: { 'aria-label': 'Line of business', children: lines },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical' } };
