import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { DataTable, columnSource, rowsSource } from '../index.ts';
import type { ColumnDef, DataTableProps, DataTableState } from '../index.ts';
import { makeAgencies, plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';

// Role queries and accessibility checks walk the whole document, which takes its time on a busy machine.
jest.setTimeout(30_000);

const agencies = makeAgencies(120);
const source = rowsSource(agencies);

function show(props: Partial<DataTableProps<Agency>> = {}) {
  return render(<DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} {...props} />);
}

const grid = () => screen.getByRole('grid', { name: 'Agencies' });
const bodyRows = () => within(grid()).getAllByRole('row').slice(1);
const cellTexts = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const headerButton = (name: string) => within(header(name)).getByRole('button');
const firstNames = (count: number) =>
  bodyRows()
    .slice(0, count)
    .map((row) => cellTexts(row)[0]);
const status = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ');

describe('DataTable', () => {
  it('shows rows under their headers, numbers worded and to the right [TABLE-COL-1]', () => {
    const one: Agency = {
      ...(agencies[0] as Agency),
      name: 'Lone Star Risk Advisors',
      city: 'Austin, TX',
      policies: 4218,
      searchPremium: 38412650,
      yearOnYear: null,
    };
    show({ source: rowsSource([one]) });
    expect(cellTexts(bodyRows()[0])).toEqual(['Lone Star Risk Advisors', 'Austin, TX', '4,218', '38,412,650', '–']);
    expect(screen.getByRole('gridcell', { name: '4,218' })).toHaveAttribute('data-align', 'right');
  });

  it('draws custom cells from the value, other columns and the row [TABLE-COL-1]', () => {
    const columns: ColumnDef<Agency>[] = [
      {
        id: 'name',
        header: 'Agency',
        cell: ({ value, valueOf, row, rowIndex }) =>
          `${String(value)} | ${String(valueOf('city'))} | ${row().id} | ${rowIndex}`,
      },
      { id: 'city', header: 'City' },
    ];
    show({ columns });
    const { name, city, id } = agencies[0] as Agency;
    expect(cellTexts(bodyRows()[0])[0]).toBe(`${name} | ${city} | ${id} | 0`);
  });

  it('draws a chip per value, and text where a column says text though it has a renderer [TABLE-COL-1]', () => {
    const columns: ColumnDef<Agency>[] = [
      { id: 'lines', header: 'Lines', type: 'chip' },
      { id: 'name', header: 'Agency', type: 'text', cell: () => 'drawn' },
      { id: 'yearOnYear', header: 'Year on year', type: 'chip' },
    ];
    const one: Agency = { ...(agencies[0] as Agency), lines: ['Personal', 'Commercial'], yearOnYear: null };
    show({ columns, source: rowsSource([one]) });
    expect(screen.getByText('Personal')).toBeInTheDocument();
    expect(screen.getByText('Commercial')).toBeInTheDocument();
    expect(cellTexts(bodyRows()[0]).slice(1)).toEqual([one.name, '–']);
  });

  it("tells assistive technology the whole size and each row's place in it [TABLE-VIRT-1]", () => {
    const many = columnSource({
      rowCount: 100_000,
      columns: { number: Int32Array.from({ length: 100_000 }, (_, row) => row) },
    });
    render(
      <DataTable source={many} columns={[{ id: 'number', header: 'Number' }]} aria-label="Agencies" paging={false} />,
    );
    expect(grid()).toHaveAttribute('aria-rowcount', '100001');
    expect(grid()).toHaveAttribute('aria-colcount', '1');
    expect(bodyRows().length).toBeLessThan(60);
    expect(bodyRows()[0]).toHaveAttribute('aria-rowindex', '2');
    expect(screen.getByRole('gridcell', { name: '0' })).toHaveAttribute('aria-colindex', '1');
  });

  it('names the table by its caption', () => {
    show({ 'aria-label': undefined, caption: 'Agencies' });
    expect(grid()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Agencies' })).toBeInTheDocument();
  });

  it('has no accessibility violations with rows, without rows, and while loading', async () => {
    for (const props of [{}, { source: rowsSource<Agency>([]) }, { loading: true }, { error: true }]) {
      const { container, unmount } = show({ ...props, exportOptions: { onClick: () => undefined } });
      expect(await axe(container)).toHaveNoViolations();
      unmount();
    }
  });

  it('refuses a column without an id or a header, and reports odd columns to the logger [TABLE-COL-2] [TABLE-COL-3]', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show({ columns: [{ header: 'Agency' } as ColumnDef<Agency>] })).toThrow('Column "Agency" has no id');
    quiet.mockRestore();
    const warn = jest.fn();
    show({
      columns: [{ id: 'lines', header: 'Lines', type: 'custom' }],
      logger: { warn },
      defaultState: { columnOrder: ['gone'] },
    });
    expect(warn.mock.calls).toEqual([['No custom cell renderer for key "lines"'], ['Unknown column id "gone"']]);
  });

  it('tells which row was clicked, or entered by keyboard, and leaves controls in cells alone', async () => {
    const user = userEvent.setup();
    const onRowClick = jest.fn();
    const columns: ColumnDef<Agency>[] = [
      { id: 'name', header: 'Agency' },
      { id: 'id', header: 'Open', cell: () => <button type="button">Open</button> },
    ];
    show({ columns, onRowClick });
    await user.click(within(bodyRows()[2] as HTMLElement).getAllByRole('gridcell')[0] as HTMLElement);
    await user.click(screen.getAllByRole('button', { name: 'Open' })[4] as HTMLElement);
    expect(onRowClick.mock.calls.map(([details]) => [details.rowIndex, details.row()])).toEqual([[2, agencies[2]]]);
    await user.keyboard('{Escape}{ArrowLeft}{Enter}');
    expect(onRowClick).toHaveBeenLastCalledWith(expect.objectContaining({ rowIndex: 3 }));
  });
});

