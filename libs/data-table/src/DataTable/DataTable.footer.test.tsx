import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatValue, remoteSource, rowsSource } from '../index.ts';
import type { ColumnDef, RemoteQuery } from '../index.ts';
import { agencies, bodyRows, cellTexts, grid, show, tableOf } from './DataTable.test-support.tsx';
import type { Agency } from './agencies.test-support.ts';

const dollars = (value: unknown) => `$${Number(value).toLocaleString('en-US')}`;
const columns: ColumnDef<Agency>[] = [
  { id: 'name', header: 'Agency', minWidth: 200, aggregationFn: 'count' },
  { id: 'city', header: 'City', filterType: 'select' },
  { id: 'policies', header: 'Policies', aggregationFn: 'max' },
  { id: 'searchPremium', header: 'Search premium', format: dollars, aggregationFn: 'sum' },
];
const sumOf = (rows: readonly Agency[]) => rows.reduce((sum, row) => sum + row.searchPremium, 0);
const maxOf = (rows: readonly Agency[]) => formatValue(Math.max(...rows.map((row) => row.policies)));
const sum = dollars(sumOf(agencies));
const cell = (name: string) => within(grid()).getByRole('gridcell', { name });
const footer = () => bodyRows().at(-1) as HTMLElement;

describe('the footer', () => {
  it('The footer shows the aggregates of all rows, formatted like the values of their columns', () => {
    show({ columns });
    expect(cellTexts(footer())).toEqual(['Count 120', '', `Max ${maxOf(agencies)}`, `Sum ${sum}`]);
    expect(cell(`Sum ${sum}`)).toHaveAttribute('aria-colindex', '4');
    expect(footer()).toHaveAttribute('aria-rowindex', '122');
    expect(grid()).toHaveAttribute('aria-rowcount', '122');
  });

  it('The footer shows the aggregates of the rows that pass search and filters', () => {
    const found = agencies.filter((agency) => agency.city === 'Austin, TX');
    show({ columns, defaultState: { columnFilters: [{ id: 'city', value: ['Austin, TX'] }] } });
    expect(cellTexts(footer())).toEqual([
      `Count ${found.length}`,
      '',
      `Max ${maxOf(found)}`,
      `Sum ${dollars(sumOf(found))}`,
    ]);
  });

  it('A column is wide enough for its aggregate, unless the user makes it narrower', () => {
    const tracks = () => grid().style.getPropertyValue('--columns');
    const wide = (width?: number): ColumnDef<Agency>[] => [
      { id: 'name', header: 'Agency', minWidth: 200 },
      { id: 'searchPremium', header: 'Premium', minWidth: 60, width, format: dollars, aggregationFn: 'sum' },
    ];
    const most = sum.length * 8 + 24;
    const { unmount } = show({ columns: wide() });
    expect(most).toBeGreaterThan(60);
    expect(tracks()).toContain(`minmax(${most}px, ${most}fr)`);
    unmount();
    const second = show({ columns: wide(60) });
    expect(tracks()).toMatch(new RegExp(` ${most}px$`));
    second.unmount();
    show({ columns: wide(), defaultState: { columnSizing: { searchPremium: 70 } } });
    expect(tracks()).toMatch(/ 70px$/);
  });

  it('The footer counts 0 and shows dashes if no row passes', () => {
    show({ columns, defaultState: { globalFilter: 'no such agency' } });
    expect(screen.getByText('No Results found')).toBeVisible();
    expect(cellTexts(footer())).toEqual(['Count 0', '', 'Max –', 'Sum –']);
    expect(footer()).toHaveAttribute('aria-rowindex', '3');
  });

  it('The footer shows no aggregates while rows are loading', () => {
    show({ columns, source: rowsSource<Agency>([]), loading: true });
    expect(cellTexts(footer())).toEqual(['', '', '', '']);
  });

  it('The footer is absent if no visible column has an aggregate', () => {
    const { unmount } = show();
    expect(bodyRows()).toHaveLength(10);
    expect(grid()).toHaveAttribute('aria-rowcount', '121');
    unmount();
    show({ columns: columns.slice(0, 2), defaultState: { columnVisibility: { name: false } } });
    expect(bodyRows()).toHaveLength(10);
  });

  it('The footer follows the order of its columns, and has a cell below the checkboxes', () => {
    show({
      columns,
      selection: 'multiple',
      defaultState: {
        columnOrder: ['searchPremium', 'city', 'policies', 'name'],
        columnVisibility: { policies: false },
      },
    });
    expect(cellTexts(footer())).toEqual(['', `Sum ${sum}`, '', 'Count 120']);
  });

  it('The keyboard enters the footer after the last row, and leaves it again', async () => {
    const user = userEvent.setup();
    show({ columns, pageSizes: [3] });
    await user.tab();
    await user.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(cell(`Sum ${sum}`)).toHaveFocus();
    await user.keyboard('{ArrowDown}{PageDown}{Control>}{End}{ArrowDown}{/Control}');
    expect(cell(`Sum ${sum}`)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(cell('Count 120')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(within(bodyRows()[2] as HTMLElement).getAllByRole('gridcell')[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}{Control>}{Home}{/Control}');
    expect(within(bodyRows()[0] as HTMLElement).getAllByRole('gridcell')[0]).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(within(bodyRows()[2] as HTMLElement).getAllByRole('gridcell')[3]).toHaveFocus();
  });

  it('The footer cannot be selected or clicked', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn();
    show({ columns, selection: 'multiple', onRowClick });
    await user.click(cell(`Sum ${sum}`));
    await user.keyboard('{Enter}{Shift>} {/Shift}{Alt>}{ArrowLeft}{/Alt}');
    expect(onRowClick).not.toHaveBeenCalled();
    expect(within(grid()).queryAllByRole('row', { selected: true })).toEqual([]);
  });

  it('Control + C in the footer copies the text of its cell', async () => {
    const user = userEvent.setup();
    show({ columns });
    // jsdom has no `innerText`.
    Object.defineProperty(cell(`Sum ${sum}`), 'innerText', { value: `Sum ${sum}` });
    await user.click(cell(`Sum ${sum}`));
    await user.keyboard('{Control>}c{/Control}');
    expect(await navigator.clipboard.readText()).toBe(`Sum ${sum}`);
  });

  it('The footer warns once if an aggregate is unknown or does not fit its column [TABLE-COL-3]', async () => {
    const user = userEvent.setup();
    const logger = { warn: jest.fn() };
    const odd = [
      { id: 'name', header: 'Agency', aggregationFn: 'sum' },
      { id: 'city', header: 'City', aggregationFn: 'median' as never },
    ] satisfies ColumnDef<Agency>[];
    const { rerender } = show({ columns: odd, logger, state: {} });
    expect(cellTexts(footer())).toEqual(['Sum –', ' –']);
    await user.click(screen.getByRole('button', { name: 'Agency' }));
    await user.click(screen.getByRole('button', { name: 'City' }));
    // Other rows have other aggregates, with the same fault.
    rerender(tableOf({ columns: odd, logger, state: { globalFilter: 'Austin' } }));
    await waitFor(() => expect(screen.queryByText('1-10 of 120')).not.toBeInTheDocument());
    const warnings = logger.warn.mock.calls.flat();
    expect(warnings).toContain(
      'Unrecognized aggregation function "median" of column "city". Known values: sum, mean, min, max, count',
    );
    expect(warnings.filter((warning) => warning.includes('does not fit'))).toEqual([
      'Aggregation function "sum" does not fit the values of column "name"',
    ]);
  });

  it('The footer adds up only the innermost nested rows', () => {
    const teams = [
      {
        id: 'T1',
        name: 'East',
        premium: 30,
        members: [
          { id: 'M1', name: 'Ann', premium: 10 },
          { id: 'M2', name: 'Bo', premium: 20 },
        ],
      },
      { id: 'T2', name: 'West', premium: 5 },
    ];
    type Team = { id: string; name: string; premium: number; members?: Team[] };
    show({
      source: rowsSource<Team>(teams, { subRows: (team) => team.members }) as never,
      columns: [
        { id: 'name', header: 'Team' },
        { id: 'premium', header: 'Premium', aggregationFn: 'sum' },
      ],
    });
    expect(within(screen.getByRole('treegrid')).getByRole('gridcell', { name: 'Sum 35' })).toBeVisible();
  });
});

describe('the footer of server rows', () => {
  const showRemote = (aggregates: Record<string, unknown> | undefined, logger = { warn: jest.fn() }) => {
    const fetchRows = jest.fn((query: RemoteQuery) =>
      Promise.resolve({
        rows: agencies.slice(query.offset, query.offset + query.limit),
        total: agencies.length,
        ...(aggregates && query.aggregates && { aggregates }),
      }),
    );
    show({ source: remoteSource<Agency>({ fetchRows, pageSize: 10, restMs: 0 }), columns: columns.slice(2), logger });
    return { fetchRows, logger };
  };

  it('The footer shows the aggregates of the server, which are only requested with the first page', async () => {
    const user = userEvent.setup();
    const { fetchRows, logger } = showRemote({ policies: null, searchPremium: 12_345 });
    expect(await screen.findByRole('gridcell', { name: 'Sum $12,345' })).toBeVisible();
    expect(cell('Max –')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(fetchRows).toHaveBeenCalledTimes(2));
    expect(fetchRows.mock.calls.map(([query]) => query.aggregates)).toEqual([
      [
        { columnId: 'policies', aggregationFn: 'max' },
        { columnId: 'searchPremium', aggregationFn: 'sum' },
      ],
      undefined,
    ]);
    expect(cell('Sum $12,345')).toBeVisible();
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('The footer shows dashes and warns once if the server returns no aggregates', async () => {
    const { logger } = showRemote(undefined);
    expect(await screen.findByRole('gridcell', { name: 'Sum –' })).toBeVisible();
    expect(logger.warn.mock.calls.flat()).toEqual([
      'The server answered no max for column "policies"',
      'The server answered no sum for column "searchPremium"',
    ]);
  });
});
