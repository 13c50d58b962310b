import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { DataTable, readTableState, rowsSource } from '../index.ts';
import type { DataTableState } from '../index.ts';

const columns = [
  { id: 'name', header: 'Agency', filterType: 'text' as const },
  { id: 'premium', header: 'Premium' },
];
const source = rowsSource([{ id: 'A1', name: 'Lone Star Risk Advisors', premium: 12 }]);
const ids = columns.map((column) => column.id);

const whole: DataTableState = {
  globalFilter: 'lone',
  columnFilters: [{ id: 'name', value: 'star' }],
  sorting: [{ id: 'premium', desc: true }],
  pagination: { pageIndex: 0, pageSize: 25 },
  columnVisibility: { premium: true },
  columnOrder: ['premium', 'name'],
  columnPinning: { left: ['name'], right: [] },
  columnSizing: { name: 240 },
  rowSelection: { mode: 'exclude', ids: ['A1'], among: { globalFilter: 'lone', columnFilters: [] } },
  expanded: ['A1'],
  density: 'compact',
};

describe('an external state', () => {
  it('readTableState returns a stored state unchanged [TABLE-STATE-1]', () => {
    expect(readTableState(JSON.parse(JSON.stringify(whole)), ids)).toEqual(whole);
  });

  it('readTableState drops only the parts that no longer fit [TABLE-STATE-1]', () => {
    const kept = {
      ...whole,
      columnFilters: [null, { id: 'gone', value: 1 }, { id: 'name', value: 'x' }],
      sorting: [null],
    };
    expect(readTableState({ ...kept, pagination: null, rowSelection: { mode: 'all' }, globalFilter: 5 }, ids)).toEqual({
      ...whole,
      columnFilters: [{ id: 'name', value: 'x' }],
      sorting: [],
      globalFilter: undefined,
      pagination: undefined,
      rowSelection: undefined,
    });
  });

  it('The table renders with any external state [TABLE-STATE-1]', () => {
    const slices = Object.fromEntries(Object.keys(whole).map((slice) => [slice, fc.anything()]));
    fc.assert(
      fc.property(fc.oneof(fc.record(slices), fc.anything()), (value) => {
        const defaultState = readTableState(value, ids);
        const { unmount } = render(
          <DataTable
            aria-label="Agencies"
            source={source}
            columns={columns}
            storage={null}
            defaultState={defaultState}
          />,
        );
        expect(screen.getByRole('grid', { name: 'Agencies' })).toBeInTheDocument();
        unmount();
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});
