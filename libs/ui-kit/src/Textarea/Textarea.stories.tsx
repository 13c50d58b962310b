import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';

const meta = {
  title: 'Components/Inputs/Textarea',
  component: Textarea,
  args: { label: 'Reason for the visit', placeholder: 'What the agency asked for', fullWidth: true },
  decorators: [framed(320)],
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'Renewals in July.\nAsk for the loss runs of the last three years.' },
};
export const WithError: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { required: true, error: 'Say why the agency is visited' },
};
export const Disabled: Story = { args: { ...Filled.args, disabled: true } };