describe('sorting', () => {
  const byName = (names: (string | undefined)[]) =>
    [...names].sort((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));

  it('goes from ascending over descending back to the order of the source [TABLE-SORT-1]', async () => {
    const user = userEvent.setup();
    show({ paging: false });
    const original = firstNames(6);
    expect(header('Agency')).toHaveAttribute('aria-sort', 'none');
    await user.click(headerButton('Agency'));
    expect(header('Agency')).toHaveAttribute('aria-sort', 'ascending');
    const sorted = byName(agencies.map((agency) => agency.name));
    expect(firstNames(6)).toEqual(sorted.slice(0, 6));
    await user.click(headerButton('Agency'));
    expect(header('Agency')).toHaveAttribute('aria-sort', 'descending');
    expect(firstNames(6)).toEqual(sorted.reverse().slice(0, 6));
    await user.click(headerButton('Agency'));
    expect(header('Agency')).toHaveAttribute('aria-sort', 'none');
    expect(firstNames(6)).toEqual(original);
  });

  it('starts descending where the column says so, and by keyboard [TABLE-SORT-1]', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    expect(header('Search premium')).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{Enter}');
    expect(header('Search premium')).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Enter}');
    expect(header('Search premium')).toHaveAttribute('aria-sort', 'none');
  });

  it('starts sorted by the columns that say so, and announces the sort [TABLE-COL-1]', () => {
    const columns = plainColumns.map((column) =>
      column.id === 'policies' ? { ...column, isSorted: true, isSortedDesc: true } : column,
    );
    show({ columns });
    expect(header('Policies')).toHaveAttribute('aria-sort', 'descending');
    expect(cellTexts(bodyRows()[0])[2]).toBe(
      Math.max(...agencies.map((agency) => agency.policies)).toLocaleString('en-US'),
    );
    expect(status()).toContain('120 results, page 1 of 12, sorted by Policies, descending');
  });

  it('adds a column that decides ties when Shift is held', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange });
    await user.click(headerButton('City'));
    await user.keyboard('{Shift>}');
    await user.click(headerButton('Policies'));
    await user.keyboard('{/Shift}');
    expect(onStateChange.mock.lastCall[0].sorting).toEqual([
      { id: 'city', desc: false },
      { id: 'policies', desc: false },
    ]);
    expect(status()).toContain('sorted by City, ascending, then by Policies, ascending');
  });

  it("keeps a header's name where a tooltip describes it [TABLE-COL-1]", async () => {
    const user = userEvent.setup();
    const tooltip = 'Against the year before';
    show({ columns: plainColumns.map((column) => (column.id === 'yearOnYear' ? { ...column, tooltip } : column)) });
    await user.hover(screen.getByRole('button', { name: 'Year on year' }));
    expect(await screen.findByRole('tooltip', { name: tooltip })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Year on year' })).toHaveAccessibleDescription(tooltip);
  });

  it('offers no sorting on a column that takes it away [TABLE-COL-1]', () => {
    show({ columns: plainColumns.map((column) => (column.id === 'city' ? { ...column, disableSort: true } : column)) });
    expect(within(header('City')).queryByRole('button')).not.toBeInTheDocument();
    expect(header('City')).not.toHaveAttribute('aria-sort');
  });

  it.each([
    ['first', ['–', '1', '2']],
    ['last', ['1', '2', '–']],
  ] as const)('puts rows without a value %s [TABLE-SORT-2]', (undefinedPlacement, expected) => {
    const rows = [{ value: 2 }, { value: undefined }, { value: 1 }];
    const columns = [{ id: 'value', header: 'Value', isSorted: true }];
    render(
      <DataTable
        source={rowsSource(rows)}
        columns={columns}
        aria-label="Agencies"
        storage={null}
        undefinedPlacement={undefinedPlacement}
      />,
    );
    expect(bodyRows().map((row) => cellTexts(row)[0])).toEqual(expected);
  });
});

