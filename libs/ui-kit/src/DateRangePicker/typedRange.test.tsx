import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { formatDate } from '../dates/dateParts.ts';
import { endOfDay, normalizeRange, type DateRange } from '../dates/dateRules.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRangePickerProps } from './DateRangePicker.types.ts';

const now = () => new Date(2026, 10, 20, 9, 30);
const october12 = new Date(2026, 9, 12);
const november6 = new Date(2026, 10, 6);

beforeEach(() => setViewportWidth(340));

const user = userEvent.setup({ delay: null });
const part = (name: string) => screen.getByRole('textbox', { name });
const texts = () =>
  screen
    .getAllByRole('textbox')
    .map((input) => (input as HTMLInputElement).value)
    .join(' ');

async function openPicker(props?: Partial<DateRangePickerProps>) {
  const onValueChange = jest.fn<void, [DateRange | null, object]>();
  const defaultValue = { from: october12, to: november6 };
  const { unmount } = renderInTheme(
    <DateRangePicker label="Effective date" {...{ now, defaultValue, onValueChange }} {...props} />,
  );
  await user.click(screen.getByRole('button', { name: /Effective date/ }));
  return { onValueChange, unmount };
}

describe('a typed range', () => {
  it('A typed end before its start stays in place, and the two are swapped once the user leaves them [KIT-DATE-3]', async () => {
    const { onValueChange } = await openPicker();
    await user.click(part('End date month'));
    await user.keyboard('02');
    expect(texts()).toBe('10 12 2026 02 06 2026');
    expect(part('End date day')).toHaveFocus();
    await user.keyboard('152');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('025');
    const range = { from: new Date(2025, 1, 15), to: endOfDay(october12) };
    expect(onValueChange.mock.calls).toEqual([[range, { reason: 'type' }]]);
    expect(texts()).toBe('10 12 2026 02 15 2025');
    expect(part('End date year')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onValueChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: /Effective date/ })).toHaveTextContent('02/15/2025 – 10/12/2026');
  });

  it.each([
    ['leaves its fields', '{Tab}'],
    ['presses Enter', '{Enter}'],
  ])('A typed day past the other end counts once the user %s', async (_what, key) => {
    const { onValueChange } = await openPicker();
    await user.click(part('End date month'));
    await user.keyboard('0205');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard(key);
    expect(onValueChange).toHaveBeenLastCalledWith(
      { from: new Date(2026, 1, 5), to: endOfDay(october12) },
      { reason: 'type' },
    );
  });

  it('A half-typed part does not count: neither 1 on the way to 12, nor 0 on the way to 09 [KIT-DATE-7]', async () => {
    const { onValueChange } = await openPicker();
    const problems = () => screen.queryAllByText(/is not a date|Choose a day/);
    await user.click(part('Start date month'));
    await user.keyboard('0');
    expect(problems()).toEqual([]);
    await user.keyboard('9');
    await user.keyboard('1');
    expect(texts()).toBe('09 1 2026 11 06 2026');
    const september = (day: number) => [{ from: new Date(2026, 8, day), to: endOfDay(november6) }, { reason: 'type' }];
    expect(onValueChange.mock.calls).toEqual([september(12)]);
    await user.keyboard('5');
    await user.keyboard('2{Backspace}');
    expect(onValueChange.mock.calls).toEqual([september(12), september(15)]);
    expect(problems()).toEqual([]);
  });

  it.each([
    ['goes on to the other end', async () => user.click(part('End date month'))],
    ['presses Enter', async () => user.keyboard('{Enter}')],
    ['presses Done', async () => user.click(screen.getByRole('button', { name: 'Done' }))],
    ['presses Escape', async () => user.keyboard('{Escape}')],
  ])('A one-digit part counts once the user %s', async (_what, finish) => {
    const { onValueChange } = await openPicker();
    await user.click(part('Start date day'));
    await user.keyboard('1');
    expect(onValueChange).not.toHaveBeenCalled();
    await finish();
    const range = { from: new Date(2026, 9, 1), to: endOfDay(november6) };
    await waitFor(() => expect(onValueChange.mock.calls).toEqual([[range, { reason: 'type' }]]));
  });

  it('Typed parts stay under a parent that returns other days for each change, and these days show afterwards', async () => {
    const may = { from: new Date(2026, 4, 1), to: new Date(2026, 4, 31) };
    const { onValueChange } = await openPicker({ value: may, defaultValue: undefined });
    await user.click(part('Start date month'));
    await user.keyboard('0420');
    expect(texts()).toBe('04 20 2026 05 31 2026');
    expect(onValueChange).toHaveBeenLastCalledWith(
      { from: new Date(2026, 3, 20), to: endOfDay(new Date(2026, 4, 31)) },
      { reason: 'type' },
    );
    const times = onValueChange.mock.calls.length;
    await user.click(screen.getByRole('button', { name: 'Go to the next month' }));
    expect(texts()).toBe('05 01 2026 05 31 2026');
    expect(onValueChange).toHaveBeenCalledTimes(times);
  });

  it('A range pasted in the wrong order shows in order at once [KIT-DATE-3] [PLUS-14]', async () => {
    const { onValueChange } = await openPicker();
    await user.click(part('End date day'));
    await user.paste('03/31/2026 - 01/01/2026');
    expect(texts()).toBe('01 01 2026 03 31 2026');
    expect(onValueChange.mock.calls).toEqual([
      [{ from: new Date(2026, 0, 1), to: endOfDay(new Date(2026, 2, 31)) }, { reason: 'type' }],
    ]);
  });

  it('The result is the pair that was typed, in order, whichever end came first [KIT-DATE-3]', async () => {
    const anyDay = fc
      .date({ min: new Date(1900, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
      .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()));
    await fc.assert(
      fc.asyncProperty(anyDay, anyDay, fc.boolean(), fc.boolean(), async (start, end, endFirst, isShort) => {
        const { onValueChange, unmount } = await openPicker();
        const type = async (field: string, date: Date) => {
          await user.click(part(`${field} month`));
          const keys = formatDate(date).replaceAll('/', '');
          // A year of two digits counts from 1970 to 2069.
          const hasShortYear = isShort && date.getFullYear() >= 1970 && date.getFullYear() < 2070;
          await user.keyboard(hasShortYear ? keys.slice(0, 4) + keys.slice(6) : keys);
          if (hasShortYear) await user.clear(part(`${field} year`)).then(() => user.keyboard(keys.slice(6)));
        };
        if (endFirst) await type('End date', end);
        await type('Start date', start);
        if (!endFirst) await type('End date', end);
        await user.click(screen.getByRole('button', { name: 'Go to the previous month' }));
        const range = normalizeRange({ from: start, to: end });
        const shown = [range?.from, range?.to].map((date) => (date ? formatDate(date) : '')).join(' ');
        expect(texts()).toBe(shown.replaceAll('/', ' '));
        expect(onValueChange.mock.lastCall?.[0] ?? { from: october12, to: endOfDay(november6) }).toEqual(range);
        unmount();
      }),
      { numRuns: 6 },
    );
  }, 120_000);

  it('Digits after a complete start date go to the end date, and Backspace leads back [KIT-DATE-6]', async () => {
    const { onValueChange } = await openPicker();
    await user.click(part('Start date month'));
    await user.keyboard('01012025');
    expect(part('Start date year')).toHaveFocus();
    await user.keyboard('12312026');
    expect(texts()).toBe('01 01 2025 12 31 2026');
    expect(onValueChange.mock.lastCall?.[0]).toEqual({
      from: new Date(2025, 0, 1),
      to: endOfDay(new Date(2026, 11, 31)),
    });
    await user.keyboard('7');
    expect(texts()).toBe('01 01 2025 12 31 2026');
    await user.clear(part('End date month'));
    await user.keyboard('{Backspace}');
    expect(part('Start date year')).toHaveFocus();
  });

  it('Digits typed at a day of the calendar go to the typed dates', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<DateRangePicker label="Effective date" {...{ now, onValueChange }} />);
    await user.click(screen.getByRole('button', { name: /Effective date/ }));
    await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull());
    await user.keyboard('11052026');
    expect(onValueChange.mock.lastCall[0].from).toEqual(new Date(2026, 10, 5));
    act(() => screen.getByRole('button', { name: /November 12, 2026/ }).focus());
    await user.keyboard('1');
    expect(part('End date month')).toHaveFocus();
    expect(part('End date month')).toHaveValue('1');
    await user.keyboard('1202026');
    expect(onValueChange.mock.lastCall[0].to).toEqual(endOfDay(new Date(2026, 10, 20)));
  });
});

