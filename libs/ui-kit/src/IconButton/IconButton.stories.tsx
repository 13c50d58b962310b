import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton, type ControlSize } from '../index.ts';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Export', children: <DownloadOutlined /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: ControlSize[] = ['cp', 'sm', 'md', 'lg'];

export const Text: Story = {};
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Disabled: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { variant: 'outlined', disabled: true },
};
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {sizes.map((size) => (
        <IconButton key={size} label={`Close ${size}`} size={size} variant="outlined">
          <CloseOutlined />
        </IconButton>
      ))}
    </div>
  ),
};