describe('paging', () => {
  it('shows ten rows at first and words the page [TABLE-PAGE-1]', async () => {
    const user = userEvent.setup();
    show();
    expect(bodyRows()).toHaveLength(10);
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
    expect(screen.getByText('Rows per page:')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('11-20 of 120')).toBeInTheDocument();
    expect(firstNames(1)).toEqual([agencies[10]?.name]);
    expect(bodyRows()[0]).toHaveAttribute('aria-rowindex', '12');
    expect(status()).toContain('page 2 of 12');
  });

  it('offers 10, 25, 50 and 100 rows and stays at the row that stood first [TABLE-PAGE-1]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange, defaultState: { pagination: { pageIndex: 7, pageSize: 10 } } });
    await user.click(screen.getByRole('combobox', { name: /Rows per page/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '25', '50', '100']);
    await user.click(screen.getByRole('option', { name: '25' }));
    expect(screen.getByText('51-75 of 120')).toBeInTheDocument();
    expect(onStateChange.mock.lastCall[0].pagination).toEqual({ pageIndex: 2, pageSize: 25, pageCount: 5 });
  });

  it('goes back to the first page when the sort changes', async () => {
    const user = userEvent.setup();
    show({ defaultState: { pagination: { pageIndex: 3, pageSize: 10 } } });
    await user.click(headerButton('City'));
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
  });

  it("keeps the page in local storage, under the table's id, and nothing else [TABLE-PAGE-2]", async () => {
    const user = userEvent.setup();
    localStorage.clear();
    const { unmount } = show({ tableId: 'agencies', storage: undefined });
    await user.click(headerButton('City'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    unmount();
    expect(Object.entries(localStorage)).toEqual([['data-table:agencies:pagination', '{"pageIndex":1,"pageSize":10}']]);
    const again = show({ tableId: 'agencies', storage: undefined });
    expect(screen.getByText('11-20 of 120')).toBeInTheDocument();
    expect(header('City')).toHaveAttribute('aria-sort', 'none');
    again.unmount();
    show({ tableId: 'policies', storage: undefined });
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
  });

  it('ignores a kept page that makes no sense [TABLE-PAGE-2]', () => {
    localStorage.setItem('data-table:agencies:pagination', '{"pageIndex":-3,"pageSize":1e9}');
    show({ tableId: 'agencies', storage: undefined });
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
    localStorage.clear();
  });

  it('shows the last page when there are fewer rows than the page needs', () => {
    show({ defaultState: { pagination: { pageIndex: 99, pageSize: 25 } } });
    expect(screen.getByText('101-120 of 120')).toBeInTheDocument();
  });

  it('shows all rows in one page where paging is off', () => {
    show({ paging: false });
    expect(screen.queryByText('Rows per page:')).not.toBeInTheDocument();
    expect(grid()).toHaveAttribute('aria-rowcount', '121');
  });
});

describe('state', () => {
  it('follows slices that the caller holds and reports every change [TABLE-STATE-1]', async () => {
    const user = userEvent.setup();
    const seen: string[] = [];
    function Held() {
      const [state, setState] = useState<Partial<DataTableState>>({
        sorting: [{ id: 'city', desc: true }],
        pagination: { pageIndex: 1, pageSize: 25 },
      });
      const change = (next: DataTableState, { reason }: { reason: string }) => {
        seen.push(reason);
        setState(next);
      };
      return (
        <DataTable source={source} columns={plainColumns} aria-label="Agencies" state={state} onStateChange={change} />
      );
    }
    render(<Held />);
    expect(header('City')).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByText('26-50 of 120')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('51-75 of 120')).toBeInTheDocument();
    await user.click(headerButton('Agency'));
    expect(header('Agency')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('1-25 of 120')).toBeInTheDocument();
    expect(seen).toEqual(['page', 'sort']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('does not move where the caller holds on to the state [TABLE-STATE-1]', async () => {
    const user = userEvent.setup();
    show({ state: { sorting: [], pagination: { pageIndex: 0, pageSize: 10 } } });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(headerButton('City'));
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
    expect(header('City')).toHaveAttribute('aria-sort', 'none');
  });

  it('hides, orders and sizes columns by state [TABLE-STATE-1]', () => {
    show({
      state: { columnVisibility: { city: false }, columnOrder: ['policies', 'name'], columnSizing: { name: 333 } },
    });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Policies',
      'Agency',
      'Search premium',
      'Year on year',
    ]);
    expect(grid()).toHaveAttribute('aria-colcount', '4');
    expect(grid().style.getPropertyValue('--columns')).toContain('333px');
  });

  it('chooses columns, all or single ones, by "All columns (n)" [TABLE-COL-6]', async () => {
    const user = userEvent.setup();
    show({ columnPicker: true });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = screen.getByRole('dialog', { name: 'Columns' });
    const all = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'All columns (5)' });
    expect(all).toBeChecked();
    await user.click(within(dialog).getByRole('checkbox', { name: 'City' }));
    expect(all.indeterminate).toBe(true);
    expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).not.toContain('City');
    await user.click(all);
    expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(5);
    await user.click(all);
    expect(screen.queryAllByRole('columnheader', { hidden: true })).toHaveLength(0);
    expect(screen.getByText('No columns are shown')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });

  it('never offers to hide a pinned column [TABLE-COL-5]', async () => {
    const user = userEvent.setup();
    show({
      columnPicker: true,
      columns: plainColumns.map((column) => (column.id === 'name' ? { ...column, isPinned: true } : column)),
    });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'All columns (4)' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Agency' })).not.toBeInTheDocument();
  });

  it('keeps pinned columns at their edges whatever the order [TABLE-COL-5]', () => {
    const columns = plainColumns.map((column) =>
      column.id === 'yearOnYear'
        ? { ...column, isPinned: true }
        : column.id === 'name'
          ? { ...column, isPinned: 'right' as const }
          : column,
    );
    show({ columns, defaultState: { columnOrder: ['city', 'yearOnYear', 'name'] } });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Year on year',
      'City',
      'Policies',
      'Search premium',
      'Agency',
    ]);
  });

  it('shows one skeleton row per row of a page while loading, and keeps its columns [TABLE-STATE-2]', () => {
    const { container, rerender } = show({ loading: true });
    const skeletons = () => container.querySelectorAll('[data-skeleton-row]');
    const template = grid().style.getPropertyValue('--columns');
    expect(skeletons()).toHaveLength(10);
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    expect(status()).toContain('Loading');
    expect(screen.queryByText('No Results found')).not.toBeInTheDocument();
    rerender(
      <DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} loading loadingRows={3} />,
    );
    expect(skeletons()).toHaveLength(3);
    rerender(<DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} />);
    expect(skeletons()).toHaveLength(0);
    expect(bodyRows()).toHaveLength(10);
    expect(grid().style.getPropertyValue('--columns')).toBe(template);
    expect(status()).toContain('120 results');
  });

  it('says in a single row that there are no results [TABLE-STATE-2]', () => {
    show({ source: rowsSource<Agency>([]) });
    expect(bodyRows()).toHaveLength(1);
    expect(screen.getByRole('gridcell', { name: 'No Results found' })).toHaveAttribute('aria-colspan', '5');
    expect(status()).toContain('0 results');
  });

  it.each([
    [undefined, '100px'],
    [5, '216px'],
  ])(
    'gives way to a skeleton when the data failed, with %s loading rows %s high [TABLE-STATE-3]',
    (loadingRows, height) => {
      const { container } = show({ error: true, loadingRows });
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
      expect(container.querySelector('[aria-hidden="true"]')).toHaveStyle({ height });
      expect(screen.getByRole('alert')).toHaveTextContent('The data could not be loaded');
    },
  );

  it('offers to export, but not while the table or the export is loading [TABLE-BAR-2]', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const { rerender } = show({ exportOptions: { onClick } });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    for (const props of [
      { loading: true, exportOptions: { onClick, label: 'Export xlsx' } },
      { exportOptions: { onClick, label: 'Export xlsx', loading: true } },
    ]) {
      rerender(<DataTable source={source} columns={plainColumns} aria-label="Agencies" storage={null} {...props} />);
      expect(screen.getByRole('button', { name: 'Export xlsx' })).toBeDisabled();
    }
  });
});