describe('a typed range that is wrong', () => {
  it('Each end of a typed range is described by its own problem alone', async () => {
    await openPicker({ minDate: new Date(2026, 0, 1) });
    await user.click(part('Start date month'));
    await user.keyboard('01012020');
    await user.click(part('End date month'));
    await user.keyboard('02302026');
    expect(part('Start date year')).toHaveAccessibleDescription('Choose a day from 01/01/2026 on.');
    expect(part('End date year')).toHaveAccessibleDescription('02/30/2026 is not a date.');
    await user.click(part('End date month'));
    await user.keyboard('02282020');
    expect(part('Start date year')).toHaveAccessibleDescription('Choose a day from 01/01/2026 on.');
    expect(part('End date year')).toHaveAccessibleDescription('Choose a day from 01/01/2026 on.');
    expect(screen.getAllByText('Choose a day from 01/01/2026 on.')).toHaveLength(1);
  });

  it('Done leads to the date that is wrong instead of dropping it', async () => {
    await openPicker();
    await user.click(part('End date month'));
    await user.keyboard('02302026');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(part('End date month')).toHaveFocus();
    expect(part('End date month')).toBeInvalid();
    await user.keyboard('0228');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: /Effective date/ })).toHaveTextContent('02/28/2026 – 10/12/2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a picker that becomes disabled while it is open', () => {
  it('A picker that becomes disabled closes for good, and does not report a half-typed range', async () => {
    const onValueChange = jest.fn();
    const onOpenChange = jest.fn();
    const picker = (disabled: boolean) => (
      <DateRangePicker label="Effective date" {...{ now, disabled, onValueChange, onOpenChange }} />
    );
    const { rerender } = renderInTheme(picker(false));
    const button = () => screen.getByRole('button', { name: /Effective date/ });
    await user.click(button());
    await user.click(part('Start date month'));
    await user.keyboard('110526');
    rerender(picker(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'call' });
    expect(button().parentElement).toHaveFocus();
    rerender(picker(false));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onOpenChange).toHaveBeenCalledTimes(2);
    expect(onValueChange).not.toHaveBeenCalled();
    await user.tab();
    expect(button()).toHaveFocus();
  });
});
