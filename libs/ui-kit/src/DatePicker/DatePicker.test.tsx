import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { DatePicker } from './DatePicker.tsx';

const now = () => new Date(2026, 10, 20, 9, 30);
const day = (date: number) => screen.getByRole('button', { name: new RegExp(`November ${date}, 2026`) });

beforeEach(() => setViewportWidth(1440));

describe('DatePicker', () => {
  describeConformance(<DatePicker label="Effective on" />, { refType: HTMLButtonElement, themeName: 'KitDatePicker' });

  const open = () => userEvent.click(screen.getByRole('button', { name: /Effective on/ }));

  it('DatePicker shows weeks from Sunday in cells of 32 px, at z-level 9999 [KIT-DATE-1]', async () => {
    renderInTheme(<DatePicker label="Effective on" now={now} />);
    await open();
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveAttribute('aria-label', 'Sunday');
    expect(day(12)).toHaveStyle({ width: '32px', height: '32px' });
    expect(document.querySelector('.MuiPopover-root')).toHaveStyle({ zIndex: '9999' });
  });

  it('DatePicker reports the start of the chosen day, closes, and returns the focus', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DatePicker label="Effective on" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(day(12));
    expect(onValueChange).toHaveBeenCalledWith(new Date(2026, 10, 12), { reason: 'pick' });
    expect(screen.getByRole('button', { name: /Effective on/ })).toHaveTextContent('11/12/2026');
  });

  it('DatePicker has its date in its name, also where another element names it', () => {
    renderInTheme(
      <>
        <span id="begin">Begins</span>
        <DatePicker aria-labelledby="begin" now={now} defaultValue={new Date(2026, 10, 12)} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Begins 11/12/2026' })).toBeVisible();
  });

  it('A click on the chosen day clears DatePicker [KIT-DATE-4]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <DatePicker label="Effective on" now={now} defaultValue={new Date(2026, 10, 12)} onValueChange={onValueChange} />,
    );
    await open();
    await userEvent.click(day(12));
    expect(onValueChange).toHaveBeenCalledWith(null, { reason: 'clear' });
  });

  it('DatePicker moves from month to day to year after two digits each [KIT-DATE-6]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DatePicker label="Effective on" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Effective on month' }));
    await userEvent.keyboard('03');
    expect(screen.getByRole('textbox', { name: 'Effective on day' })).toHaveFocus();
    await userEvent.keyboard('07');
    expect(screen.getByRole('textbox', { name: 'Effective on year' })).toHaveFocus();
    await userEvent.keyboard('202');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    expect(onValueChange).toHaveBeenCalledWith(new Date(2026, 2, 7), { reason: 'type' });
  });

  it('DatePicker accepts a pasted mm/dd/yyyy [KIT-DATE-6]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DatePicker label="Effective on" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Effective on day' }));
    await userEvent.paste('12/24/2026');
    expect(onValueChange).toHaveBeenCalledWith(new Date(2026, 11, 24), { reason: 'type' });
  });

  it('DatePicker clamps typed parts and commits only real dates [KIT-DATE-7]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DatePicker label="Effective on" now={now} onValueChange={onValueChange} />);
    await open();
    const month = screen.getByRole('textbox', { name: 'Effective on month' });
    await userEvent.click(month);
    await userEvent.keyboard('19');
    expect(month).toHaveValue('12');
    await userEvent.click(month);
    await userEvent.keyboard('02302026');
    const year = screen.getByRole('textbox', { name: 'Effective on year' });
    expect(year).toHaveValue('2026');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(year).toBeInvalid();
    expect(year).toHaveAccessibleDescription('02/30/2026 is not a date.');
    await userEvent.click(screen.getByRole('textbox', { name: 'Effective on day' }));
    await userEvent.keyboard('28');
    expect(onValueChange).toHaveBeenCalledWith(new Date(2026, 1, 28), { reason: 'type' });
    expect(year).toBeValid();
  });

  it('Slash and Backspace move between the typed parts', async () => {
    renderInTheme(<DatePicker label="Effective on" now={now} />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Effective on month' }));
    await userEvent.keyboard('3/');
    const dayPart = screen.getByRole('textbox', { name: 'Effective on day' });
    expect(dayPart).toHaveFocus();
    expect(dayPart).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole('textbox', { name: 'Effective on month' })).toHaveFocus();
  });

  it('DatePicker accepts a short year once the user has left it', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DatePicker label="Effective on" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Effective on month' }));
    await userEvent.keyboard('0312962');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange.mock.lastCall[0].getFullYear()).toBe(962);
  });

  it('DatePicker reads the year 0000 as the year 1, and not as a recent one [KIT-DATE-7]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DatePicker label="Effective on" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Effective on month' }));
    await userEvent.keyboard('11200000');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Effective on year' })).toHaveValue('0001');
    expect(onValueChange.mock.lastCall[0].getFullYear()).toBe(1);
  });

  it('DatePicker reads a two-digit year as a recent one once the user has left it, as when pasted', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DatePicker label="Effective on" now={now} onValueChange={onValueChange} />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Effective on month' }));
    await userEvent.keyboard('112005');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledWith(new Date(2005, 10, 20), { reason: 'type' });
    expect(screen.getByRole('textbox', { name: 'Effective on year' })).toHaveValue('2005');
  });

  it('DatePicker keeps its fields after an invalid pasted text, and reports it', async () => {
    const onValueChange = jest.fn();
    const defaultValue = new Date(2026, 10, 12);
    renderInTheme(<DatePicker label="Effective on" {...{ now, defaultValue, onValueChange }} />);
    await open();
    const month = screen.getByRole('textbox', { name: 'Effective on month' });
    await userEvent.click(month);
    await userEvent.paste('Nov 31, 2026');
    expect(month).toHaveValue('11');
    expect(month).toHaveAccessibleDescription('Nov 31, 2026 is not a date.');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('10');
    expect(onValueChange).toHaveBeenCalledWith(new Date(2026, 9, 12), { reason: 'type' });
    expect(month).toBeValid();
    await userEvent.click(month);
    await userEvent.paste('09');
    expect(onValueChange).toHaveBeenLastCalledWith(new Date(2026, 8, 12), { reason: 'type' });
    await userEvent.click(month);
    // A year does not fit there, and is no month to be cut to 12.
    await userEvent.paste('2026');
    expect(month).toHaveValue('09');
    expect(month).toHaveAccessibleDescription('2026 is not a date.');
  });

  it('DatePicker shows a given or typed historical date in its calendar, and reports it', async () => {
    renderInTheme(<DatePicker label="Effective on" now={now} defaultValue={new Date(1985, 4, 5)} />);
    await open();
    const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
    expect(months()).toEqual(['May 1985']);
    expect(screen.getByRole('button', { name: 'Sunday, May 5, 1985, selected' })).toBeEnabled();
    const month = screen.getByRole('textbox', { name: 'Effective on month' });
    await userEvent.click(month);
    await userEvent.keyboard('12319999');
    expect(months()).toEqual(['December 9999']);
    expect(screen.getByText('Chosen: December 31, 9999.')).toHaveRole('status');
    // All the way back would be thousands of choices.
    expect(within(screen.getByRole('combobox', { name: 'Choose the year' })).getAllByRole('option')).toHaveLength(101);
    await userEvent.click(month);
    await userEvent.keyboard('03071961');
    expect(months()).toEqual(['March 1961']);
  });

  it('The button of DatePicker announces that it is required, and that its value is invalid', () => {
    renderInTheme(<DatePicker label="Effective on" required helperText="The policy starts then." />);
    renderInTheme(<DateRangePicker aria-label="Effective date" error />);
    renderInTheme(<DatePicker label="Ends on" required error="Choose a day." />);
    const button = (name: RegExp) => screen.getByRole('button', { name });
    expect(button(/Effective on/)).toHaveAccessibleDescription('Required The policy starts then.');
    expect(button(/Effective date/)).toHaveAccessibleDescription('Invalid');
    expect(button(/Ends on/)).toHaveAccessibleDescription('Required, Invalid Choose a day.');
  });

  it('DatePicker reports the missing parts once the user has left a date half typed', async () => {
    renderInTheme(<DatePicker label="Effective on" now={now} />);
    await open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Effective on month' }));
    await userEvent.keyboard('0312');
    expect(screen.queryByText('Type month, day and year.')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText('Type month, day and year.')).toHaveRole('status');
  });

  it('DatePicker accepts no typed or pasted day beyond its limits, and says which days are valid', async () => {
    const onValueChange = jest.fn();
    // The wrong way round: the two swap.
    const limits = { minDate: new Date(2026, 10, 25), maxDate: new Date(2026, 10, 5) };
    renderInTheme(<DatePicker label="Effective on" {...{ now, onValueChange, ...limits }} />);
    await open();
    const month = screen.getByRole('textbox', { name: 'Effective on month' });
    await userEvent.click(month);
    await userEvent.keyboard('11042026');
    expect(month).toHaveAccessibleDescription('Choose a day from 11/05/2026 to 11/25/2026.');
    await userEvent.click(month);
    await userEvent.paste('2026-11-26');
    expect(month).toHaveAccessibleDescription('Choose a day from 11/05/2026 to 11/25/2026.');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.paste('2026-11-25');
    expect(onValueChange).toHaveBeenCalledWith(new Date(2026, 10, 25), { reason: 'type' });
    expect(month).toBeValid();
  });

  it('DatePicker shows an invalid date as empty, and names the prop that contains it', async () => {
    const nonsense = new Date('nonsense');
    renderInTheme(<DatePicker label="Effective on" value={nonsense} minDate={nonsense} now={now} />);
    expect(screen.getByRole('button', { name: /Effective on/ })).toHaveTextContent('mm/dd/yyyy');
    await open();
    expect(day(12)).toBeEnabled();
    const text = '2026-11-20' as unknown as Date;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderInTheme(<DatePicker label="Effective on" value={text} />)).toThrow(
      'DatePicker: `value` must be a Date or null, not "2026-11-20".',
    );
    jest.restoreAllMocks();
  });
});
