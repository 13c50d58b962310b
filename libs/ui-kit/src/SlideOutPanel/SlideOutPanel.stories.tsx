import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Chip, IconButton, List, ListItem, SlideOutPanel } from '../index.ts';
import { PageBehind } from '../stories/PageBehind.test-support.tsx';

const details = (
  <List divided aria-label="Figures">
    <ListItem end="$38,412,650">Search premium</ListItem>
    <ListItem end="$41,907,300">Written premium</ListItem>
    <ListItem end="2,418">Policies</ListItem>
    <ListItem end={<Chip label="Personal" color="primary" size="sm" />}>Largest line</ListItem>
    <ListItem secondary="Hartline Mutual, Prairie Home, Cedar Ridge and 6 more" end="9">
      Carriers
    </ListItem>
  </List>
);
const page = (
  <div style={{ padding: 24, minHeight: 480, boxSizing: 'border-box' }}>
    <PageBehind />
  </div>
);

const meta = {
  title: 'Components/Overlays/SlideOutPanel',
  component: SlideOutPanel,
  // In a frame of its own on the docs page: it lays itself out by the window.
  parameters: {
    layout: 'fullscreen',
    visual: { narrow: 'once' },
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    defaultOpen: true,
    title: 'Lone Star Risk Advisors',
    subtitle: 'Austin, TX',
    children: details,
    footer: (
      <>
        <span style={{ flex: 1 }} />
        <Button>Find similar</Button>
        <Button variant="contained">Add to list</Button>
      </>
    ),
  },
  render: (args) => (
    <>
      {page}
      <SlideOutPanel {...args} />
    </>
  ),
} satisfies Meta<typeof SlideOutPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Modal: Story = {};
export const BesideThePage: Story = {
  args: {
    modal: false,
    width: 400,
    headerActions: (
      <IconButton label="Open in a new tab">
        <OpenInNewOutlined />
      </IconButton>
    ),
  },
};
export const FromTheLeft: Story = { args: { anchor: 'left', footer: undefined, width: 360 } };
