import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Autocomplete, type SingleAutocompleteProps } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';
import { agencies, industries, products, states } from '../stories/insuranceWords.test-support.ts';

const meta = {
  title: 'Components/Choosing/Autocomplete',
  component: Autocomplete,
  // Ten thousand options are neither written out on the docs page nor edited there.
  argTypes: { options: { control: false } },
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    label: 'Industry (NAICS)',
    placeholder: 'Search codes and titles',
    options: industries,
    fullWidth: true,
    caseInsensitive: true,
  },
  decorators: [framed(340)],
} satisfies Meta<SingleAutocompleteProps>;
export default meta;
type Story = StoryObj<SingleAutocompleteProps>;

/** On the docs page in a frame of its own, open: only there stories do what they do. */
const openInDocs = { story: { inline: false, height: '320px' } };

const search =
  (term: string): Story['play'] =>
  async ({ canvasElement }) => {
    const combobox = within(canvasElement).getByRole('combobox');
    await userEvent.click(combobox);
    if (term !== '') await userEvent.type(combobox, term);
  };
const longNames = [
  'The Greater Southwestern Farmers and Ranchers Mutual Fire and Casualty Insurance Association of Oklahoma',
  'Plains States Independent Agents’ Cooperative Association for Crop, Hail and Livestock Coverage',
];

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: '524210 Insurance agencies and brokerages' } };
export const Typing: Story = { parameters: { docs: openInDocs }, play: search('insur') };
export const Grouped: Story = {
  args: { label: 'Product', placeholder: 'Search products', options: products },
  play: search('auto'),
};
export const TenThousandOptions: Story = {
  args: { label: 'Agency', placeholder: 'Search agencies', options: agencies },
  play: search('lone star'),
};
export const NoMatch: Story = { parameters: { docs: openInDocs }, play: search('zeppelin') };
export const NoOptions: Story = {
  args: { options: [], emptyText: 'No industries are set up yet. Ask your administrator.' },
  play: search(''),
};
export const LoadingOptions: Story = { args: { options: [], loading: true }, play: search('') };
export const CustomValue: Story = { args: { allowCustom: true }, play: search('Wind farm upkeep') };
export const WithError: Story = {
  args: { required: true, error: 'Choose the industry of the account.' },
};
export const Disabled: Story = {
  args: { disabled: true, defaultValue: '524210 Insurance agencies and brokerages' },
};
export const ValueWithoutOption: Story = {
  args: {
    options: [],
    defaultValue: '524210',
    getValueLabel: () => '524210 Insurance agencies and brokerages',
  },
};
export const Chips: Story = {
  parameters: { visual: { narrow: true, forcedColors: true } },
  render: () => (
    <Autocomplete
      label="State"
      placeholder="Search states"
      options={states}
      multiple
      caseInsensitive
      defaultValue={['TX', 'OK']}
      fullWidth
    />
  ),
};
export const ChipsInUse: Story = {
  render: () => (
    <Autocomplete
      label="State"
      options={states}
      multiple
      caseInsensitive
      defaultValue={['TX', 'OK', 'NM', 'LA', 'KS']}
      fullWidth
    />
  ),
  play: search(''),
};
/** The focus is on a chip: the arrow keys move on, Delete removes it. */
export const ChipWithFocus: Story = {
  ...ChipsInUse,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  },
};
export const ManyChips: Story = {
  render: () => (
    <Autocomplete
      label="Agency"
      options={agencies}
      multiple
      caseInsensitive
      defaultValue={agencies.slice(0, 60)}
      fullWidth
    />
  ),
};
export const LongNames: Story = {
  render: () => (
    <Autocomplete
      label="Carrier"
      options={longNames}
      multiple
      caseInsensitive
      defaultValue={longNames.slice(0, 1)}
      fullWidth
    />
  ),
  play: search('pl'),
};
export const DisabledChips: Story = {
  render: () => (
    <Autocomplete
      label="State"
      options={states}
      multiple
      caseInsensitive
      defaultValue={['TX', 'OK']}
      disabled
      fullWidth
    />
  ),
};
