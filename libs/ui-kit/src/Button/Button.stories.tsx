import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Button, type ButtonColor, type ButtonVariant, type ControlSize } from '../index.ts';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Apply', variant: 'contained' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 12 } as const;
const sizes: ControlSize[] = ['cp', 'sm', 'md', 'lg'];
const variants: ButtonVariant[] = ['contained', 'outlined', 'text'];
const actions: [ButtonColor, string][] = [
  ['primary', 'Apply'],
  ['secondary', 'Find agencies'],
  ['error', 'Delete search'],
  ['warning', 'Leave page'],
  ['neutral', 'Cancel'],
];

export const Primary: Story = {};

export const Sizes: Story = {
  render: () => (
    <>
      {variants.map((variant) => (
        <div key={variant} style={row}>
          {sizes.map((size) => (
            <Button key={size} {...{ size, variant }}>
              Save search
            </Button>
          ))}
        </div>
      ))}
    </>
  ),
};

export const Colors: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <>
      {variants.map((variant) => (
        <div key={variant} style={row}>
          {actions.map(([color, action]) => (
            <Button key={color} {...{ color, variant }}>
              {action}
            </Button>
          ))}
          <Button variant={variant} disabled>
            Not available
          </Button>
        </div>
      ))}
    </>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <div style={row}>
      <Button startIcon={<FilterListOutlined />} endIcon={<Badge count={4} label="filters in use" />}>
        Filters
      </Button>
      <Button startIcon={<DownloadOutlined />}>Export</Button>
      <Button variant="contained" startIcon={<DownloadOutlined />}>
        Download workbook
      </Button>
    </div>
  ),
};

export const Loading: Story = {
  render: () => (
    <div style={row}>
      <Button variant="contained" loading>
        Apply
      </Button>
      <Button loading>Export</Button>
    </div>
  ),
};

export const AsLink: Story = { args: { href: '/find-agencies', variant: 'outlined', children: 'Find agencies' } };
