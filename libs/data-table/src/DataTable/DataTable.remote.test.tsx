import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, remoteSource } from '../index.ts';
import type { DataTableProps, RemoteQuery } from '../index.ts';
import { agencies, bodyRows, status } from './DataTable.test-support.tsx';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';

const { fetchRows, remove } = makeServer();

function makeServer() {
  let rows = agencies;
  return {
    remove: (count: number) => {
      rows = rows.slice(0, rows.length - count);
    },
    fetchRows: ({ search, offset, limit }: RemoteQuery) => {
      const found = rows.filter((agency) => agency.name.toLowerCase().includes(search.toLowerCase()));
      return Promise.resolve({ rows: found.slice(offset, offset + limit), total: found.length });
    },
  };
}

function showRemote(props: Partial<DataTableProps<Agency>> = {}) {
  const source = remoteSource<Agency>({ fetchRows, pageSize: 10, restMs: 0, getRowId: (row) => row.id });
  return render(
    <DataTable
      aria-label="Agencies"
      source={source}
      columns={plainColumns}
      storage={null}
      selection="multiple"
      {...props}
    />,
  );
}

/** A server whose answers come when the test says so, each with the number of times it was asked before. */
function heldServer() {
  const held: { query: RemoteQuery; signal: AbortSignal; answer: () => void; refuse: () => void }[] = [];
  let asked = 0;
  const source = remoteSource<Agency>({
    pageSize: 10,
    restMs: 0,
    getRowId: (row) => row.id,
    fetchRows: (query, { signal }) =>
      new Promise((resolve, reject) => {
        const turn = (asked += 1);
        const rows = () =>
          agencies
            .slice(query.offset, query.offset + query.limit)
            .map((row) => ({ ...row, name: `${row.name} #${turn}` }));
        held.push({
          query,
          signal,
          answer: () => resolve({ rows: rows(), total: 50 }),
          refuse: () => reject(new Error('503')),
        });
      }),
  });
  const answer = () => act(async () => held.splice(0).forEach((one) => one.answer()));
  const refuse = () => act(async () => held.splice(0).forEach((one) => one.refuse()));
  return { source, held, answer, refuse };
}

const allBox = () => screen.getByRole('checkbox', { name: 'Select all rows' });

describe('rows of a server', () => {
  it('Selecting all server rows stores no ids, but the search and the filters', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const onClick = jest.fn();
    showRemote({
      onStateChange,
      search: { debounceMs: 0 },
      defaultState: { globalFilter: 'agency' },
      bulkActions: [{ label: 'Archive', onClick }],
    });
    const found = agencies.filter((agency) => agency.name.toLowerCase().includes('agency')).length;
    await waitFor(() => expect(status()).toContain(`${found} results`));
    await user.click(allBox());
    const among = { globalFilter: 'agency', columnFilters: [] };
    expect(onStateChange.mock.lastCall[0].rowSelection).toEqual({ mode: 'exclude', ids: [], among });
    expect(allBox()).toBeChecked();
    await user.click(screen.getAllByRole('checkbox', { name: /^Select (?!all rows)/ })[0] as HTMLElement);
    expect(screen.getByText(`(${found - 1}) selected`)).toBeInTheDocument();
    expect(allBox()).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(onClick.mock.lastCall[0].selection).toMatchObject({ mode: 'exclude', among });
    await user.clear(screen.getByRole('textbox', { name: 'Search' }));
    await waitFor(() => expect(status()).toContain('120 results'));
    expect(allBox()).not.toBeChecked();
    expect(onStateChange.mock.lastCall[0].rowSelection).toEqual({ mode: 'include', ids: [] });
  });

  it('No loading bars remain if a later page reports fewer rows', async () => {
    const user = userEvent.setup();
    showRemote();
    await waitFor(() => expect(bodyRows()).toHaveLength(10));
    remove(105);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(bodyRows()).toHaveLength(5));
    await act(async () => undefined);
    expect(screen.getByText('11-15 of 15')).toBeInTheDocument();
  });

  it('Rows that a server withholds are reported, and requested again', async () => {
    const user = userEvent.setup();
    let isShort = true;
    const source = remoteSource<Agency>({
      pageSize: 10,
      fetchRows: ({ offset, limit }) =>
        Promise.resolve({ rows: agencies.slice(offset, offset + (isShort ? 3 : limit)), total: 50 }),
    });
    showRemote({ source });
    expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
    isShort = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
    expect(bodyRows()[9]).toHaveTextContent(agencies[9]?.name as string);
  });
});

