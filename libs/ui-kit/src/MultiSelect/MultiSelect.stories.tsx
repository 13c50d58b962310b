import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MultiSelect } from '../index.ts';
import { products, states } from '../stories/insuranceWords.test-support.ts';

const meta = {
  title: 'Components/Choosing/MultiSelect',
  component: MultiSelect,
  args: { label: 'State', placeholder: 'Any', options: states, fullWidth: true },
  decorators: [
    (Story) => (
      <div style={{ width: 320, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};

export const Closed: Story = {};
export const OneChosen: Story = { args: { defaultValue: ['TX'] } };
export const SeveralChosen: Story = { args: { defaultValue: ['TX', 'OK'] } };
export const Open: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { defaultValue: ['TX', 'OK'] },
  play: open,
};
export const AllOptions: Story = { args: { defaultValue: ['TX', 'OK'], searchable: true }, play: open };
export const Grouped: Story = { args: { label: 'Product', options: products, searchable: true }, play: open };
export const PastedCodes: Story = {
  args: { searchable: true, caseInsensitive: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.paste('TX\nOK\nArkansas\nPR\nGU');
  },
};
