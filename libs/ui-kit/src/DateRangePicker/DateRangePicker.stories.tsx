import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { completeDaysPreset, completeMonthsPreset, DateRangePicker, yearToDatePreset } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';
import { storyDay } from '../stories/insuranceWords.test-support.ts';

const presets = [
  completeDaysPreset(7),
  completeDaysPreset(30),
  completeMonthsPreset(1),
  completeMonthsPreset(12),
  yearToDatePreset(),
];
const meta = {
  title: 'Components/Choosing/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Effective date', now: storyDay, fullWidth: true },
  decorators: [framed(320)],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the docs page in a frame of its own, open: only there stories do what they do. */
const openInDocs = { story: { inline: false, height: '520px' } };

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  // Its parts may still be on their way.
  await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
};

export const Closed: Story = {
  args: { defaultValue: { from: new Date(2026, 9, 12), to: new Date(2026, 10, 6) } },
};
export const Empty: Story = {};
export const PresetChosen: Story = { args: { presets, defaultValue: completeMonthsPreset(12).range(storyDay()) } };
export const Open: Story = {
  parameters: { docs: openInDocs },
  args: { defaultValue: { from: new Date(2026, 9, 12), to: new Date(2026, 10, 6) } },
  play: open,
};
export const WithPresets: Story = {
  parameters: { docs: openInDocs, visual: { forcedColors: true } },
  args: { presets, defaultValue: completeDaysPreset(7).range(storyDay()) },
  play: open,
};
export const LimitedDays: Story = {
  args: { presets, minDate: new Date(2026, 9, 5), maxDate: new Date(2026, 10, 20) },
  play: async (context) => {
    await open(context);
    await userEvent.click(await within(document.body).findByLabelText('Start date month'));
    await userEvent.paste('09/01/2026 - 10/31/2026');
  },
};
export const StatesOfTheField: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
      <DateRangePicker {...args} label="Open end" defaultValue={{ from: new Date(2026, 9, 12), to: null }} />
      <DateRangePicker
        {...args}
        label="Required"
        required
        placeholder="Choose a period"
        error="Choose the period that counts."
      />
      <DateRangePicker
        {...args}
        label="Disabled"
        disabled
        defaultValue={{ from: new Date(2026, 9, 12), to: new Date(2026, 10, 6) }}
      />
    </div>
  ),
};
