import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Select, type ControlSize } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';
import { agencies, carriers, products, states } from '../stories/insuranceWords.test-support.ts';

const meta = {
  title: 'Components/Choosing/Select',
  component: Select,
  args: { label: 'Carrier', placeholder: 'Any', options: carriers, fullWidth: true, caseInsensitive: true },
  decorators: [framed(320)],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the docs page in a frame of its own, open: only there stories do what they do. */
const openInDocs = { story: { inline: false, height: '320px' } };

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};
const search =
  (term: string): Story['play'] =>
  async ({ canvasElement }) => {
    const combobox = within(canvasElement).getByRole('combobox');
    await userEvent.click(combobox);
    await userEvent.type(combobox, term);
  };

export const Closed: Story = {};
export const Open: Story = {
  parameters: { docs: openInDocs, visual: { forcedColors: true } },
  args: { defaultValue: 'Hartline Mutual' },
  play: open,
};
export const Grouped: Story = {
  parameters: { docs: openInDocs },
  args: { label: 'Product', options: products, defaultValue: 'Homeowners' },
  play: open,
};
export const Counts: Story = { args: { label: 'State', options: states }, play: open };
export const Searchable: Story = { args: { searchable: true }, play: search('ri') };
export const NoOptions: Story = { parameters: { docs: openInDocs }, args: { searchable: true }, play: search('zz') };
export const LoadingOptions: Story = { args: { options: [], loading: true }, play: open };
export const CustomValue: Story = { args: { searchable: true, allowCustom: true }, play: search('Lakeside Mutual') };
export const TenThousandOptions: Story = {
  // They are not written out on the docs page.
  parameters: { docs: { source: { type: 'code' } } },
  args: { label: 'Agency', options: agencies, searchable: true },
  play: open,
};
export const WithError: Story = {
  args: { required: true, placeholder: 'Choose a carrier', error: 'Choose the carrier of the policy.' },
};
export const Disabled: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { disabled: true, defaultValue: 'Cedar Ridge' },
};
export const Clearable: Story = { args: { clearable: true, defaultValue: 'Cedar Ridge' } };
export const LongNames: Story = {
  args: {
    options: [
      'The Greater Southwestern Farmers and Ranchers Mutual Fire and Casualty Insurance Association of Oklahoma',
      'Prairie Home',
    ],
    defaultValue:
      'The Greater Southwestern Farmers and Ranchers Mutual Fire and Casualty Insurance Association of Oklahoma',
  },
  play: open,
};
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['cp', 'sm', 'md', 'lg'] satisfies ControlSize[]).map((size) => (
        <Select
          key={size}
          size={size}
          label={`Size ${size}`}
          options={carriers}
          defaultValue="Prairie Home"
          fullWidth
        />
      ))}
    </div>
  ),
};
