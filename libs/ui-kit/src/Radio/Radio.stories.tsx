import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio, RadioGroup } from '../index.ts';

const meta = {
  title: 'Components/Inputs/Radio',
  component: RadioGroup,
  args: { label: 'Line of business', defaultValue: 'both' },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices = (
  <>
    <Radio value="personal" label="Personal" />
    <Radio value="commercial" label="Commercial" />
    <Radio value="both" label="Both" />
    <Radio value="surplus" label="Surplus" disabled />
  </>
);

export const Vertical: Story = { parameters: { visual: { forcedColors: true } }, args: { children: choices } };
export const Horizontal: Story = { args: { children: choices, orientation: 'horizontal', required: true } };
export const WithError: Story = {
  args: { children: choices, defaultValue: null, error: 'Choose a line of business.' },
};
