import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, Divider, List, ListItem, Paper } from '../index.ts';

const meta = { title: 'Components/Display/List', component: List, args: {} } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = (
  <>
    <ListItem start={<StorefrontOutlined />} secondary="Austin, TX" end="$38,412,650">
      Lone Star Risk Advisors
    </ListItem>
    <ListItem
      start={<StorefrontOutlined />}
      secondary="Oklahoma City, OK"
      end={<Chip label="Personal" color="primary" size="sm" />}
    >
      Sooner State Underwriters
    </ListItem>
  </>
);

export const Plain: Story = {
  render: () => (
    <Paper sx={{ width: 420, maxWidth: '100%' }}>
      <List>{items}</List>
    </Paper>
  ),
};
export const Divided: Story = {
  render: () => (
    <Paper sx={{ width: 420, maxWidth: '100%' }}>
      <List divided>{items}</List>
      <Divider />
      <List>
        <ListItem>2 of 1,248 agencies</ListItem>
      </List>
    </Paper>
  ),
};
