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
const header = { display: 'flex', alignItems: 'center', padding: '8px 4px 8px 12px' } as const;
const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  decorators: [useClosing],
  // In a frame of its own on the docs page: it lays itself out by the window.
  parameters: { visual: { narrow: true }, docs: { story: { inline: false, height: '320px' } } },
  args: { open: true, 'aria-label': 'Saved searches' },
  render: ({ onClose, ...args }) => (
    <>
      <PageBehind />
      <Drawer {...args} onClose={onClose}>
        <div style={header}>
          <h2 style={heading}>Saved searches</h2>
          {args.variant !== 'permanent' && (
            <IconButton label="Close saved searches" onClick={() => onClose?.({ reason: 'backdrop' })}>
              <CloseOutlined />
            </IconButton>
          )}
        </div>
        {searches}
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
export const Permanent: Story = { args: { variant: 'permanent' } };
