import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Autocomplete, type SingleAutocompleteProps } from '../index.ts';
import { manyCodes, states } from '../stories/insuranceWords.test-support.ts';

const meta = {
  title: 'Components/Choosing/Autocomplete',
  component: Autocomplete,
  // Ten thousand options are neither written out on the docs page nor edited there.
  argTypes: { options: { control: false } },
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    label: 'Industry (NAICS)',
    placeholder: 'Search codes and titles',
    options: manyCodes,
    fullWidth: true,
    caseInsensitive: true,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 340, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<SingleAutocompleteProps>;
export default meta;
type Story = StoryObj<SingleAutocompleteProps>;

export const Empty: Story = {};
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const combobox = within(canvasElement).getByRole('combobox');
    await userEvent.click(combobox);
    await userEvent.type(combobox, 'industry 12');
  },
};
export const Chips: Story = {
  parameters: { visual: { forcedColors: true } },
  render: () => (
    <Autocomplete
      label="State"
      placeholder="Search states"
      options={states}
      multiple
      defaultValue={['TX', 'OK']}
      fullWidth
    />
  ),
};
export const ManyChips: Story = {
  render: () => (
    <Autocomplete
      label="Industry (NAICS)"
      options={manyCodes}
      multiple
      defaultValue={manyCodes.slice(0, 60)}
      fullWidth
    />
  ),
};
export const ValueWithoutOption: Story = {
  render: () => (
    <Autocomplete
      label="Industry (NAICS)"
      options={[]}
      defaultValue="524210"
      getValueLabel={() => '524210 Insurance agencies and brokerages'}
      fullWidth
    />
  ),
};
