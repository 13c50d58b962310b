import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agencies, bodyRows, cellTexts, header, show, status } from './DataTable.test-support.tsx';
import { plainColumns } from './agencies.test-support.ts';
import { remoteSource } from '../index.ts';
import type { ColumnDef, Facets } from '../index.ts';
import type { Agency } from './agencies.test-support.ts';

const withFilters = (change: Record<string, Partial<ColumnDef<Agency>>>) =>
  plainColumns.map((column) => ({ ...column, ...change[column.id] }));

const cities = () => [...new Set(bodyRows().map((row) => cellTexts(row)[1]))];
const inAustin = agencies.filter((agency) => agency.city === 'Austin, TX').length;

async function openFilter(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name: `${name} column menu` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Filter…' }));
  return within(await screen.findByRole('dialog', { name: `Filter ${name}` }));
}

describe('the search', () => {
  it('The search is an icon that becomes a field, and becomes an icon again on a press outside while it is empty [TABLE-FILTER-1]', async () => {
    const user = userEvent.setup();
    show({ search: true });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const field = screen.getByRole('textbox', { name: 'Search' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('placeholder', 'Search...');
    await user.click(document.body);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('The search starts 300 ms after the last key, and announces the results [TABLE-FILTER-1] [PLUS-17]', async () => {
    const timers = {
      setTimeout: jest.fn((run: () => void, delayMs: number) => setTimeout(run, delayMs)),
      clearTimeout,
    };
    const user = userEvent.setup();
    show({ search: true, timers: timers as never });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('lone star');
    const expected = agencies.filter((agency) => agency.name.includes('Lone Star')).length;
    await waitFor(() => expect(status()).toContain(`${expected} results`));
    expect(timers.setTimeout).toHaveBeenLastCalledWith(expect.any(Function), 300);
    await user.click(document.body);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('lone star');
  });

  it('Escape closes an empty search and returns the focus to its icon [TABLE-FILTER-1]', async () => {
    const user = userEvent.setup();
    show({ search: true });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('The search shows the first page of its results, however many pages there are', async () => {
    const user = userEvent.setup();
    show({ search: { debounceMs: 0 }, defaultState: { pagination: { pageIndex: 2, pageSize: 10 } } });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('TX');
    const found = agencies.filter((agency) => agency.city.includes('TX')).length;
    expect(found).toBeGreaterThan(40);
    expect(await screen.findByText(`1-10 of ${found}`)).toBeInTheDocument();
  });

  it('The search starts at the first page, and offers to clear itself if it finds nothing', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ search: { debounceMs: 0 }, onStateChange, defaultState: { pagination: { pageIndex: 4, pageSize: 10 } } });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('no such agency{Enter}');
    expect(await screen.findByText('No Results found')).toBeInTheDocument();
    expect(onStateChange.mock.lastCall[0].pagination.pageIndex).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(status()).toContain('120 results');
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
  });
});

describe('column filters', () => {
  it('Column filters list the values of the column and take effect at once without actions [TABLE-FILTER-2] [TABLE-FILTER-3]', async () => {
    const user = userEvent.setup();
    show({ columns: withFilters({ city: { filterType: 'select' } }) });
    const dialog = await openFilter(user, 'City');
    expect(dialog.queryByRole('button', { name: 'Apply filters' })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('checkbox', { name: new RegExp(`Austin, TX\\s*${inAustin}`) }));
    await waitFor(() => expect(status()).toContain(`${inAustin} results`));
    expect(dialog.getByRole('group', { name: 'City' })).toHaveStyle({ maxHeight: '170px' });
  });

  it('Column filters announce how many rows they find, and are cleared in their menu, which keeps the focus', async () => {
    const user = userEvent.setup();
    show({ columns: withFilters({ city: { filterType: 'select' } }) });
    const filter = await openFilter(user, 'City');
    await user.click(await filter.findByRole('checkbox', { name: /^Austin, TX/ }));
    expect(await filter.findByText(`${inAustin} results`, { selector: ':not([role])' })).toBeVisible();
    const clear = filter.getByRole('button', { name: 'Clear filter' });
    await user.click(clear);
    expect(await filter.findByText(`${agencies.length} results`, { selector: ':not([role])' })).toBeVisible();
    expect(clear).toHaveFocus();
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    expect(filter.getByRole('checkbox', { name: /^Austin, TX/ })).not.toBeChecked();
  });

  it('Column filters with actions take effect only when applied [TABLE-FILTER-3]', async () => {
    const user = userEvent.setup();
    show({ columns: withFilters({ city: { filterType: 'select', hasActions: true } }) });
    const dialog = await openFilter(user, 'City');
    const apply = dialog.getByRole('button', { name: 'Apply filters' });
    const clear = dialog.getByRole('button', { name: 'Clear' });
    expect(apply).toBeDisabled();
    expect(clear).toBeDisabled();
    await user.click(await dialog.findByRole('checkbox', { name: /Austin, TX/ }));
    expect(status()).toContain('120 results');
    expect(clear).toBeEnabled();
    await user.click(apply);
    await waitFor(() => expect(status()).toContain(`${inAustin} results`));
    expect(cities()).toEqual(['Austin, TX']);
    const again = await openFilter(user, 'City');
    expect(again.getByRole('button', { name: 'Apply filters' })).toBeDisabled();
    await user.click(again.getByRole('button', { name: 'Clear' }));
    expect(status()).toContain(`${inAustin} results`);
    await user.click(again.getByRole('button', { name: 'Apply filters' }));
    await waitFor(() => expect(status()).toContain('120 results'));
  });

  it("Enter on a button next to a filter's field does not apply the filter [TABLE-FILTER-3]", async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange, columns: withFilters({ name: { filterType: 'text', hasActions: true } }) });
    const dialog = await openFilter(user, 'Agency');
    const field = dialog.getByRole('textbox', { name: 'Agency contains' });
    await user.type(field, 'lone');
    act(() => dialog.getAllByRole('button', { name: 'Clear' })[0]?.focus());
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('');
    await user.type(field, 'brazos');
    expect(onStateChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onStateChange.mock.calls.map(([state]) => state.columnFilters)).toContainEqual([
      { id: 'name', value: 'brazos' },
    ]);
  });

  it('A column filter focuses its choices as soon as they load', async () => {
    const user = userEvent.setup();
    let answer: (facets: Facets) => void = () => undefined;
    const source = remoteSource<Agency>({
      fetchRows: () => Promise.resolve({ rows: agencies.slice(0, 10), total: 10 }),
      fetchFacets: () => new Promise((resolve) => (answer = resolve)),
    });
    show({ source, columns: withFilters({ city: { filterType: 'select' } }) });
    await waitFor(() => expect(bodyRows()).toHaveLength(10));
    const dialog = await openFilter(user, 'City');
    expect(dialog.getByText('Loading values...')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await act(async () => answer({ values: [{ value: 'Austin, TX', count: 4 }], missingCount: 0, range: null }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /Austin, TX/ })).toHaveFocus());
  });

  it('A column filter shows that server values failed to load, and requests them again', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const source = remoteSource<Agency>({
      fetchRows: () => Promise.resolve({ rows: agencies.slice(0, 10), total: 10 }),
      fetchFacets: () =>
        isDown
          ? Promise.reject(new Error('500'))
          : Promise.resolve({ values: [{ value: 'Austin, TX', count: 4 }], missingCount: 0, range: null }),
    });
    show({ source, columns: withFilters({ city: { filterType: 'select' } }) });
    await waitFor(() => expect(bodyRows()).toHaveLength(10));
    const dialog = await openFilter(user, 'City');
    expect(await dialog.findByText('Values could not be loaded')).toBeInTheDocument();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('checkbox', { name: /Austin, TX/ })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('The logger receives a warning for a column whose values no server provides', () => {
    const fetchRows = () => Promise.resolve({ rows: agencies.slice(0, 10), total: 10 });
    const fetchFacets = () => Promise.resolve({ values: [], missingCount: 0, range: null });
    const columns = withFilters({ city: { filterType: 'select' } });
    const warningsOf = (options: Parameters<typeof remoteSource<Agency>>[0]) => {
      const warn = jest.fn();
      show({ source: remoteSource(options), columns, logger: { warn } }).unmount();
      return warn.mock.calls.flat();
    };
    expect(warningsOf({ fetchRows })).toEqual([expect.stringContaining('column "city"')]);
    expect(warningsOf({ fetchRows, fetchFacets })).toEqual([]);
  });

  it('Column filters match options without regard to case [TABLE-FILTER-2]', () => {
    show({
      columns: withFilters({ city: { filterType: 'select' } }),
      defaultState: { columnFilters: [{ id: 'city', value: ['AUSTIN, tx'] }] },
    });
    expect(cities()).toEqual(['Austin, TX']);
  });

  it('Column filters are defined by id, header, filter type, values and options [TABLE-FILTER-2]', async () => {
    const user = userEvent.setup();
    const columns: ColumnDef<Agency>[] = [
      {
        id: 'city',
        header: 'City',
        filterType: 'select',
        values: ['austin, tx'],
        options: [
          { label: 'The capital', value: 'Austin, TX' },
          { label: 'Elsewhere', value: 'Tulsa, OK' },
        ],
      },
    ];
    show({ columns });
    expect(status()).toContain(`${inAustin} results`);
    expect(screen.getByText('City: The capital')).toBeInTheDocument();
    const dialog = await openFilter(user, 'City');
    expect(await dialog.findByRole('checkbox', { name: /^The capital/ })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: /^The capital/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Elsewhere/ }));
    const inTulsa = agencies.filter((agency) => agency.city === 'Tulsa, OK').length;
    await waitFor(() => expect(status()).toContain(`${inTulsa} results`));
  });

  it('Column filters accept ranges of numbers as users type them', async () => {
    const user = userEvent.setup();
    show({ columns: withFilters({ policies: { filterType: 'number' } }) });
    const dialog = await openFilter(user, 'Policies');
    for (const label of ['At least', 'At most'])
      expect(dialog.getByText(label, { selector: 'label' })).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Policies at least' }), '1k');
    const expected = agencies.filter((agency) => agency.policies >= 1000).length;
    await waitFor(() => expect(status()).toContain(`${expected} results`));
  });

  it('A column filter reports a range of numbers that ends before it begins', async () => {
    const user = userEvent.setup();
    show({ columns: withFilters({ policies: { filterType: 'number', hasActions: true } }) });
    const dialog = await openFilter(user, 'Policies');
    await user.type(dialog.getByRole('textbox', { name: 'Policies at least' }), '300');
    await user.type(dialog.getByRole('textbox', { name: 'Policies at most' }), '100');
    expect(await dialog.findByText('Less than the lower bound')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Policies at most' }), '0');
    await waitFor(() => expect(dialog.queryByText('Less than the lower bound')).not.toBeInTheDocument());
  });

  it('Column filters find numbers as cells show them', async () => {
    const user = userEvent.setup();
    const [agency] = agencies.filter((one) => one.policies >= 1000);
    show({ search: { debounceMs: 0 } });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard((agency as Agency).policies.toLocaleString('en-US'));
    await waitFor(() => expect(bodyRows().some((row) => cellTexts(row)[0] === agency?.name)).toBe(true));
    await waitFor(() => expect(status()).not.toContain('120 results'));
  });

  it('Column filters list, find and name values as cells show them, and store the values', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const codes = { TX: 'Texas', OK: 'Oklahoma' } as const;
    show({
      onStateChange,
      search: { debounceMs: 0 },
      columns: [
        ...plainColumns,
        { id: 'big', header: 'Big', accessor: (row) => row.policies > 400, filterType: 'select' },
        {
          id: 'state',
          header: 'State',
          accessor: (row) => row.city.slice(-2),
          format: (value) => codes[value as keyof typeof codes],
          filterType: 'select',
        },
      ],
    });
    await openFilter(user, 'Big');
    await user.click(await screen.findByRole('checkbox', { name: /^Yes/ }));
    expect(onStateChange.mock.lastCall[0].columnFilters).toEqual([{ id: 'big', value: ['true'] }]);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Big: Yes')).toBeInTheDocument();
    await openFilter(user, 'State');
    await user.click(await screen.findByRole('checkbox', { name: /^Oklahoma/ }));
    await user.keyboard('{Escape}');
    expect(screen.getByText('State: Oklahoma')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'yes');
    const big = agencies.filter((agency) => agency.policies > 400);
    await waitFor(() => expect(screen.getByText(`1-10 of ${big.length}`)).toBeInTheDocument());
    await user.clear(screen.getByRole('textbox', { name: 'Search' }));
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'oklah');
    const there = agencies.filter((agency) => agency.city.includes('Oklahoma') || agency.city.endsWith('OK'));
    await waitFor(() => expect(screen.getByText(`1-10 of ${there.length}`)).toBeInTheDocument());
  });

  it("The caller's timers control the delay of column filters", async () => {
    const user = userEvent.setup();
    const soon = { setTimeout: (run: () => void) => setTimeout(run, 0), clearTimeout };
    show({ search: true, timers: soon as never });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.keyboard('lone star');
    const expected = agencies.filter((agency) => agency.name.includes('Lone Star')).length;
    await waitFor(() => expect(status()).toContain(`${expected} results`));
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('lone star');
  });

  it('A column filter filters by a day, and ignores invalid days [TABLE-FILTER-4]', () => {
    const columns: ColumnDef<Agency>[] = [
      ...plainColumns,
      {
        id: 'seen',
        header: 'Seen',
        filterType: 'date',
        accessor: (_, row) => `2026-11-${String(1 + (row % 20)).padStart(2, '0')}`,
      },
    ];
    const { unmount } = show({ columns, defaultState: { columnFilters: [{ id: 'seen', value: '2026-11-03' }] } });
    expect(status()).toContain('6 results');
    unmount();
    show({ columns, defaultState: { columnFilters: [{ id: 'seen', value: '2026-11' }] } });
    expect(status()).toContain('120 results');
  });

  it('A column filter accepts input at once, and announces the results if nothing else is read [PLUS-17]', async () => {
    const user = userEvent.setup();
    show({ columns: withFilters({ name: { filterType: 'text' } }) });
    const dialog = await openFilter(user, 'Agency');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Agency contains' })).toHaveFocus());
    await user.keyboard('lone star');
    const expected = agencies.filter((agency) => agency.name.includes('Lone Star')).length;
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(`${expected} results`));
  });

  it('Choosing a day closes the calendar and the filter, and stores yyyy-mm-dd [TABLE-FILTER-4]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const columns: ColumnDef<Agency>[] = [
      ...plainColumns,
      { id: 'seen', header: 'Seen', filterType: 'date', accessor: () => '2026-11-03' },
    ];
    show({ columns, onStateChange });
    const dialog = await openFilter(user, 'Seen');
    expect(parseInt(getComputedStyle(screen.getByRole('dialog')).width, 10)).toBeGreaterThanOrEqual(180);
    await user.click(await dialog.findByRole('button', { name: /^Seen/ }));
    const days = await screen.findAllByRole('gridcell');
    const day = days.find((cell) => cell.textContent === '15') as HTMLElement;
    await user.click(within(day).queryByRole('button') ?? day);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onStateChange.mock.lastCall[0].columnFilters).toEqual([
      { id: 'seen', value: expect.stringMatching(/^\d{4}-\d{2}-15$/) },
    ]);
  });

  it('Column filters appear as chips, which remove them one by one or all together [TABLE-FILTER-5]', async () => {
    const user = userEvent.setup();
    show({
      columns: withFilters({ city: { filterType: 'select' }, name: { filterType: 'text' } }),
      defaultState: {
        columnFilters: [
          { id: 'city', value: ['Austin, TX'] },
          { id: 'name', value: 'Insurance' },
        ],
      },
    });
    const chips = within(screen.getByRole('group', { name: 'In this table' }));
    expect(within(header('City')).getByRole('img', { name: 'filtered' })).toBeInTheDocument();
    await user.click(chips.getByRole('button', { name: 'Remove Agency: “Insurance”' }));
    expect(status()).toContain(`${inAustin} results`);
    await user.click(chips.getByRole('button', { name: 'Clear Filters' }));
    expect(status()).toContain('120 results');
    expect(screen.queryByRole('group', { name: 'In this table' })).not.toBeInTheDocument();
  });

  it("A column filter uses the column's own rule [TABLE-COL-1]", () => {
    const filterFn = (value: unknown, wanted: unknown) => Number(value) % 2 === wanted;
    show({
      columns: withFilters({ policies: { filterFn } }),
      defaultState: { columnFilters: [{ id: 'policies', value: 1 }] },
    });
    expect(status()).toContain(`${agencies.filter((agency) => agency.policies % 2 === 1).length} results`);
  });

  it('A chip names all values of a custom rule [TABLE-FILTER-5]', () => {
    const filterFn = (value: unknown, { over, under }: { over: number; under: number }) =>
      Number(value) > over && Number(value) < under;
    show({
      columns: withFilters({ policies: { filterFn: filterFn as ColumnDef['filterFn'] } }),
      defaultState: { columnFilters: [{ id: 'policies', value: { over: 1000, under: 2000 } }] },
    });
    expect(screen.getByRole('group', { name: 'In this table' })).toHaveTextContent('Policies: 1,000, 2,000');
  });
});
