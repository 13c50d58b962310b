import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement, type ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button, Menu, MenuItem } from '../index.ts';
import { savedSearches } from '../stories/insuranceWords.test-support.ts';

function Demo({ children }: { children: ReactNode }): ReactElement {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Button aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Texas growth book
      </Button>
      <Menu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        aria-label="Saved search"
        width={260}
      >
        {children}
      </Menu>
    </>
  );
}

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  args: { open: false, anchor: null, onClose: () => undefined },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Open: Story = {
  // In a frame of its own on the docs page, where it is open.
  parameters: { docs: { story: { inline: false, height: '190px' } }, visual: { forcedColors: true } },
  render: () => (
    <Demo>
      <MenuItem icon={<EditOutlined />}>Edit</MenuItem>
      <MenuItem icon={<ContentCopyOutlined />}>Save as</MenuItem>
      <MenuItem icon={<DeleteOutlined />} destructive>
        Delete
      </MenuItem>
    </Demo>
  ),
  play: open,
};
export const Long: Story = {
  render: () => (
    <Demo>
      {savedSearches.map((name, position) => (
        <MenuItem key={name} selected={position === 2}>
          {name}
        </MenuItem>
      ))}
    </Demo>
  ),
  play: open,
};
