import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { de } from 'react-day-picker/locale';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Calendar } from './Calendar.tsx';
import { addDays } from './dateRules.ts';
import { americanSettings, dateSettings, type DateSettings, type WeekDay } from './dateSettings.ts';

const anyDay = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });

interface ShownDay {
  day: number;
  name: string | null;
  outside: boolean;
}

function showMonth(day: Date, settings: DateSettings): ShownDay[] {
  cleanup();
  const today = new Date(2026, 10, 20);
  const minDate = new Date(2000, 0, 1);
  // The constructor takes years below 100 for years of the last century.
  minDate.setFullYear(1);
  renderInTheme(
    <Calendar
      mode="single"
      months={1}
      selected={null}
      defaultMonth={day}
      onDayPick={() => undefined}
      maxDate={new Date(2100, 11, 31)}
      {...{ today, minDate, settings }}
    />,
  );
  return screen.getAllByRole('gridcell', { hidden: true }).map((cell) => ({
    day: Number(cell.textContent),
    name: cell.firstElementChild?.getAttribute('aria-label') ?? null,
    outside: cell.hasAttribute('data-outside'),
  }));
}

function expectWholeWeeks(day: Date, weekStartsOn: number, days: readonly ShownDay[]): void {
  const first = new Date(day.getFullYear(), day.getMonth(), 1);
  const start = addDays(first, -((first.getDay() - weekStartsOn + 7) % 7));
  const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });
  const expected = days.map((_day, at) => addDays(start, at));
  expect(days.map(({ name }) => name?.replace('Today, ', ''))).toEqual(expected.map((date) => fullDate.format(date)));
  const length = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
  expect(days.filter(({ outside }) => !outside).map((each) => each.day)).toEqual(
    Array.from({ length }, (_day, at) => at + 1),
  );
  const weeks = screen.getAllByRole('row').slice(1);
  expect(weeks.map((week) => within(week).getAllByRole('gridcell').length)).toEqual(weeks.map(() => 7));
}

describe('the months of a calendar', () => {
  it('The months of a calendar contain whole weeks from Sunday, with every day of the month and its full name [KIT-DATE-1]', () => {
    fc.assert(
      fc.property(anyDay, (day) => expectWholeWeeks(day, 0, showMonth(day, americanSettings))),
      { numRuns: 15 },
    );
  });

  it('The months of a calendar contain whole weeks from any other day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (day, weekStartsOn) => {
        const settings = dateSettings('DatePicker', { weekStartsOn: weekStartsOn as WeekDay });
        expectWholeWeeks(day, weekStartsOn, showMonth(day, settings));
        expect(within(screen.getByRole('grid')).getAllByRole('columnheader')[0]).toHaveAccessibleName(
          new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(new Date(2026, 10, 1 + weekStartsOn)),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('The rule of the locale numbers the weeks', () => {
    const numbers = (settings: DateSettings) => {
      showMonth(new Date(2027, 0, 1), settings);
      return screen.getAllByRole('rowheader').map((header) => [header.textContent, header.getAttribute('aria-label')]);
    };
    expect(numbers(dateSettings('DatePicker', { showWeekNumber: true }))).toEqual(
      ['1', '2', '3', '4', '5', '6'].map((week) => [week, `Week ${week}`]),
    );
    expect(screen.getByRole('columnheader', { name: 'Week number' })).toBeInTheDocument();
    const words = { weekNumber: (week: number) => `Kalenderwoche ${week}`, weekNumberHeader: 'Kalenderwoche' };
    expect(numbers(dateSettings('DatePicker', { showWeekNumber: true, locale: de, words }))).toEqual(
      ['53', '1', '2', '3', '4'].map((week) => [week, `Kalenderwoche ${week}`]),
    );
    expect(screen.getByRole('columnheader', { name: 'Kalenderwoche' })).toBeInTheDocument();
  });

  it('The months of a calendar show years below 100', () => {
    const day = new Date(2000, 2, 1);
    day.setFullYear(50);
    const days = showMonth(day, americanSettings).filter(({ outside }) => !outside);
    expect(days).toHaveLength(31);
    expect(days[0]?.name).toMatch(/^\w+day, March 1, 50$/);
  });
});
