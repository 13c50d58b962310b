import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { DataTable } from '../index.ts';
import type { ColumnDef, DataTableState } from '../index.ts';
import { plainColumns } from './agencies.test-support.ts';
import type { Agency } from './agencies.test-support.ts';
import { agencies, bodyRows, cellTexts, grid, header, headerButton, show, status } from './DataTable.test-support.tsx';
import { source } from './DataTable.test-support.tsx';

/** Throws at the second agency. */
const fails = (row: Agency) => {
  if (row.id === agencies[1]?.id) throw new Error('no such part');
  return row.city;
};

const withColumn = (id: string, change: Partial<ColumnDef<Agency>>) =>
  plainColumns.map((column) => (column.id === id ? { ...column, ...change } : column));

/** Differs from the name of the table, which needs no warning. */
const shown = (...warnings: readonly string[]) => warnings.map((warning) => [warning]);

describe('a column whose functions throw', () => {
  it.each<[string, Partial<ColumnDef<Agency>>]>([
    ['accessor', { accessor: fails }],
    ['renderer', { cell: ({ row }) => fails(row()) }],
    [
      'format',
      { accessor: (row) => row, format: (value) => (value === null ? '' : fails(value as Agency)), searchable: false },
    ],
  ])('A cell shows a dash if its %s throws, and logs it once', async (_, change) => {
    const warn = jest.fn();
    const { rerender } = show({ columns: withColumn('city', change), logger: { warn } });
    expect(cellTexts(bodyRows()[0])[1]).toBe(agencies[0]?.city);
    expect(cellTexts(bodyRows()[1])[1]).toBe('–');
    await act(async () => undefined);
    rerender(
      <DataTable
        source={source}
        columns={withColumn('city', change)}
        aria-label="Agencies"
        storage={null}
        logger={{ warn: () => undefined }}
      />,
    );
    await act(async () => undefined);
    expect(warn.mock.calls).toEqual(shown('Column "city": Error: no such part'));
  });

  it('A column is sorted although its functions throw, with unreadable values at the end', () => {
    show({
      columns: withColumn('city', { accessor: fails }),
      defaultState: { sorting: [{ id: 'city', desc: false }], pagination: { pageIndex: 11, pageSize: 10 } },
    });
    expect(cellTexts(bodyRows().at(-1)).slice(0, 2)).toEqual([agencies[1]?.name, '–']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('The table renders although its row id function throws: such rows are identified by their number', async () => {
    const user = userEvent.setup();
    const getRowId = () => {
      throw new Error('no name');
    };
    show({ selection: 'multiple', getRowId });
    await user.click(screen.getByRole('checkbox', { name: `Select ${agencies[0]?.name}` }));
    expect(status()).toContain('1 of 120 rows selected');
    expect(bodyRows()[0]).toHaveAttribute('aria-selected', 'true');
  });

  it("The rows stay if a column's order or rule throws, and the logger receives the column", async () => {
    const user = userEvent.setup();
    const warn = jest.fn();
    const sortFn = () => {
      throw new Error('cannot compare');
    };
    show({ columns: withColumn('city', { sortFn }), logger: { warn } });
    await user.click(headerButton('City'));
    expect(screen.getByRole('alert')).toHaveTextContent('The data could not be loaded');
    expect(cellTexts(bodyRows()[0])[0]).toBe(agencies[0]?.name);
    expect(warn.mock.calls).toEqual(shown('The data could not be loaded: Error: Column "city": Error: cannot compare'));
  });
});

describe('a state with an unexpected shape', () => {
  const slices: (keyof DataTableState)[] = [
    'globalFilter',
    'columnFilters',
    'sorting',
    'pagination',
    'columnVisibility',
    'columnOrder',
    'columnPinning',
    'columnSizing',
    'rowSelection',
    'expanded',
    'density',
  ];
  const odd = fc.oneof(
    fc.constantFrom(null, 5, [null], [5], {}, { mode: 'all' }, [{ id: 'city' }], [{ id: 7, desc: true, value: 1n }]),
    fc.anything(),
  );
  const states = fc.record(Object.fromEntries(slices.map((slice) => [slice, odd])), { requiredKeys: [] });

  it('The table ignores a state with an unexpected shape, controlled or initial [TABLE-STATE-1]', () => {
    fc.assert(
      fc.property(fc.oneof(states, fc.anything()), fc.boolean(), (value, isHeld) => {
        const state = value as Partial<DataTableState>;
        const { unmount } = show({
          columns: withColumn('city', { filterType: 'text' }),
          ...(isHeld ? { state } : { defaultState: state }),
          columnPicker: true,
          selection: 'multiple',
        });
        expect(grid()).toBeInTheDocument();
        unmount();
      }),
      { numRuns: 60 },
    );
  });

  it('The table drops only the invalid parts of a state [TABLE-STATE-1]', () => {
    show({
      state: {
        sorting: [null, { id: 'city', desc: true }, { id: 'city', desc: false }] as never,
        pagination: { pageIndex: -1, pageSize: 0 },
        columnVisibility: { policies: false, name: 'no' } as never,
      },
    });
    expect(header('City')).toHaveAttribute('aria-sort', 'descending');
    expect(header('Agency')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Policies' })).not.toBeInTheDocument();
    expect(screen.getByText('1-10 of 120')).toBeInTheDocument();
  });

  it("A column's own rule may have any filter value", async () => {
    const filterFn = (value: unknown, wanted: unknown) => BigInt(value as number) > (wanted as bigint);
    render(
      <DataTable
        source={source}
        columns={withColumn('policies', { filterFn })}
        aria-label="Agencies"
        storage={null}
        state={{ columnFilters: [{ id: 'policies', value: 400n }] }}
      />,
    );
    const passing = agencies.filter((agency) => agency.policies > 400);
    await waitFor(() => expect(cellTexts(bodyRows()[0])[0]).toBe(passing[0]?.name));
    expect(screen.getByText(`1-10 of ${passing.length}`)).toBeInTheDocument();
  });
});
