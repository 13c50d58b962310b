import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonGroup } from '../index.ts';

const actions = (
  <>
    <Button>Export</Button>
    <Button>Columns</Button>
    <Button>Share</Button>
  </>
);
const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  args: { 'aria-label': 'Agencies', children: actions },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical' } };
