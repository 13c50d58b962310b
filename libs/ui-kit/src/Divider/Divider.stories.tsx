import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Divider, List, ListItem } from '../index.ts';

const meta = { title: 'Components/Display/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  render: () => (
    <div style={{ maxWidth: 360 }}>
      <p>Agency</p>
      <Divider />
      <p>Policies</p>
    </div>
  ),
};
export const Vertical: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button variant="text">Export</Button>
      <Divider orientation="vertical" flexItem />
      <Button variant="text">Columns</Button>
    </div>
  ),
};
export const InList: Story = {
  render: () => (
    <List sx={{ maxWidth: 360 }}>
      <ListItem>Texas growth book</ListItem>
      <Divider component="li" aria-hidden="true" />
      <ListItem>Oklahoma contractors</ListItem>
    </List>
  ),
};
