import type { Meta, StoryObj } from '@storybook/react-vite';
import { de, fr, he } from 'react-day-picker/locale';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from '../index.ts';
import { framed } from '../stories/framed.test-support.tsx';
import { germanDateWords } from '../stories/germanDateWords.test-support.ts';
import { storyDay } from '../stories/insuranceWords.test-support.ts';
import { mirrored } from '../stories/mirrored.test-support.tsx';

const meta = {
  title: 'Components/Choosing/DatePicker',
  component: DatePicker,
  args: { label: 'Effective on', now: storyDay, fullWidth: true },
  decorators: [framed(320)],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the docs page in a frame of its own, open: only there stories do what they do. */
const openInDocs = { story: { inline: false, height: '460px' } };

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  // Its parts may still be on their way.
  await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
};

export const Closed: Story = { args: { defaultValue: new Date(2026, 10, 3) } };
export const Open: Story = {
  parameters: { docs: openInDocs, visual: { forcedColors: true } },
  args: { defaultValue: new Date(2026, 10, 3) },
  play: open,
};
export const Limited: Story = { args: { minDate: new Date(2026, 10, 5), maxDate: new Date(2026, 10, 25) }, play: open };
export const TypedBeyondItsLimits: Story = {
  args: { minDate: new Date(2026, 10, 5), maxDate: new Date(2026, 10, 25) },
  play: async (context) => {
    await open(context);
    await userEvent.type(await within(document.body).findByLabelText('Effective on month'), '12242026');
  },
};
export const German: Story = {
  parameters: { docs: openInDocs, visual: { narrow: 'unpictured' } },
  args: { label: 'Gültig ab', locale: de, words: germanDateWords, defaultValue: new Date(2026, 10, 3) },
  play: open,
};
/** A locale alone sets the names, the typed order and the first day of the week; the words stay English. */
export const FrenchDates: Story = {
  parameters: { visual: { skip: 'It looks as in German.' } },
  args: { locale: fr, defaultValue: new Date(2026, 10, 3) },
  play: open,
};
/** Arrow keys go where they point: the next day is at the left. */
export const RightToLeft: Story = {
  decorators: [mirrored],
  args: {
    label: 'תאריך תחילה',
    locale: he,
    defaultValue: new Date(2026, 10, 3),
    slotProps: { popover: { dir: 'rtl' } },
  },
  play: async (context) => {
    await open(context);
    const expectDay = async (day: number) => {
      await waitFor(() => expect(document.activeElement).toHaveTextContent(new RegExp(`^${day}$`)));
      return document.activeElement?.getBoundingClientRect().left ?? NaN;
    };
    const chosen = await expectDay(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await expectDay(4)).toBeLessThan(chosen);
    await userEvent.keyboard('{ArrowRight>2/}');
    await expect(await expectDay(2)).toBeGreaterThan(chosen);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(await expectDay(14)).toBeLessThan(chosen);
    await userEvent.keyboard('{Home}');
    await expect(await expectDay(8)).toBeGreaterThan(chosen);
  },
};
export const WeekFromMonday: Story = { args: { weekStartsOn: 1, defaultValue: new Date(2026, 10, 3) }, play: open };
export const WeekNumbers: Story = {
  parameters: { visual: { narrow: true } },
  args: { showWeekNumber: true, defaultValue: new Date(2026, 10, 3) },
  play: open,
};
/** In Auckland it is November 21 already. */
export const InAnotherTimeZone: Story = {
  parameters: { visual: { skip: 'Other days are offered, and they look the same.' } },
  args: {
    timeZone: 'Pacific/Auckland',
    helperText: 'Days start at midnight in Auckland.',
    now: () => new Date('2026-11-20T15:30:00Z'),
    defaultValue: new Date('2026-11-02T11:00:00Z'),
  },
  play: open,
};
export const WithError: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { required: true, error: 'Choose the day on which the policy starts.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: new Date(2026, 10, 3) } };
