import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  Autocomplete,
  Button,
  DateRangePicker,
  FilterDrawer,
  MultiSelect,
  Select,
  ToasterProvider,
  useToaster,
} from '../index.ts';
import { dateRange, drawer, dropdown, toasts } from '../testing.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';

// Three tests wait for what never comes.
configure({ asyncUtilTimeout: 3_000 });

const states = [
  { label: 'Texas', value: 'TX', count: 1204 },
  { label: 'Texas City', value: 'TC' },
  { label: 'Oklahoma', value: 'OK' },
];
const many = Array.from({ length: 2000 }, (_, position) => `Industry ${position}`);

beforeEach(() => setViewportWidth(1440));

describe('dropdown', () => {
  it('The dropdown tester chooses options by their labels, with or without counts, and returns the shown text [PLUS-26]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<MultiSelect label="State" required options={states} onValueChange={onValueChange} />);
    const state = dropdown('State');
    await state.choose('Texas', 'Oklahoma');
    expect(onValueChange).toHaveBeenLastCalledWith(['TX', 'OK'], expect.anything());
    expect(state.shown()).toBe('2 Selected');
    expect(screen.queryByRole('listbox')).toBeNull();
    await state.clear();
    expect(onValueChange).toHaveBeenLastCalledWith([], { reason: 'clear' });
  });

  it('A wrong label or option fails with those that exist, and without the markup of the page', async () => {
    renderInTheme(<Select label="State" options={states} />);
    expect(() => dropdown('Stat').shown()).toThrow(/^There is no dropdown "Stat"\. There are: "State"\. Use .*$/);
    await expect(dropdown('State').choose('Ohio')).rejects.toThrow(
      /^There is no option "Ohio"\. There are: .*"Oklahoma"\. .*$/,
    );
    expect(() => dateRange('Effective date', { within: document.createElement('div') }).field).toThrow(
      /^There is no date field "Effective date", nor any other\. .*$/,
    );
  });

  it('The dropdown tester lists the options of a single-choice dropdown, which closes itself', async () => {
    renderInTheme(<Select label="State" options={states} />);
    expect(await dropdown('State').options()).toEqual([expect.stringContaining('Texas'), 'Texas City', 'Oklahoma']);
    await dropdown('State').choose('Oklahoma');
    expect(dropdown('State').shown()).toBe('Oklahoma');
  });

  it('The dropdown tester searches for options that a long list does not render, within its part of the page', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <>
        <Autocomplete label="Industry" options={many} />
        <section aria-label="Second">
          <Autocomplete label="Industry" multiple options={many} onValueChange={onValueChange} />
        </section>
      </>,
    );
    const second = screen.getByRole('region', { name: 'Second' });
    await dropdown('Industry', { within: second }).choose('Industry 1987');
    expect(onValueChange).toHaveBeenLastCalledWith(['Industry 1987'], expect.anything());
  });
});

describe('dateRange', () => {
  const now = () => new Date(2026, 10, 20, 9, 30);
  const preset = { id: 'today', label: 'Today', range: (today: Date) => ({ from: today, to: today }) };

  it('The date range tester enters both ends of a range, and closes the calendar [PLUS-26]', async () => {
    renderInTheme(<DateRangePicker label="Effective date" now={now} presets={[preset]} />);
    const effective = dateRange('Effective date');
    await effective.choose('2026-01-01', '2026-03-31');
    expect(effective.shown()).toBe('01/01/2026 – 03/31/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    await effective.choosePreset('Today');
    expect(effective.shown()).toBe('Today');
  });

  it('A wrong label fails with the date fields that exist, and without other buttons', () => {
    renderInTheme(
      <>
        <Button aria-haspopup="dialog">Add</Button>
        <DateRangePicker label="Effective date" now={now} />
      </>,
    );
    expect(() => dateRange('Efective').field).toThrow(
      /^There is no date field "Efective"\. There are: "Effective date[^"]*"\. Use/,
    );
  });
});

describe('drawer', () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <FilterDrawer open={open} onClose={() => setOpen(false)} footer={<Button>Apply</Button>}>
        Fields
      </FilterDrawer>
    );
  }

  it.each([
    ['beside the page', 1440],
    ['over the page', 600],
  ])('The drawer tester finds and closes a drawer %s [PLUS-26]', async (_where, width) => {
    setViewportWidth(width);
    renderInTheme(<Page />);
    const filters = drawer('Filters');
    expect(await filters.opened()).toHaveTextContent('Fields');
    expect(filters.isOpen).toBe(true);
    await filters.press('Apply');
    await filters.close();
    await filters.closed();
    expect(filters.isOpen).toBe(false);
    expect(() => drawer('Columns').element).toThrow('The drawer "Columns" is not open');
  });
});

it('The drawer tester names a drawer that stays open', async () => {
  renderInTheme(
    <FilterDrawer open onClose={() => undefined}>
      Fields
    </FilterDrawer>,
  );
  await expect(drawer('Filters').closed()).rejects.toThrow('The drawer "Filters" is still open.');
});

describe('toasts', () => {
  function Page() {
    const { show } = useToaster();
    return (
      <Button
        onClick={() => {
          show({ severity: 'success', message: 'Search saved.', action: { label: 'Undo', onClick: () => undefined } });
          show({ severity: 'error', message: 'The export failed.' });
        }}
      >
        Do
      </Button>
    );
  }

  it('The toasts tester reads toasts, presses their actions and closes them [PLUS-26]', async () => {
    renderInTheme(
      <ToasterProvider>
        <Page />
      </ToasterProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Do' }));
    expect(toasts().read().sort()).toEqual(['Search saved.', 'The export failed.']);
    await toasts().press('saved', 'Undo');
    expect(toasts().read()).toEqual(['The export failed.']);
    expect(await toasts().find(/export/)).toBe('The export failed.');
    await toasts().dismiss('export');
    expect(toasts().read()).toEqual([]);
  });
});
