import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '../index.ts';

const meta = {
  title: 'Components/Inputs/Switch',
  component: Switch,
  args: { label: 'Show closed agencies' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Switch label="Show closed agencies" />
      <Switch label="Restore my last search" defaultChecked helperText="When the page opens without filters." />
      <Switch label="Not available" disabled />
      <Switch label="Always on" disabled defaultChecked />
    </div>
  ),
};
