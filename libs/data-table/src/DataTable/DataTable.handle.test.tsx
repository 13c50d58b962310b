import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { DataTable, remoteSource, rowsSource } from '../index.ts';
import type { DataTableHandle, DataTableProps } from '../index.ts';
import { makeAgencies, plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, bodyRows, cellTexts, grid, source } from './DataTable.test-support.tsx';
import { nestedAgencies, nestedColumns } from './nestedAgencies.test-support.ts';

function showWithRef(props: Partial<DataTableProps<Agency>> = {}) {
  const ref = createRef<DataTableHandle>();
  render(
    <DataTable ref={ref} source={source} columns={plainColumns} aria-label="Agencies" storage={null} {...props} />,
  );
  const call = <Answer,>(run: (table: DataTableHandle) => Answer): Answer => {
    let answer: Answer | undefined;
    act(() => {
      answer = run(ref.current as DataTableHandle);
    });
    return answer as Answer;
  };
  return { ref, call };
}

const scroller = () => grid().parentElement as HTMLElement;

describe('the ref of a table', () => {
  it("The table's ref goes to the page of a row, by its id and by its position among the shown rows", () => {
    const { call } = showWithRef();
    expect(call((table) => table.scrollToRow(agencies[37]?.id ?? ''))).toBe(true);
    expect(screen.getByText('31-40 of 120')).toBeInTheDocument();
    expect(call((table) => table.scrollToRow(119))).toBe(true);
    expect(screen.getByText('111-120 of 120')).toBeInTheDocument();
  });

  it("The table's ref provides the TanStack Table, whose changes are changes of the state", () => {
    const onStateChange = jest.fn();
    const { call } = showWithRef({ onStateChange });
    call(({ table }) => table.getColumn('city')?.toggleSorting(true));
    expect(onStateChange.mock.lastCall[0].sorting).toEqual([{ id: 'city', desc: true }]);
    expect(onStateChange.mock.lastCall[1]).toEqual({ reason: 'sort' });
    call(({ table }) => table.getColumn('city')?.pin('end'));
    expect(onStateChange.mock.lastCall[0].columnPinning).toEqual({ left: [], right: ['city'] });
    const cities = agencies.map(({ city }) => city).sort((one, other) => (one < other ? 1 : -1));
    expect(call(({ table }) => table.getRowModel().rows[0]?.getValue('city'))).toBe(cities[0]);
    expect(call(({ table }) => table.getRowModel().rows.length)).toBe(agencies.length);
  });

  it('The TanStack Table returns rows with their depths, also after a search', async () => {
    const table = createRef<DataTableHandle>();
    const nested = rowsSource(nestedAgencies, { subRows: (node) => node.branches });
    const props = { source: nested, columns: nestedColumns, 'aria-label': 'Agencies', storage: null };
    const { rerender } = render(<DataTable ref={table} {...props} state={{ expanded: ['G1'] }} />);
    const rows = () => table.current?.table.getRowModel().rows.map(({ id, depth }) => [id, depth]) ?? [];
    expect(rows().slice(0, 3)).toEqual([
      ['G1', 0],
      ['G1-1', 1],
      ['G1-2', 1],
    ]);
    rerender(<DataTable ref={table} {...props} state={{ expanded: ['G1'], globalFilter: 'Kerrville' }} />);
    await waitFor(() =>
      expect(rows()).toEqual([
        ['G1', 0],
        ['G1-2', 1],
      ]),
    );
  });

  it('scrollToRow scrolls a scrolling page only as far as needed', () => {
    const { call } = showWithRef({ paging: false });
    call((table) => table.scrollToRow(100));
    const { scrollTop } = scroller();
    expect(scrollTop).toBeGreaterThan(90 * 33);
    call((table) => table.scrollToRow(99));
    expect(scroller().scrollTop).toBe(scrollTop);
    call((table) => table.scrollToRow(0));
    expect(scroller().scrollTop).toBe(0);
  });

  it('scrollToRow counts positions in the shown order and among the shown matches', () => {
    const { call } = showWithRef({
      defaultState: { sorting: [{ id: 'name', desc: true }], globalFilter: 'Austin' },
    });
    const last = agencies.filter((agency) => agency.city.startsWith('Austin')).length - 1;
    expect(call((table) => table.focusCell(last, 'city'))).toBe(true);
    expect(document.activeElement).toHaveTextContent('Austin, TX');
    expect(call((table) => table.scrollToRow(last + 1))).toBe(false);
    const other = agencies.find((agency) => !agency.city.startsWith('Austin'));
    expect(call((table) => table.scrollToRow(other?.id ?? ''))).toBe(false);
  });

  it('focusCell focuses a cell on another page, and the keyboard continues from there', async () => {
    const { call } = showWithRef();
    expect(call((table) => table.focusCell(agencies[25]?.id ?? '', 'city'))).toBe(true);
    expect(document.activeElement).toHaveTextContent(agencies[25]?.city ?? '');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveTextContent(agencies[25]?.name ?? '');
  });

  it("The table's ref finds no row and no column that does not exist", () => {
    const { call } = showWithRef({ defaultState: { columnVisibility: { city: false } } });
    for (const row of [-1, 120, Number.NaN, 'no such id']) expect(call((table) => table.scrollToRow(row))).toBe(false);
    expect(call((table) => table.focusCell(0, 'city'))).toBe(false);
    expect(call((table) => table.scrollToColumn('city'))).toBe(false);
    expect(call((table) => table.scrollToColumn('name'))).toBe(true);
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
  });

  it.each([
    ['ltr', 1],
    ['rtl', -1],
  ])('scrollToColumn scrolls to a column that was not rendered (%s)', async (direction, sign) => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      id: `c${index}`,
      header: `Column ${index}`,
      key: 'name',
    }));
    const { call } = showWithRef({ columns: many });
    expect(screen.queryByRole('columnheader', { name: 'Column 50' })).not.toBeInTheDocument();
    scroller().style.direction = direction;
    expect(call((table) => table.scrollToColumn('c50'))).toBe(true);
    expect(sign * scroller().scrollLeft).toBeGreaterThan(40 * 104);
    act(() => void scroller().dispatchEvent(new Event('scroll')));
    expect(await screen.findByRole('columnheader', { name: 'Column 50' })).toBeInTheDocument();
  });

  it("The table's ref stays the same object, and is null while an error replaces the table", () => {
    const ref = createRef<DataTableHandle>();
    const table = (error: boolean) => (
      <DataTable ref={ref} source={source} columns={plainColumns} aria-label="Agencies" storage={null} error={error} />
    );
    const { rerender } = render(table(false));
    const first = ref.current;
    rerender(table(false));
    expect(ref.current).toBe(first);
    rerender(table(true));
    expect(ref.current).toBeNull();
  });

  it("The table's ref goes to server rows by their position before they have loaded", async () => {
    const all = makeAgencies(300);
    const server = remoteSource<Agency>({
      pageSize: 10,
      fetchRows: ({ offset, limit }) => Promise.resolve({ rows: all.slice(offset, offset + limit), total: 300 }),
    });
    const { call } = showWithRef({ source: server });
    await waitFor(() => expect(bodyRows()).toHaveLength(10));
    expect(call((table) => table.scrollToRow(all[250]?.id ?? ''))).toBe(false);
    expect(call((table) => table.scrollToRow(250))).toBe(true);
    await waitFor(() => expect(cellTexts(bodyRows()[0])[0]).toBe(all[250]?.name));
  });
});

