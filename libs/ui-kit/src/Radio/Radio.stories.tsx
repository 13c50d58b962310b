import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio, RadioGroup } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';

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
  args: { children: choices, defaultValue: null, required: true, error: 'Choose a line of business.' },
  decorators: [framed(320)],
};
