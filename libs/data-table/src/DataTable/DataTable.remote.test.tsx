import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, remoteSource } from '../index.ts';
import type { DataTableProps, RemoteQuery } from '../index.ts';
import { agencies, bodyRows, patienceMs, status } from './DataTable.test-support.tsx';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';

jest.setTimeout(patienceMs);

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

const allBox = () => screen.getByRole('checkbox', { name: 'Select all rows' });

describe('rows of a server', () => {
  it('are selected all together without names, among what the search and the filters let pass', async () => {
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
    await user.click(screen.getAllByRole('checkbox', { name: /^Select row/ })[0] as HTMLElement);
    expect(screen.getByText(`(${found - 1}) selected`)).toBeInTheDocument();
    expect(allBox()).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(onClick.mock.lastCall[0].selection).toMatchObject({ mode: 'exclude', among });
    await user.clear(screen.getByRole('textbox', { name: 'Search' }));
    await waitFor(() => expect(status()).toContain('120 results'));
    expect(allBox()).not.toBeChecked();
    expect(onStateChange.mock.lastCall[0].rowSelection).toEqual({ mode: 'include', ids: [] });
  });

  it('leave no bars behind where a later page says that there are fewer', async () => {
    const user = userEvent.setup();
    showRemote();
    await waitFor(() => expect(bodyRows()).toHaveLength(10));
    remove(105);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(bodyRows()).toHaveLength(5));
    await act(async () => undefined);
    expect(screen.getByText('11-15 of 15')).toBeInTheDocument();
  });

  it('that a server withholds are told of, and asked for again', async () => {
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
