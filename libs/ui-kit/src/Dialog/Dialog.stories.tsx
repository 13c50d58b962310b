import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Dialog, Input, Link, List, ListItem } from '../index.ts';
import { agencies } from '../stories/insuranceWords.test-support.ts';
import { PageBehind } from '../stories/PageBehind.test-support.tsx';
import { useClosing } from '../stories/useClosing.test-support.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  decorators: [
    useClosing,
    (Story) => (
      <>
        <PageBehind />
        <Story />
      </>
    ),
  ],
  // In a frame of its own on the docs page: it lays itself out by the window.
  parameters: { visual: { narrow: 'once' }, docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Save search',
    children: <Input label="Name" required fullWidth defaultValue="Texas growth book" />,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="contained">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Warning: Story = {
  args: {
    type: 'warning',
    title: 'Leave without saving?',
    children: <p>The changes to &ldquo;Texas growth book&rdquo; are not saved.</p>,
    actions: (
      <>
        <Button>Stay</Button>
        <Button variant="contained" color="warning">
          Leave
        </Button>
      </>
    ),
  },
};
export const Error: Story = {
  args: {
    type: 'error',
    title: 'Delete this search?',
    children: <p>&ldquo;Texas growth book&rdquo; will be gone for good.</p>,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="contained" color="error">
          Delete
        </Button>
      </>
    ),
  },
};
export const LongContent: Story = {
  args: {
    title: 'Agencies of “The Greater Southwestern Farmers and Ranchers Mutual territory”',
    children: (
      <List divided aria-label="Agencies">
        {agencies.slice(0, 40).map((name) => (
          <ListItem key={name}>
            <Link href="#agency">{name}</Link>
          </ListItem>
        ))}
      </List>
    ),
    actions: <Button variant="contained">Done</Button>,
  },
};
