import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MultiSelect } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';
import { carriers, products, states } from '../stories/insuranceWords.test-support.ts';

const meta = {
  title: 'Components/Choosing/MultiSelect',
  component: MultiSelect,
  args: { label: 'State', placeholder: 'Any', options: states, fullWidth: true, caseInsensitive: true },
  decorators: [framed(320)],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the docs page in a frame of its own, open: only there stories do what they do. */
const openInDocs = { story: { inline: false, height: '460px' } };

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};
const search =
  (term: string): Story['play'] =>
  async (context) => {
    await open(context);
    await userEvent.type(within(context.canvasElement).getByRole('combobox'), term);
  };
const longNames = [
  'The Greater Southwestern Farmers and Ranchers Mutual Fire and Casualty Insurance Association of Oklahoma',
  'Plains States Independent Agents’ Cooperative Association for Crop, Hail and Livestock Coverage',
  ...carriers,
];

export const Closed: Story = {};
export const OneChosen: Story = { args: { defaultValue: ['TX'] } };
export const SeveralChosen: Story = { args: { defaultValue: ['TX', 'OK'] } };
export const Open: Story = {
  parameters: { docs: openInDocs, visual: { forcedColors: true } },
  args: { defaultValue: ['TX', 'OK'] },
  play: open,
};
export const AllOptions: Story = { args: { defaultValue: ['TX', 'OK'], searchable: true }, play: open };
export const Grouped: Story = {
  args: { label: 'Product', options: products, searchable: true, defaultValue: ['Homeowners'] },
  play: open,
};
export const NoMatch: Story = { parameters: { docs: openInDocs }, args: { searchable: true }, play: search('zz') };
export const NoOptions: Story = {
  args: { options: [], emptyText: 'No states are licensed yet.' },
  play: open,
};
export const LoadingOptions: Story = { args: { options: [], loading: true }, play: open };
export const CustomValue: Story = { args: { searchable: true, allowCustom: true }, play: search('Guam') };
export const PastedCodes: Story = {
  args: { searchable: true },
  play: async (context) => {
    await open(context);
    await userEvent.paste('TX\nOK\nArkansas\nPR\nGU');
  },
};
export const WithError: Story = {
  args: { required: true, placeholder: 'Choose states', error: 'Choose one state or more.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: ['TX', 'OK'] } };
export const LongNames: Story = {
  args: { label: 'Carrier', options: longNames, defaultValue: longNames.slice(0, 1) },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{ArrowDown}');
  },
};
