import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawer, List, ListItem } from '../index.ts';
import { useClosing } from '../stories/useClosing.test-support.tsx';

const content = (
  <List aria-label="Saved searches">
    <ListItem secondary="1,248 agencies">Texas growth book</ListItem>
    <ListItem secondary="312 agencies">Oklahoma commercial</ListItem>
  </List>
);
const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  decorators: [useClosing],
  // In a frame of its own on the docs page: it lays itself out by the window.
  parameters: { visual: { narrow: true }, docs: { story: { inline: false, height: '320px' } } },
  args: { open: true, children: content, 'aria-label': 'Saved searches' },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = {};
export const Right: Story = { args: { anchor: 'right' } };
export const Top: Story = { args: { anchor: 'top' } };
export const Bottom: Story = { args: { anchor: 'bottom' } };
export const Permanent: Story = { args: { variant: 'permanent' } };
