import CloseOutlined from '@mui/icons-material/CloseOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawer, IconButton, List, ListItem } from '../index.ts';
import { PageBehind } from '../stories/PageBehind.test-support.tsx';
import { useClosing } from '../stories/useClosing.test-support.tsx';

const searches = (
  <List aria-label="Saved searches">
    <ListItem secondary="1,248 agencies">Texas growth book</ListItem>
    <ListItem secondary="312 agencies">Oklahoma contractors</ListItem>
  </List>
);
const heading = { flex: 1, margin: 0, fontSize: 16, fontWeight: 500 } as const;
const header = { display: 'flex', alignItems: 'center', minHeight: 36, paddingInlineStart: 12 } as const;
const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  decorators: [useClosing],
  // In a frame of its own on the docs page: it lays itself out by the window.
  parameters: { visual: { narrow: 'once' }, docs: { story: { inline: false, height: '320px' } } },
  args: { open: true, 'aria-label': 'Saved searches' },
  render: ({ onClose, ...args }) => (
    <>
      <PageBehind />
      <Drawer {...args} onClose={onClose}>
        <div style={{ padding: '8px 8px 16px' }}>
          <div style={header}>
            <h2 style={heading}>Saved searches</h2>
            <IconButton label="Close saved searches" onClick={() => onClose?.({ reason: 'backdrop' })}>
              <CloseOutlined />
            </IconButton>
          </div>
          {searches}
        </div>
      </Drawer>
    </>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = {};
export const Right: Story = { args: { anchor: 'right' } };
export const Top: Story = { args: { anchor: 'top' } };
export const Bottom: Story = { args: { anchor: 'bottom' } };
/** A column of the page, as high as its neighbour. */
export const Permanent: Story = {
  args: { variant: 'permanent' },
  parameters: { layout: 'fullscreen', visual: { narrow: false } },
  render: (args) => (
    <div style={{ display: 'flex', minHeight: 320 }}>
      <Drawer {...args}>
        <div style={{ padding: '16px 8px' }}>
          <h2 style={{ ...heading, paddingInline: 12, lineHeight: '24px' }}>Saved searches</h2>
          {searches}
        </div>
      </Drawer>
      <div style={{ flex: 1, padding: 16 }}>
        <PageBehind />
      </div>
    </div>
  ),
};
