import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ButtonSection, type ButtonSectionOption } from '../index.ts';

const rows = [
  { id: 'hartline', carrier: 'Hartline Mutual', agencies: 412, premium: 96_400_000 },
  { id: 'prairie', carrier: 'Prairie Home', agencies: 287, premium: 41_250_000 },
  { id: 'cedar', carrier: 'Cedar Ridge', agencies: 164, premium: 18_920_000 },
];
const options: ButtonSectionOption[] = [
  {
    buttonLabel: 'By line',
    description: 'Compares agencies within the lines of business that are checked.',
    checkboxOptions: [
      { name: 'auto', label: 'Private passenger auto' },
      { name: 'home', label: 'Homeowners' },
      { name: 'umbrella', label: 'Personal umbrella' },
      { name: 'surplus', label: 'Surplus lines', disabled: true },
    ],
  },
  {
    buttonLabel: 'By carrier',
    description: 'Compares agencies within the business that they place with the carriers that are selected.',
    tableData: {
      columns: [
        { field: 'carrier', label: 'Carrier' },
        { field: 'agencies', label: 'Agencies', align: 'end' },
        { field: 'premium', label: 'Premium, $', align: 'end' },
      ],
      rows,
    },
  },
  { buttonLabel: 'All business', description: 'Compares agencies by everything they write.' },
  { buttonLabel: 'By territory', description: 'Not available: no territories are set up.', disabled: true },
];

const meta = {
  title: 'Components/Inputs/ButtonSection',
  component: ButtonSection,
  parameters: { visual: { narrow: 'once' } },
  args: { label: 'Compare agencies', options, optionsTitle: 'What counts' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ButtonSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const byLine = { activeButton: 'By line', selections: { 'By line': ['auto', 'home'] } };
const byCarrier = { activeButton: 'By carrier', selections: { 'By carrier': rows.slice(0, 1) } };

export const NothingChosen: Story = {};
export const Checkboxes: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { defaultValue: byLine, defaultExpanded: true },
};
export const Table: Story = { args: { defaultValue: byCarrier, defaultExpanded: true } };
export const Collapsed: Story = { args: { defaultValue: byLine } };
export const Previewed: Story = {
  args: { defaultValue: byLine },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'All business' }));
    await within(canvasElement).findByText('Compares agencies by everything they write.');
  },
};
export const Disabled: Story = { args: { defaultValue: byLine, defaultExpanded: true, disabled: true } };
