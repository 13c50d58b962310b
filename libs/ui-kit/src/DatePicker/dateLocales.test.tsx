import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { de, fr, ja } from 'react-day-picker/locale';
import type { ReactElement } from 'react';
import { completeDaysPreset } from '../dates/datePresets.ts';
import { endOfDay } from '../dates/dateRules.ts';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { germanDateWords } from '../stories/germanDateWords.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { DatePicker } from './DatePicker.tsx';

const now = () => new Date(2026, 10, 20, 9, 30);
const user = userEvent.setup({ delay: null });
const part = (name: string) => screen.getByRole('textbox', { name });
const german = { locale: de, words: germanDateWords };

beforeEach(() => setViewportWidth(1440));

async function open(picker: ReactElement): Promise<void> {
  renderInTheme(picker);
  await user.click(screen.getByRole('button'));
}

describe('a date picker with a locale', () => {
  it('The date picker types and shows dates in the order of the locale, and moves on from day to month to year', async () => {
    const onValueChange = jest.fn();
    await open(<DatePicker label="Gültig ab" {...{ now, onValueChange }} {...german} />);
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('placeholder'))).toEqual([
      ...['TT', 'MM', 'JJJJ'],
    ]);
    await user.click(part('Gültig ab Tag'));
    await user.keyboard('0703');
    expect(part('Gültig ab Jahr')).toHaveFocus();
    await user.keyboard('2026');
    expect(onValueChange).toHaveBeenLastCalledWith(new Date(2026, 2, 7), { reason: 'type' });
    await user.click(part('Gültig ab Tag'));
    await user.keyboard('3.');
    expect(part('Gültig ab Monat')).toHaveFocus();
    await user.click(part('Gültig ab Tag'));
    await user.keyboard('3002{Enter}');
    expect(part('Gültig ab Tag')).toHaveAccessibleDescription('30.02.2026 ist kein Datum.');
    await user.paste('24. Dezember 2026');
    expect(onValueChange).toHaveBeenLastCalledWith(new Date(2026, 11, 24), { reason: 'type' });
    await user.paste('08.09.2026');
    expect(onValueChange).toHaveBeenLastCalledWith(new Date(2026, 8, 8), { reason: 'type' });
    await user.paste('2026-09-10');
    await user.click(screen.getByRole('button', { name: 'Fertig' }));
    expect(screen.getByRole('button', { name: /Gültig ab/ })).toHaveTextContent('10.09.2026');
  });

  it('The date picker names months and days in its language, with weeks from its first day', async () => {
    await open(<DatePicker label="Effective on" locale={fr} now={now} />);
    expect(screen.getByRole('grid')).toHaveAccessibleName('novembre 2026');
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('lundi');
    expect(screen.getByRole('button', { name: 'Today, vendredi 20 novembre 2026' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(document.activeElement).toHaveAccessibleName('lundi 16 novembre 2026');
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName('dimanche 22 novembre 2026');
  });

  it('The date picker puts the year first if the locale does, and swaps a range once its last part is typed', async () => {
    const onValueChange = jest.fn();
    const defaultValue = { from: new Date(2026, 9, 12), to: new Date(2026, 10, 6) };
    await open(<DateRangePicker label="Effective date" locale={ja} {...{ now, defaultValue, onValueChange }} />);
    expect(screen.getAllByRole('grid')[0]).toHaveAccessibleName('2026年10月');
    const choices = screen.getAllByRole('combobox').map((choice) => choice.getAttribute('aria-label'));
    expect(choices.slice(0, 2)).toEqual([
      'Choose the year of the first calendar',
      'Choose the month of the first calendar',
    ]);
    await user.click(part('End date year'));
    await user.keyboard('2025');
    expect(part('End date month')).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('0215');
    expect(onValueChange.mock.calls).toEqual([
      [{ from: new Date(2025, 1, 15), to: endOfDay(new Date(2026, 9, 12)) }, { reason: 'type' }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: /Effective date/ })).toHaveTextContent('2025/02/15 – 2026/10/12');
  });

  it('The date picker contains no English if all its words are given', async () => {
    const presets = [{ ...completeDaysPreset(7), label: 'Letzte 7 Tage' }];
    const limits = { minDate: new Date(2026, 8, 1), maxDate: new Date(2026, 11, 31) };
    await open(
      <DateRangePicker
        required
        error
        showWeekNumber
        {...{ now, presets }}
        {...limits}
        {...german}
        placeholder="Beliebig"
      />,
    );
    const field = screen.getByRole('button', { name: /Zeitraum/, hidden: true });
    expect(field).toHaveAccessibleDescription('Pflichtfeld, Ungültig');
    const dialog = screen.getByRole('dialog', { name: 'Zeitraum' });
    const said = () => screen.getAllByRole('status').map((status) => status.textContent);
    const heard: (string | null)[] = [];
    await user.click(screen.getByRole('button', { name: 'Dienstag, 10. November 2026' }));
    heard.push(...said());
    expect(said()).toContain('Beginn: 10. November 2026. Wählen Sie das Ende.');
    await user.click(screen.getByRole('button', { name: 'Mittwoch, 18. November 2026' }));
    heard.push(...said());
    expect(said()).toContain('Zeitraum vom 10. November 2026 bis zum 18. November 2026.');
    expect(screen.getByRole('button', { name: 'Mittwoch, 11. November 2026, im Zeitraum' })).toBeVisible();
    await user.click(part('Beginn Tag'));
    await user.paste('01.01.2020');
    heard.push(...said());
    expect(said()).toContain('Wählen Sie einen Tag vom 01.09.2026 bis zum 31.12.2026.');
    for (const element of dialog.querySelectorAll('*')) {
      heard.push(...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name)));
    }
    const english =
      /\b(month|year|day|date|week|today|choose|range|start|end|clear|done|go|presets|from|until|type)\b/i;
    expect([...heard, dialog.textContent].filter((text) => english.test(text ?? ''))).toEqual([]);
    expect(dialog.querySelector('[lang]')).toHaveAttribute('lang', 'de');
  });
});