describe('server responses', () => {
  it.each<[string, object]>([
    ['no number of rows', { rows: agencies.slice(0, 10), count: 120 }],
    ['a number that is none', { rows: agencies.slice(0, 10), total: -5 }],
  ])('A server response is reported as a failure if it has %s', async (_, answer) => {
    const source = remoteSource<Agency>({ pageSize: 10, fetchRows: () => Promise.resolve(answer as never) });
    showRemote({ source });
    expect(await screen.findByRole('alert')).toHaveTextContent('The data could not be loaded');
    expect(screen.queryByText('No Results found')).not.toBeInTheDocument();
  });

  it('A server response is reported if it contains all rows instead of a page', async () => {
    const warn = jest.fn();
    const source = remoteSource<Agency>({
      pageSize: 10,
      fetchRows: () => Promise.resolve({ rows: agencies, total: agencies.length }),
    });
    showRemote({ source, logger: { warn } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Some rows could not be loaded');
    expect(warn).toHaveBeenCalledWith('The data could not be loaded: Error: 120 rows instead of 10');
  });

  it('A server response is not called outdated if the refused page was never shown', async () => {
    const user = userEvent.setup();
    const source = remoteSource<Agency>({
      pageSize: 10,
      fetchRows: ({ offset }) =>
        offset === 0 ? Promise.resolve({ rows: agencies.slice(0, 10), total: 50 }) : Promise.reject(new Error('503')),
    });
    showRemote({ source, defaultState: { sorting: [{ id: 'name', desc: false }] } });
    await waitFor(() => expect(bodyRows()).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Some rows could not be loaded');
    expect(alert).not.toHaveTextContent('from before');
    // What is sorted is still said to be.
    expect(status()).toContain('sorted by Agency');
  });

  it('A server response is kept when columns get other definitions', async () => {
    const asked = jest.fn(fetchRows);
    const source = remoteSource<Agency>({ fetchRows: asked, pageSize: 10, restMs: 0, getRowId: (row) => row.id });
    const table = (columns: typeof plainColumns) => (
      <DataTable aria-label="Agencies" source={source} columns={columns} storage={null} />
    );
    const { rerender } = render(table(plainColumns));
    await waitFor(() => expect(bodyRows()).toHaveLength(10));
    const shouted = (row: Agency) => row.city.toUpperCase();
    rerender(table(plainColumns.map((column) => (column.id === 'city' ? { ...column, accessor: shouted } : column))));
    expect(bodyRows()[0]).toHaveTextContent(shouted(agencies[0] as Agency));
    await act(async () => undefined);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('failure messages', () => {
  const follows = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

  it.each([
    [undefined, 'below the pages of a table that is as high as its rows', true],
    [400, 'above the pages of a table that has a height', false],
  ])('With the height %s the failure message is below the rows, which do not move, %s', async (height, _, isLast) => {
    const { source, answer, refuse } = heldServer();
    showRemote({ source, height });
    await answer();
    act(() => source.refresh());
    await refuse();
    const alert = screen.getByRole('alert');
    expect(follows(screen.getByRole('grid'), alert)).toBe(true);
    expect(follows(screen.getByText('1-10 of 50'), alert)).toBe(isLast);
  });
});

describe('refreshed server rows', () => {
  const firstCell = () => bodyRows()[0]?.querySelectorAll('[role="gridcell"]')[1]?.textContent;

  it('Server rows stay until the response to a refresh arrives, on their page and selected [TABLE-DATA-1]', async () => {
    const user = userEvent.setup();
    const { source, held, answer } = heldServer();
    showRemote({ source });
    await answer();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await answer();
    await user.click(screen.getByRole('checkbox', { name: `Select ${agencies[11]?.name} #2` }));
    act(() => source.refresh());
    expect(held.map(({ query }) => query.offset)).toEqual([10]);
    expect(firstCell()).toBe(`${agencies[10]?.name} #2`);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await answer();
    expect(firstCell()).toBe(`${agencies[10]?.name} #3`);
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-busy');
    expect(screen.getByText('11-20 of 50')).toBeInTheDocument();
    expect(screen.getAllByRole('row', { selected: true })).toHaveLength(1);
    // All of them are here: nothing is asked for again.
    expect(held).toEqual([]);
  });

  it('Two refreshes send one request, and the older request is cancelled [TABLE-DATA-1]', async () => {
    const { source, held, answer } = heldServer();
    showRemote({ source });
    await answer();
    act(() => source.refresh());
    act(() => source.refresh());
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await answer();
    expect(firstCell()).toBe(`${agencies[0]?.name} #3`);
  });

  it('Server rows stay when a refresh fails; the failure is reported and can be retried [TABLE-DATA-1]', async () => {
    const user = userEvent.setup();
    const warn = jest.fn();
    const { source, answer, refuse } = heldServer();
    showRemote({ source, logger: { warn } });
    await answer();
    act(() => source.refresh());
    await refuse();
    expect(screen.getByRole('alert')).toHaveTextContent('the rows shown are those from before');
    expect(firstCell()).toBe(`${agencies[0]?.name} #1`);
    expect(warn).toHaveBeenCalledWith('The data could not be loaded: Error: 503');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(firstCell()).toBe(`${agencies[0]?.name} #3`);
  });
});

describe('a server failure without a reason', () => {
  it('A server failure without a reason is reported, for the first and for a later page [TABLE-DATA-1]', async () => {
    const user = userEvent.setup();
    const warn = jest.fn();
    let refuses = true;
    const source = remoteSource<Agency>({
      pageSize: 10,
      restMs: 0,

      fetchRows: (query) => (refuses ? Promise.reject() : fetchRows(query)),
    });
    showRemote({ source, logger: { warn } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The data could not be loaded');
    expect(warn).toHaveBeenCalledWith('The data could not be loaded: no reason');
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(agencies[0]?.name ?? '')).toBeInTheDocument();
    refuses = true;
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Some rows could not be loaded');
  });
});

describe('a sort that a server refuses', () => {
  it('A sort that the server refuses is not announced, and its rows stay [PLUS-17]', async () => {
    const user = userEvent.setup();
    const { source, held, answer, refuse } = heldServer();
    const isAsked = () => waitFor(() => expect(held).toHaveLength(1));
    showRemote({ source });
    await isAsked();
    await answer();
    await user.click(screen.getByRole('button', { name: 'City' }));
    await isAsked();
    await refuse();
    expect(await screen.findByRole('alert')).toHaveTextContent('the rows shown are those from before');
    expect(status()).not.toContain('sorted by');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await isAsked();
    await answer();
    await waitFor(() => expect(status()).toContain('sorted by City, ascending'));
  });
});

describe('ids of server rows', () => {
  it('Server rows without an id are identified by their name, not by their position [TABLE-ROW-4]', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const source = remoteSource<Agency>({
      pageSize: 10,
      restMs: 0,
      fetchRows: () =>
        Promise.resolve({ rows: agencies.slice(0, 10).map((row) => ({ ...row, id: null as never })), total: 10 }),
    });
    showRemote({ source, onStateChange });
    await user.click(await screen.findByRole('checkbox', { name: `Select ${agencies[2]?.name}` }));
    expect(onStateChange.mock.lastCall[0].rowSelection.ids).toEqual([agencies[2]?.name]);
  });

  it('An action receives the ids of all server rows, including rows of pages that are not loaded [TABLE-BAR-1]', async () => {
    const onClick = jest.fn();
    const ids = [agencies[1]?.id ?? '', agencies[115]?.id ?? ''];
    showRemote({
      defaultState: { rowSelection: { mode: 'include', ids } },
      bulkActions: [{ label: 'Archive', onClick }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
    const [selected] = onClick.mock.lastCall;
    expect([selected.count, selected.ids(), selected.rows()]).toEqual([2, ids, [agencies[1]]]);
  });

  it('A range selects server rows even if the page where it begins has been dropped', async () => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const source = remoteSource<Agency>({
      fetchRows,
      pageSize: 10,
      pagesKept: 1,
      restMs: 0,
      getRowId: (row) => row.id,
    });
    showRemote({ source, onStateChange });
    const box = (place: number) => screen.findByRole('checkbox', { name: `Select ${agencies[place]?.name}` });
    await user.click(await box(8));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await box(12);
    await user.keyboard('{Shift>}');
    await user.click(await box(12));
    await user.keyboard('{/Shift}');
    const selected = [8, 10, 11, 12].map((place) => agencies[place]?.id);
    expect(onStateChange.mock.lastCall[0].rowSelection).toEqual({ mode: 'include', ids: selected });
  });

  it.each<[string, Partial<DataTableProps<Agency>>]>([
    ['idKey', { idKey: 'name' }],
    ['getRowId', { getRowId: (row) => row.name }],
  ])('The %s of the table provides ids for server rows if the source provides none [TABLE-ROW-4]', async (_, names) => {
    const user = userEvent.setup();
    const onStateChange = jest.fn();
    const source = remoteSource<Agency>({ fetchRows, pageSize: 10, restMs: 0 });
    showRemote({ ...names, source, onStateChange });
    await waitFor(() => expect(bodyRows()).toHaveLength(10));
    await user.click(screen.getByRole('checkbox', { name: `Select ${agencies[2]?.name}` }));
    expect(onStateChange.mock.lastCall[0].rowSelection.ids).toEqual([agencies[2]?.name]);
  });
});
