import type { Meta, StoryObj } from '@storybook/react-vite';
import { de, he } from 'react-day-picker/locale';
import { userEvent, within } from 'storybook/test';
import { completeDaysPreset, completeMonthsPreset, DateRangePicker, yearToDatePreset } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';
import { germanDateWords } from '../stories/germanDateWords.test-support.ts';
import { storyDay } from '../stories/insuranceWords.test-support.ts';
import { mirrored } from '../stories/mirrored.test-support.tsx';

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
/** Days from the start to the hovered or focused one are grey: the preview of the range. */
export const EndNotChosen: Story = {
  parameters: { docs: openInDocs, visual: { forcedColors: true } },
  args: { defaultValue: { from: new Date(2026, 10, 3), to: null } },
  play: async (context) => {
    await open(context);
    await userEvent.hover(within(document.body).getByRole('button', { name: /November 18, 2026/ }));
  },
};
export const LimitedDays: Story = {
  args: { presets, minDate: new Date(2026, 9, 5), maxDate: new Date(2026, 10, 20) },
  play: async (context) => {
    await open(context);
    await userEvent.click(await within(document.body).findByLabelText('Start date month'));
    await userEvent.paste('09/01/2026 - 10/31/2026');
  },
};
/** The labels of presets are the caller's. */
export const German: Story = {
  parameters: { docs: openInDocs, visual: { narrow: 'unpictured' } },
  args: {
    label: 'Gültigkeit',
    placeholder: 'Beliebig',
    locale: de,
    words: germanDateWords,
    showWeekNumber: true,
    presets: [
      { ...completeDaysPreset(7), label: 'Letzte 7 ganze Tage und heute' },
      { ...yearToDatePreset(), label: 'Dieses Jahr bis heute' },
    ],
    defaultValue: { from: new Date(2026, 9, 12), to: new Date(2026, 10, 6) },
  },
  play: open,
};
export const RightToLeft: Story = {
  parameters: { visual: { narrow: true } },
  decorators: [mirrored],
  args: {
    label: 'תאריך תחילה',
    locale: he,
    defaultValue: { from: new Date(2026, 9, 12), to: new Date(2026, 10, 6) },
    slotProps: { popover: { dir: 'rtl' } },
  },
  play: open,
};
export const WeekNumbersFromMonday: Story = {
  args: {
    showWeekNumber: true,
    weekStartsOn: 1,
    defaultValue: { from: new Date(2026, 9, 12), to: new Date(2026, 10, 6) },
  },
  play: open,
};
/** In Auckland it is November 21 already: presets count from there. */
export const InAnotherTimeZone: Story = {
  parameters: { visual: { skip: 'Other days are offered, and they look the same.' } },
  args: {
    timeZone: 'Pacific/Auckland',
    presets: [completeDaysPreset(7), yearToDatePreset()],
    now: () => new Date('2026-11-20T15:30:00Z'),
    defaultValue: { from: new Date('2026-11-01T11:00:00Z'), to: new Date('2026-11-06T10:59:59.999Z') },
  },
  play: open,
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
