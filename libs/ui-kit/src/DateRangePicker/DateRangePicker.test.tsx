import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { completeDaysPreset } from '../dates/datePresets.ts';
import { endOfDay } from '../dates/dateRules.ts';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { de } from '../locales/de.ts';
import { es } from '../locales/es.ts';
import { fr } from '../locales/fr.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const now = () => new Date(2026, 10, 20, 9, 30);
const day = (date: number) => screen.getByRole('button', { name: new RegExp(`November ${date}, 2026`) });

beforeEach(() => setViewportWidth(1440));

describe('DateRangePicker', () => {
  describeConformance(<DateRangePicker label="Effective date" />, {
    refType: HTMLButtonElement,
    themeName: 'KitDateRangePicker',
  });

  const open = () => userEvent.click(screen.getByRole('button', { name: /Effective date/ }));

  it('DateRangePicker sets the start on the first click and the end on the second [KIT-DATE-2] [KIT-DATE-3]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DateRangePicker label="Effective date" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(day(10));
    expect(onValueChange).toHaveBeenLastCalledWith({ from: new Date(2026, 10, 10), to: null }, { reason: 'start' });
    await userEvent.click(day(18));
    expect(onValueChange).toHaveBeenLastCalledWith(
      { from: new Date(2026, 10, 10), to: endOfDay(new Date(2026, 10, 18)) },
      { reason: 'end' },
    );
  });

  it.each([
    ['en-US', {}, 'Any', 'Choose dates'],
    ['de-DE', de, 'Beliebig', 'Zeitraum auswählen'],
    ['es-ES', es, 'Cualquiera', 'Elegir fechas'],
    ['fr-FR', fr, 'Indifférent', 'Choisir des dates'],
  ])('A required DateRangePicker without a range asks for dates in %s', (locale, texts, any, choose) => {
    renderInTheme(
      <LocaleProvider {...{ locale, texts }}>
        <DateRangePicker label="Optional" />
        <DateRangePicker label="Needed" required />
      </LocaleProvider>,
    );
    expect(screen.getByRole('button', { name: /^Optional/ })).toHaveTextContent(any);
    expect(screen.getByRole('button', { name: /^Needed/ })).toHaveTextContent(choose);
  });

  it('DateRangePicker previews the range that a click would create, from the start to the hovered day', async () => {
    renderInTheme(<DateRangePicker label="Effective date" now={now} maxDate={new Date(2026, 10, 20)} />);
    await open();
    const previewed = () =>
      [...document.querySelectorAll<HTMLElement>('td[data-preview]')].map(
        ({ dataset }) => `${dataset['day']} ${dataset['preview']}`,
      );
    await userEvent.hover(day(8));
    expect(previewed()).toEqual([]);
    await userEvent.click(day(10));
    await userEvent.hover(day(8));
    expect(previewed()).toEqual(['2026-11-08 start', '2026-11-09 middle', '2026-11-10 end']);
    await userEvent.hover(day(25));
    expect(previewed()).toHaveLength(3);
    await userEvent.unhover(screen.getAllByRole('grid')[0]!);
    expect(previewed()).toEqual([]);
    await userEvent.keyboard('{ArrowRight}');
    expect(previewed()).toEqual(['2026-11-10 start', '2026-11-11 end']);
    await userEvent.click(day(12));
    expect(previewed()).toEqual([]);
  });

  it('DateRangePicker swaps the ends when the second click is earlier [KIT-DATE-3]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DateRangePicker label="Effective date" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(day(18));
    await userEvent.click(day(10));
    expect(onValueChange).toHaveBeenLastCalledWith(
      { from: new Date(2026, 10, 10), to: endOfDay(new Date(2026, 10, 18)) },
      { reason: 'end' },
    );
  });

  it('DateRangePicker swaps a given end that is before its start [KIT-DATE-3]', () => {
    renderInTheme(
      <DateRangePicker
        label="Effective date"
        now={now}
        value={{ from: new Date(2026, 10, 18), to: new Date(2026, 10, 10) }}
      />,
    );
    expect(screen.getByRole('button')).toHaveTextContent('11/10/2026 – 11/18/2026');
  });

  it('DateRangePicker opens at the given month as long as no range is chosen', async () => {
    const defaultMonth = new Date(2026, 8, 30);
    const { rerender } = renderInTheme(<DateRangePicker label="Effective date" {...{ now, defaultMonth }} />);
    await open();
    expect(screen.getAllByRole('grid', { name: /September 2026/ })).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    const value = { from: new Date(2026, 10, 3), to: new Date(2026, 10, 9) };
    rerender(<DateRangePicker label="Effective date" {...{ now, defaultMonth, value }} />);
    await open();
    expect(screen.getAllByRole('grid', { name: /November 2026/ })).toHaveLength(1);
  });

  it('DateRangePicker offers presets, and names the chosen one [KIT-DATE-5]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <DateRangePicker
        label="Effective date"
        now={now}
        presets={[completeDaysPreset(7)]}
        onValueChange={onValueChange}
      />,
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'First 7 complete days and today' }));
    expect(onValueChange).toHaveBeenCalledWith(
      { from: new Date(2026, 10, 13), to: endOfDay(new Date(2026, 10, 20)) },
      { reason: 'preset', preset: 'complete-days-7' },
    );
    expect(screen.getByRole('button', { name: /Effective date/ })).toHaveTextContent('First 7 complete days and today');
  });

  it('A pasted range fills both ends of DateRangePicker [PLUS-14]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DateRangePicker label="Effective date" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Start date month' }));
    await userEvent.paste('01/01/2026 - 03/31/2026');
    expect(onValueChange).toHaveBeenCalledWith(
      { from: new Date(2026, 0, 1), to: endOfDay(new Date(2026, 2, 31)) },
      { reason: 'type' },
    );
  });

  it('A pasted range with times fills both ends, and the calendar shows it [PLUS-14]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DateRangePicker label="Effective date" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'End date year' }));
    await userEvent.paste('2024-03-07 10:00:00 - 2024-05-09 10:00:00');
    const range = { from: new Date(2024, 2, 7), to: endOfDay(new Date(2024, 4, 9)) };
    expect(onValueChange.mock.calls).toEqual([[range, { reason: 'type' }]]);
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'May 2024',
      'June 2024',
    ]);
  });

  it('DateRangePicker announces which end was chosen, in one polite live region', async () => {
    renderInTheme(<DateRangePicker label="Effective date" now={now} />);
    await open();
    const told = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(told()).toEqual(['October 2026 – November 2026']);
    await userEvent.click(day(10));
    expect(told()).toEqual(['Start: November 10, 2026. Choose the end.']);
    await userEvent.click(screen.getByRole('button', { name: 'Go to the next month' }));
    expect(told()).toEqual(['November 2026 – December 2026']);
    await userEvent.click(day(18));
    expect(told()).toEqual(['Range from November 10, 2026 to November 18, 2026.']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(told()).toEqual(['Nothing chosen.']);
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });

  it('DateRangePicker announces a value that is cleared in the months that it opened with', async () => {
    renderInTheme(<DateRangePicker label="Effective date" now={now} />);
    await open();
    await userEvent.click(day(10));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('Nothing chosen.')).toHaveRole('status');
  });

  it('DateRangePicker keeps a range beyond its limits in its fields, marks the problem, and reports nothing until it is valid', async () => {
    const onValueChange = jest.fn();
    const limits = { minDate: new Date(2026, 9, 5), maxDate: new Date(2026, 10, 20) };
    renderInTheme(<DateRangePicker label="Effective date" {...{ now, onValueChange, ...limits }} />);
    await open();
    const part = (name: string) => screen.getByRole('textbox', { name });
    const texts = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
    await userEvent.click(part('End date day'));
    await userEvent.paste('09/01/2026 - 10/31/2026');
    expect(texts()).toEqual(['09', '01', '2026', '10', '31', '2026']);
    expect(part('Start date month')).toBeInvalid();
    expect(part('Start date month')).toHaveAccessibleDescription('Choose a day from 10/05/2026 to 11/20/2026.');
    expect(part('End date month')).toBeValid();
    await userEvent.tab();
    await userEvent.tab();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(texts()).toEqual(['09', '01', '2026', '10', '31', '2026']);
    await userEvent.click(part('Start date month'));
    await userEvent.keyboard('10');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('12');
    expect(onValueChange.mock.calls).toEqual([
      [{ from: new Date(2026, 9, 12), to: endOfDay(new Date(2026, 9, 31)) }, { reason: 'type' }],
    ]);
    expect(part('Start date month')).toBeValid();
  });

  it('Clear also removes typed parts that did not count', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DateRangePicker label="Effective date" {...{ now, onValueChange }} />);
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Start date month' }), '02302026');
    expect(screen.getByText('02/30/2026 is not a date.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('textbox', { name: 'Start date month' })).toHaveValue('');
    expect(screen.queryByText('02/30/2026 is not a date.')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('DateRangePicker accepts no pasted range and no preset beyond its limits', async () => {
    const onValueChange = jest.fn();
    const presets = [completeDaysPreset(7), completeDaysPreset(30)];
    const minDate = new Date(2026, 10, 5);
    renderInTheme(<DateRangePicker label="Effective date" {...{ now, presets, minDate, onValueChange }} />);
    await open();
    const month = screen.getByRole('textbox', { name: 'Start date month' });
    await userEvent.click(month);
    await userEvent.paste('11/01/2026 - 11/10/2026');
    expect(month).toHaveAccessibleDescription('Choose a day from 11/05/2026 on.');
    const preset = screen.getByRole('button', { name: 'First 30 complete days and today' });
    expect(preset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(preset);
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'First 7 complete days and today' }));
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });

  it('DateRangePicker shows the month in which the range ends, and the previous one if there are two', async () => {
    const defaultValue = { from: new Date(2025, 2, 3), to: new Date(2025, 5, 9) };
    renderInTheme(<DateRangePicker label="Effective date" {...{ now, defaultValue }} />);
    await open();
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'May 2025',
      'June 2025',
    ]);
  });

  it.each([
    ['that ends in the month of its start', new Date(2025, 7, 9)],
    ['that ends a month later', new Date(2025, 8, 9)],
    ['without an end', null],
  ])('DateRangePicker shows the start of a range %s in the first of two months', async (_which, to) => {
    const defaultValue = { from: new Date(2025, 7, 3), to };
    renderInTheme(<DateRangePicker label="Effective date" {...{ now, defaultValue }} />);
    await open();
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
      'August 2025',
      'September 2025',
    ]);
  });

  it('Done closes DateRangePicker and keeps the range', async () => {
    const onValueChange = jest.fn();
    const onOpenChange = jest.fn();
    renderInTheme(<DateRangePicker label="Effective date" {...{ now, onValueChange, onOpenChange }} />);
    await open();
    await userEvent.click(day(10));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'done' });
    expect(onValueChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: /Effective date/ })).toHaveTextContent('From 11/10/2026');
  });

  it('DateRangePicker changes its number of calendars when the window becomes narrower or wider [KIT-DATE-8]', async () => {
    renderInTheme(<DateRangePicker label="Effective date" now={now} />);
    await open();
    const resizeTo = (width: number) =>
      act(() => {
        setViewportWidth(width);
        window.dispatchEvent(new Event('resize'));
      });
    resizeTo(360);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    resizeTo(1440);
    expect(screen.getAllByRole('grid')).toHaveLength(2);
  });

  it('DateRangePicker also shows two calendars at the right edge, where it moves to the left [KIT-DATE-8]', async () => {
    renderInTheme(<DateRangePicker label="Effective date" now={now} />);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(1440 - 320, 100, 320, 36));
    await open();
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    jest.restoreAllMocks();
  });

  it('DateRangePicker shows two calendars if there is room beside the first, otherwise one [KIT-DATE-8]', async () => {
    const { unmount } = renderInTheme(<DateRangePicker label="Effective date" now={now} />);
    await open();
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    unmount();
    setViewportWidth(340);
    renderInTheme(<DateRangePicker label="Effective date" now={now} />);
    await open();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });

  it.each([['2026'], [[new Date(2026, 10, 1), new Date(2026, 10, 5)]], [new Date(2026, 10, 1)]])(
    'DateRangePicker throws an error that names the fix for %s',
    (mistake) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(() => renderInTheme(<DateRangePicker label="Effective date" value={mistake as never} />)).toThrow(
        'DateRangePicker: `value` must be { from, to } or null, not ',
      );
      jest.restoreAllMocks();
    },
  );

  it("DateRangePicker calls the caller's handler for a press on its button too", async () => {
    const onClick = jest.fn();
    renderInTheme(<DateRangePicker label="Effective date" now={now} onClick={onClick} />);
    await open();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Effective date' })).toBeVisible();
  });

  it('DateRangePicker can be cleared', async () => {
    const onValueChange = jest.fn();
    const defaultValue = { from: new Date(2026, 10, 1), to: new Date(2026, 10, 5) };
    renderInTheme(<DateRangePicker label="Effective date" now={now} {...{ defaultValue, onValueChange }} />);
    await open();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(onValueChange).toHaveBeenCalledWith(null, { reason: 'clear' });
  });
});
