import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../index.ts';

const meta = { title: 'Components/Display/Chip', component: Chip, args: { label: 'State: TX, OK' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;
const noop = () => undefined;

export const Filters: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <div style={row}>
      <Chip label="State: TX, OK" onRemove={noop} />
      <Chip label="Written premium ≥ $1M" onRemove={noop} />
      <Chip label="Effective: last 12 complete months" onRemove={noop} />
      <Chip label="Not available" onRemove={noop} disabled />
    </div>
  ),
};
export const Pressable: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <div style={row}>
      <Chip label="State: TX, OK" onPress={noop} onRemove={noop} />
      <Chip
        label="Carrier: Alderbrook"
        onPress={noop}
        onRemove={noop}
        slotProps={{ label: { 'aria-expanded': true } }}
      />
    </div>
  ),
};
export const Colors: Story = {
  render: () => (
    <div style={row}>
      <Chip label="Personal" color="primary" size="sm" />
      <Chip label="Commercial" color="info" size="sm" />
      <Chip label="Modified" color="warning" size="sm" />
      <Chip label="Unknown field" color="error" size="sm" />
      <Chip label="Draft" size="sm" />
    </div>
  ),
};
export const VeryLong: Story = {
  args: {
    label: 'Agency name: The Greater Southwestern Farmers and Ranchers Mutual Fire and Casualty',
    onRemove: noop,
    sx: { maxWidth: 280 },
  },
};
