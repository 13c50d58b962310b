import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Calendar } from './Calendar.tsx';
import type { CalendarOptions } from './useCalendar.ts';

function show(props: Partial<CalendarOptions> = {}): void {
  const day = new Date(2026, 10, 20, 9, 30);
  const base = { mode: 'range', selected: null, months: 2, defaultMonth: day, today: day } as const;
  renderInTheme(<Calendar {...base} onDayPick={() => undefined} {...props} />);
}
const titles = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
const nameOf = (element: Element | null) => element?.getAttribute('aria-label');

describe('Calendar', () => {
  it('Calendar focuses today, or the first chosen day', () => {
    show();
    expect(nameOf(document.activeElement)).toBe('Today, Friday, November 20, 2026');
  });

  it('Keys move into months that are not visible, and Calendar keeps one Tab stop', async () => {
    show({ selected: { from: new Date(2026, 10, 12), to: new Date(2026, 11, 3) } });
    expect(nameOf(document.activeElement)).toBe('Thursday, November 12, 2026, start of range');
    await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowDown}');
    expect(nameOf(document.activeElement)).toBe('Sunday, December 20, 2026');
    expect(titles()).toEqual(['November 2026', 'December 2026']);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(nameOf(document.activeElement)).toBe('Saturday, December 20, 2025');
    expect(titles()).toEqual(['December 2025', 'January 2026']);
    const inTabOrder = screen.getAllByRole('button', { name: /202\d/ }).filter((button) => button.tabIndex === 0);
    expect(inTabOrder).toEqual([document.activeElement]);
  });

  it('Calendar focuses the day again when it changes under the focus, so that it is announced', async () => {
    show({ months: 1, defaultMonth: new Date(2026, 1, 10), today: new Date(2026, 1, 10) });
    const focused = jest.fn();
    document.addEventListener('focusin', focused);
    await userEvent.keyboard('{PageDown}');
    document.removeEventListener('focusin', focused);
    expect(nameOf(document.activeElement)).toBe('Tuesday, March 10, 2026');
    expect(focused).toHaveBeenCalled();
  });

  it('Calendar keeps its elements from month to month and changes their texts', async () => {
    show({ months: 1 });
    const cells = screen.getAllByRole('gridcell');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the next month' }));
    expect(titles()).toEqual(['December 2026']);
    expect(screen.getAllByRole('gridcell').map((cell) => cells.indexOf(cell))).toEqual([...cells.keys()]);
    expect(nameOf(cells[2]?.firstElementChild ?? null)).toBe('Tuesday, December 1, 2026');
  });

  it('Arrow keys move visually in right-to-left pages', async () => {
    // Without a browser no direction is handed down.
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'button { direction: rtl }';
    show();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(nameOf(document.activeElement)).toBe('Saturday, November 28, 2026');
    await userEvent.keyboard('{ArrowRight}');
    sheet.remove();
    expect(nameOf(document.activeElement)).toBe('Friday, November 27, 2026');
  });

  it('Enter chooses a day', async () => {
    const onDayPick = jest.fn();
    show({ onDayPick });
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(onDayPick).toHaveBeenCalledWith(new Date(2026, 10, 19));
  });

  it('Buttons and dropdowns change the month, and Calendar announces the visible months', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the next month' }));
    expect(titles()).toEqual(['December 2026', 'January 2027']);
    await userEvent.click(screen.getByRole('button', { name: 'Go to the previous month' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Choose the month of the second calendar' }),
      'March',
    );
    expect(titles()).toEqual(['February 2026', 'March 2026']);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Choose the year of the first calendar' }),
      '2030',
    );
    expect(screen.getByRole('status')).toHaveTextContent('February 2030 – March 2030');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  });

  it('Calendar offers the days between the first and the last, and no month beyond', async () => {
    show({ months: 1, minDate: new Date(2026, 10, 18), maxDate: new Date(2026, 10, 25) });
    const enabled = within(screen.getByRole('grid'))
      .getAllByRole<HTMLButtonElement>('button')
      .filter((button) => !button.disabled);
    expect(enabled.map((button) => button.textContent)).toEqual(['18', '19', '20', '21', '22', '23', '24', '25']);
    await userEvent.keyboard('{PageDown}');
    expect(nameOf(document.activeElement)).toBe('Wednesday, November 25, 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the next month' }));
    expect(titles()).toEqual(['November 2026']);
    expect(screen.getByRole('button', { name: 'Go to the next month' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: 'December' })).toBeDisabled();
  });

  it('Calendar marks the days between the ends of a range as chosen', () => {
    show({ selected: { from: new Date(2026, 10, 28), to: new Date(2026, 11, 2) } });
    const chosen = screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);
    expect(chosen).toEqual(['28', '29', '30', '1', '2']);
  });

  it('Calendar names the ends of a range and the days between them, and a single day as selected', () => {
    const nameOfDay = (date: number) =>
      nameOf(screen.getByRole('button', { name: new RegExp(`November ${date}, 2026`) }));
    const [from, to] = [new Date(2026, 10, 10), new Date(2026, 10, 12)];
    const calendar = (mode: 'single' | 'range', start: Date | null, end: Date | null) => (
      <Calendar
        {...{ mode, months: 1, defaultMonth: from, today: from }}
        selected={{ from: start, to: end }}
        onDayPick={() => undefined}
      />
    );
    const { rerender } = renderInTheme(calendar('range', from, to));
    expect([9, 10, 11, 12].map(nameOfDay)).toEqual([
      'Monday, November 9, 2026',
      'Today, Tuesday, November 10, 2026, start of range',
      'Wednesday, November 11, 2026, in range',
      'Thursday, November 12, 2026, end of range',
    ]);
    rerender(calendar('range', to, null));
    expect(nameOfDay(12)).toMatch(/, start of range$/);
    rerender(calendar('range', null, to));
    expect(nameOfDay(12)).toMatch(/, end of range$/);
    rerender(calendar('range', to, to));
    expect(nameOfDay(12)).toMatch(/, start and end of range$/);
    rerender(calendar('single', to, to));
    expect(nameOfDay(12)).toMatch(/, selected$/);
  });

  it('Calendar marks the chosen days in forced colours', () => {
    show({ months: 1, selected: { from: new Date(2026, 10, 9), to: new Date(2026, 10, 12) } });
    const [first, within] = screen.getAllByRole('gridcell', { selected: true });
    const forced = (element: Element | null | undefined) => cssOf(element as Element, '(forced-colors: active)');
    expect(forced(first?.querySelector('button'))).toMatch(/background-color: Highlight;.*color: HighlightText/s);
    expect(forced(within)).toMatch(/forced-color-adjust: none/);
    expect(forced(within)).toMatch(/inset 0 2px Highlight/);
  });
});
