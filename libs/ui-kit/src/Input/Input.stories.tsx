import SearchOutlined from '@mui/icons-material/SearchOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input, type ControlSize } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';

const meta = {
  title: 'Components/Inputs/Input',
  component: Input,
  args: { label: 'Agency name', placeholder: 'Lone Star Risk Advisors' },
  decorators: [framed(320)],
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: ControlSize[] = ['cp', 'sm', 'md', 'lg'];

export const Empty: Story = { args: { fullWidth: true } };
export const Required: Story = {
  args: { required: true, fullWidth: true, helperText: 'As it stands on the policies.' },
};
export const WithError: Story = {
  parameters: { visual: { forcedColors: true } },
  args: {
    label: 'Search name',
    fullWidth: true,
    defaultValue: 'Texas growth book',
    error: 'A search with this name exists. Choose another name.',
  },
};
export const Disabled: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { fullWidth: true, disabled: true, defaultValue: 'Red River Agency Alliance' },
};
export const SearchField: Story = {
  args: {
    label: undefined,
    'aria-label': 'Agency name',
    placeholder: 'Agency name',
    fullWidth: true,
    clearable: true,
    defaultValue: 'Lone Star',
    startAdornment: <SearchOutlined className="KitControl-icon" />,
  },
};
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {sizes.map((size) => (
        <Input key={size} size={size} label={`Size ${size}`} defaultValue="Brazos Valley" fullWidth />
      ))}
    </div>
  ),
};