describe('a date picker with week settings', () => {
  it('weekStartsOn sets the first day of the week, whatever the locale says', async () => {
    await open(<DatePicker label="Effective on" weekStartsOn={6} locale={de} now={now} />);
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Samstag');
  });

  it('The date picker numbers its weeks, with headers for screen readers', async () => {
    await open(<DateRangePicker label="Effective date" showWeekNumber now={now} />);
    const [october] = screen.getAllByRole('grid');
    expect(within(october as HTMLElement).getByRole('columnheader', { name: 'Week number' })).toBeInTheDocument();
    expect(within(october as HTMLElement).getByRole('rowheader', { name: 'Week 41' })).toHaveTextContent('41');
  });
});

describe('a date picker with a time zone', () => {
  const inAuckland = { timeZone: 'Pacific/Auckland', now: () => new Date('2026-11-20T15:30:00Z') };

  it('The date picker finds today and the start of a day in its time zone', async () => {
    const onValueChange = jest.fn();
    const defaultValue = new Date('2026-11-02T11:00:00Z');
    const minDate = new Date('2026-11-01T11:00:00Z');
    await open(<DatePicker label="Effective on" {...inAuckland} {...{ onValueChange, defaultValue, minDate }} />);
    expect(screen.getByRole('button', { name: 'Tuesday, November 3, 2026, selected' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Today, Saturday, November 21, 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sunday, November 1, 2026' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Monday, November 2, 2026' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Thursday, November 12, 2026' }));
    expect(onValueChange).toHaveBeenCalledWith(new Date('2026-11-11T11:00:00Z'), { reason: 'pick' });
    expect(screen.getByRole('button', { name: /Effective on/ })).toHaveTextContent('11/12/2026');
  });

  it('The date picker ends a range at 23:59:59 in its time zone, and counts presets from its today [KIT-DATE-2] [KIT-DATE-5]', async () => {
    const onValueChange = jest.fn();
    const presets = [completeDaysPreset(7)];
    await open(<DateRangePicker label="Effective date" {...inAuckland} {...{ onValueChange, presets }} />);
    await user.click(screen.getByRole('button', { name: /November 10, 2026/ }));
    await user.click(screen.getByRole('button', { name: /November 18, 2026/ }));
    const range = { from: new Date('2026-11-09T11:00:00Z'), to: new Date('2026-11-18T10:59:59.999Z') };
    expect(onValueChange).toHaveBeenLastCalledWith(range, { reason: 'end' });
    await user.click(screen.getByRole('button', { name: 'First 7 complete days and today' }));
    const week = { from: new Date('2026-11-13T11:00:00Z'), to: new Date('2026-11-21T10:59:59.999Z') };
    expect(onValueChange).toHaveBeenLastCalledWith(week, { reason: 'preset', preset: 'complete-days-7' });
    expect(screen.getByRole('button', { name: /Effective date/ })).toHaveTextContent('First 7 complete days and today');
  });
});

describe('Invalid settings of a date picker throw a sentence that names the fix', () => {
  it.each([
    [{ timeZone: 'Mars' }, '`timeZone` must be the IANA name of a time zone, such as "America/New_York", not "Mars".'],
    [{ weekStartsOn: 9 }, '`weekStartsOn` must be a whole number from 0 (Sunday) to 6 (Saturday), not 9.'],
    [
      { locale: 'de' },
      '`locale` must be a locale of date-fns, not "de". Import one: import { de } from \'react-day-picker/locale\'.',
    ],
  ])('DatePicker throws for %j', (mistake, sentence) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const props: object = mistake;
    expect(() => renderInTheme(<DatePicker label="Effective on" {...props} />)).toThrow(`DatePicker: ${sentence}`);
    expect(() => renderInTheme(<DateRangePicker label="Effective" {...props} />)).toThrow(
      `DateRangePicker: ${sentence}`,
    );
    error.mockRestore();
  });
});
