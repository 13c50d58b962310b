import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../index.ts';

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Personal lines' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Checkbox label="Personal lines" />
      <Checkbox label="Commercial lines" defaultChecked />
      <Checkbox label="All products" indeterminate />
      <Checkbox label="Excluded" disabled />
      <Checkbox label="Included" disabled defaultChecked />
      <Checkbox label="Remember this search" helperText="It opens with the page next time." />
      <Checkbox label="I have read the terms" error="Read and accept the terms to go on." />
    </div>
  ),
};