describe('unselectable rows', () => {
  const isRowSelectable = ({ valueOf }: { valueOf: (id: string) => unknown }) => valueOf('city') !== 'Austin, TX';
  const free = agencies.filter((agency) => agency.city !== 'Austin, TX');
  const checkbox = (place: number) =>
    screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })[place] as HTMLElement;
  const selectAll = () => screen.getByRole('checkbox', { name: 'Select all rows' });

  function showSelectable(props: Partial<DataTableProps<Agency>> = {}) {
    const onStateChange = jest.fn();
    showWithRef({ selection: 'multiple', isRowSelectable, onStateChange, ...props });
    return { user: userEvent.setup(), selection: () => onStateChange.mock.lastCall?.[0].rowSelection };
  }

  it('Unselectable rows have a disabled checkbox and no selected state', async () => {
    const { user, selection } = showSelectable();
    const place = agencies.findIndex((agency) => agency.city === 'Austin, TX');
    expect(checkbox(place)).toBeDisabled();
    expect(bodyRows()[place]).not.toHaveAttribute('aria-selected');
    expect(bodyRows()[place + 1]).toHaveAttribute('aria-selected', 'false');
    await user.click(bodyRows()[place]?.firstElementChild as HTMLElement);
    expect(selection()).toBeUndefined();
    await user.click(checkbox(place + 1));
    expect(selection().ids).toEqual([agencies[place + 1]?.id]);
  });

  it('"All rows" excludes unselectable rows, and counts as all [TABLE-ROW-3]', async () => {
    const { user, selection } = showSelectable();
    await user.click(selectAll());
    const blocked = agencies.filter((agency) => agency.city === 'Austin, TX').map((agency) => agency.id);
    expect(selection()).toEqual({ mode: 'exclude', ids: blocked });
    expect(selectAll()).toBeChecked();
    await user.click(selectAll());
    expect(selection()).toEqual({ mode: 'include', ids: [] });
  });

  it('"All matches" and ranges exclude unselectable rows', async () => {
    const { user, selection } = showSelectable({ defaultState: { globalFilter: 'TX' } });
    const hits = free.filter((agency) => agency.city.includes('TX'));
    await user.click(selectAll());
    expect(new Set(selection().ids)).toEqual(new Set(hits.map((agency) => agency.id)));
    expect(selectAll()).toBeChecked();
    await user.click(selectAll());
    const shown = agencies.filter((agency) => agency.city.includes('TX')).slice(0, 10);
    const ends = shown.flatMap((agency, place) => (agency.city === 'Austin, TX' ? [] : [place]));
    await user.click(checkbox(ends[0] as number));
    await user.keyboard('{Shift>}');
    await user.click(checkbox(ends.at(-1) as number));
    await user.keyboard('{/Shift}');
    expect(selection().ids).toEqual(ends.map((place) => shown[place]?.id));
  });

  it('Unselectable rows are still clickable in single selection [TABLE-ROW-2]', async () => {
    const onRowClick = jest.fn();
    const { user, selection } = showSelectable({ selection: 'single', onRowClick });
    const place = agencies.findIndex((agency) => agency.city === 'Austin, TX');
    await user.click(bodyRows()[place]?.lastElementChild as HTMLElement);
    expect(onRowClick).toHaveBeenCalledTimes(1);
    expect(onRowClick.mock.lastCall[0].row()).toBe(agencies[place]);
    expect(selection()).toBeUndefined();
  });

  it('Rows that become unselectable no longer count and are excluded from actions', async () => {
    const onClick = jest.fn();
    const blocked = agencies.find((agency) => agency.city === 'Austin, TX')?.id ?? '';
    const kept = free[0]?.id ?? '';
    const { user } = showSelectable({
      bulkActions: [{ label: 'Delete', onClick }],
      defaultState: { rowSelection: { mode: 'include', ids: [blocked, kept] } },
    });
    expect(screen.getByText('(1) selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const selected = onClick.mock.lastCall[0];
    expect([selected.count, selected.ids(), selected.rows()]).toEqual([1, [kept], [free[0]]]);
    expect(selected.selection).toEqual({ mode: 'include', ids: [kept] });
  });

  it('A row is unselectable if isRowSelectable throws', () => {
    showSelectable({
      isRowSelectable: () => {
        throw new Error('no rule');
      },
    });
    expect(checkbox(0)).toBeDisabled();
  });
});

describe('class names of rows', () => {
  it('The class name of a row applies to this row only', async () => {
    const getRowClassName = ({ row }: { row: () => Agency }) => (row().city === 'Austin, TX' ? 'near home' : undefined);
    const { call } = showWithRef({ getRowClassName, paging: false });
    const wrong = () =>
      bodyRows().filter((row) => row.matches('.near.home') !== (cellTexts(row)[1] === 'Austin, TX')).length;
    expect(bodyRows().some((row) => row.matches('.near'))).toBe(true);
    expect(wrong()).toBe(0);
    call((table) => table.scrollToRow(100));
    act(() => void scroller().dispatchEvent(new Event('scroll')));
    await waitFor(() => expect(cellTexts(bodyRows().at(-1))[0]).not.toBe(agencies[9]?.name));
    expect(wrong()).toBe(0);
  });

  it('A row has no class name if getRowClassName throws', () => {
    showWithRef({
      getRowClassName: () => {
        throw new Error('no name');
      },
    });
    expect(bodyRows()).toHaveLength(10);
  });
});