describe('keyboard', () => {
  const focusedText = () => document.activeElement?.textContent;

  it('has one tab stop and moves from cell to cell by arrows, Home and End', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    expect(headerButton('Agency')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedText()).toBe(agencies[1]?.name);
    await user.keyboard('{ArrowRight}');
    expect(focusedText()).toBe(agencies[1]?.city);
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAttribute('aria-colindex', '5');
    await user.keyboard('{Home}');
    expect(focusedText()).toBe(agencies[1]?.name);
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{Control>}{End}{/Control}');
    expect((document.activeElement as HTMLElement).closest('[role="row"]')).toHaveAttribute('aria-rowindex', '11');
  });

  it('reaches the last of 100,000 rows and keeps the focus there', async () => {
    const user = userEvent.setup();
    const many = columnSource({
      rowCount: 100_000,
      columns: { number: Int32Array.from({ length: 100_000 }, (_, row) => row) },
    });
    render(
      <DataTable source={many} columns={[{ id: 'number', header: 'Number' }]} aria-label="Agencies" paging={false} />,
    );
    await user.tab();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focusedText()).toBe('99,999');
    await user.keyboard('{PageUp}');
    expect(Number(focusedText()?.replace(',', ''))).toBeGreaterThan(99_980);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focusedText()).toBe('0');
  });

  it('makes a column wider and narrower by Alt and an arrow, and says so [TABLE-COL-4]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    show({ onStateChange, defaultState: { columnSizing: { name: 240 } } });
    jest.spyOn(header('Agency'), 'offsetWidth', 'get').mockReturnValue(240);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(onStateChange.mock.lastCall[0].columnSizing).toEqual({ name: 256 });
    expect(onStateChange.mock.lastCall[1]).toEqual({ reason: 'column-size' });
    expect(status()).toContain('Agency, 256 pixels wide');
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(onStateChange.mock.lastCall[0].columnSizing).toEqual({ name: 224 });
  });
});

describe('resizing by drag', () => {
  const drag = (grip: Element, type: string, clientX: number) =>
    act(() => void grip.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX })));

  it('takes the new width when the pointer is let go, not before, and none after Escape [TABLE-COL-4]', async () => {
    const onStateChange = jest.fn();
    show({ onStateChange });
    jest.spyOn(header('City'), 'offsetWidth', 'get').mockReturnValue(150);
    const grip = header('City').querySelector('[data-resizer]') as Element;
    drag(grip, 'pointerdown', 400);
    drag(grip, 'pointermove', 460);
    expect(onStateChange).not.toHaveBeenCalled();
    drag(grip, 'pointerup', 460);
    expect(onStateChange.mock.lastCall[0].columnSizing).toEqual({ city: 210 });
    drag(grip, 'pointerdown', 400);
    await userEvent.setup().keyboard('{Escape}');
    drag(grip, 'pointerup', 500);
    expect(onStateChange).toHaveBeenCalledTimes(1);
  });
});
