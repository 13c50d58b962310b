import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OptionMenu, type ControlSize } from '../index.ts';
import { products } from '../stories/insuranceWords.test-support.ts';

const orders = ['Search premium', 'Total premium', 'Agency name', { label: 'Distance', disabled: true }];
const meta = {
  title: 'Components/Choosing/OptionMenu',
  component: OptionMenu,
  args: { children: 'Sort by', options: orders, defaultValue: 'Search premium' },
} satisfies Meta<typeof OptionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole('button')[0] as HTMLElement);
  await within(canvasElement.ownerDocument.body).findByRole('menu');
};

export const Closed: Story = {};
export const Open: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { startIcon: <SwapVertOutlined /> },
  play: open,
};
export const Grouped: Story = {
  args: { children: 'Product', options: products, defaultValue: 'Homeowners' },
  play: open,
};
export const Compact: Story = { args: { size: 'cp' }, play: open };
export const Disabled: Story = { args: { disabled: true } };
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {(['cp', 'sm', 'md', 'lg'] satisfies ControlSize[]).map((size) => (
        <OptionMenu key={size} size={size} options={orders}>
          {`Size ${size}`}
        </OptionMenu>
      ))}
    </div>
  ),
};
