import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { createTableEngine } from '../engine/TableEngine.ts';
import { rowsSource } from '../engine/rowsSource.ts';
import { untouchedState } from '../state/tableState.ts';
import type { DataTableState } from '../state/tableState.ts';
import type { StatePatch } from '../state/useTableState.ts';
import { useColumnTable } from './useColumnTable.ts';

const columns: ColumnDef[] = [
  { id: 'a', header: 'A' },
  { id: 'b', header: 'B', isPinned: 'right' },
  { id: 'c', header: 'C', firstSortDirection: 'desc' },
  { id: 'd', header: 'D', isPinned: true },
  { id: 'e', header: 'E' },
];
const engine = createTableEngine(
  rowsSource([
    { id: 'X', a: 1 },
    { id: 'Y', a: 3 },
    { id: 'Z', a: 2 },
  ] as object[]),
  columns.map(({ id }) => ({ id, accessor: id })),
);

function show(slices: Partial<DataTableState>, definitions = columns) {
  const initial: DataTableState = { ...untouchedState, pagination: { pageIndex: 3, pageSize: 10 }, ...slices };
  return renderHook(() => {
    const [state, setState] = useState(initial);
    const change = (patch: StatePatch) =>
      setState((now) => ({ ...now, ...(typeof patch === 'function' ? patch(now) : patch) }));
    const view = engine.compute({ sorting: state.sorting });
    const table = useColumnTable(
      definitions,
      [...definitions.keys()],
      { state, change },
      { view, idOf: (row) => 'XYZ'.charAt(row) },
    );
    const shown = table.getHeaderGroups().at(-1)?.headers ?? [];
    return { state, table, shown: shown.map(({ column }) => column.id).join('') };
  }).result;
}

const anyIds = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.string()));

describe('visible columns', () => {
  it.each([
    [{}, 'daceb'],
    [{ columnOrder: ['e', 'c'] }, 'decab'],
    [{ columnVisibility: { c: false } }, 'daeb'],
    [{ columnPinning: { left: ['e'], right: ['a'] } }, 'decab'],
    [{ columnOrder: ['b', 'e'], columnVisibility: { a: false } }, 'decb'],
  ])('The visible columns with %j are: %s', (slices, expected) => {
    expect(show(slices).current.shown).toBe(expected);
  });

  it('The visible columns always include columns pinned by definitions, at their edges [TABLE-COL-5]', () => {
    const slices = { columnVisibility: { b: false, d: false }, columnOrder: ['a', 'd'] };
    expect(show(slices).current.shown).toBe('daceb');
  });

  it('Each visible column appears once, whatever the state names', () => {
    fc.assert(
      fc.property(
        anyIds,
        anyIds,
        anyIds,
        fc.dictionary(fc.string(), fc.boolean()),
        (columnOrder, left, right, hidden) => {
          const columnPinning = { left: [...new Set(left)], right: [...new Set(right)] };
          const shown = [...show({ columnOrder, columnPinning, columnVisibility: hidden }).current.shown];
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown[0]).toBe('d');
          expect(shown.at(-1)).toBe('b');
        },
      ),
    );
  });
});

describe('the cycle of a sort', () => {
  const asc = { id: 'a', desc: false };
  const desc = { id: 'a', desc: true };
  const other = { id: 'c', desc: true };

  it.each([
    ['a', [], [asc]],
    ['a', [asc], [desc]],
    ['a', [desc], []],
    ['a', [other], [asc]],
    ['c', [], [other]],
    ['c', [other], [{ ...other, desc: false }]],
    ['c', [{ ...other, desc: false }], []],
  ])('The sort cycle for %s after %j is %j [TABLE-SORT-1]', (id, sorting, expected) => {
    const result = show({ sorting });
    act(() => result.current.table.getColumn(id)?.toggleSorting());
    expect(result.current.state.sorting).toEqual(expected);
    expect(result.current.state.pagination).toEqual({ pageIndex: 0, pageSize: 10 });
  });

  it.each([
    [[other], [other, asc]],
    [
      [asc, other],
      [desc, other],
    ],
    [[desc, other], [other]],
  ])('The sort keeps the other columns and the position of the added column: %j, %j', (sorting, expected) => {
    const result = show({ sorting });
    act(() => result.current.table.getColumn('a')?.toggleSorting(undefined, true));
    expect(result.current.state.sorting).toEqual(expected);
  });
});

describe('a change through the TanStack Table', () => {
  it('A change through the TanStack Table builds on an earlier change in the same event', () => {
    const result = show({});
    act(() => {
      result.current.table.getColumn('a')?.toggleVisibility(false);
      result.current.table.getColumn('c')?.toggleVisibility(false);
      result.current.table.setColumnSizing({ e: 200 });
      result.current.table.setColumnOrder(['e', 'a']);
    });
    const { columnVisibility, columnSizing, columnOrder } = result.current.state;
    expect({ columnVisibility, columnSizing, columnOrder }).toEqual({
      columnVisibility: { a: false, c: false },
      columnSizing: { e: 200 },
      columnOrder: ['e', 'a'],
    });
  });

  it('The state keeps pins as left and right, without those of definitions', () => {
    const result = show({});
    act(() => result.current.table.getColumn('a')?.pin('start'));
    act(() => result.current.table.getColumn('c')?.pin('end'));
    expect(result.current.state.columnPinning).toEqual({ left: ['a'], right: ['c'] });
    expect(result.current.shown).toBe('daecb');
  });

  it('A change through the TanStack Table ignores invalid slices and duplicate columns', () => {
    const given = { columnSizing: { e: 200 }, columnPinning: { left: ['e'], right: [] } };
    const result = show(given);
    act(() => {
      const { table } = result.current;
      table.setColumnPinning(null as never);
      table.setColumnPinning(() => 'a' as never);
      table.setColumnSizing(null as never);
      table.setColumnVisibility(null as never);
      table.setColumnOrder({} as never);
      table.setSorting(null as never);
    });
    expect(result.current.state).toEqual({
      ...untouchedState,
      pagination: { pageIndex: 0, pageSize: 10 },
      ...given,
    });
    act(() => {
      const { table } = result.current;
      table.setColumnPinning({ start: ['nope', 'a', 'a', 'd'], end: ['a', 7 as never, 'c'] });
      table.setColumnSizing({ a: NaN, b: -5, c: 99_999, e: '300' as never, f: 120 });
      table.setColumnVisibility({ a: false, c: null as never });
      table.setColumnOrder(['e', 'e', 'a']);
      table.setSorting([{ id: 'a', desc: true }, { id: 'a', desc: false }, null as never]);
    });
    expect(result.current.state).toMatchObject({
      columnPinning: { left: ['a'], right: ['c'] },
      columnVisibility: { a: false },
      columnOrder: ['e', 'a'],
      sorting: [{ id: 'a', desc: true }],
    });
    expect(result.current.state.columnSizing).toEqual({ f: 120 });
    expect(result.current.shown).toBe('decb');
  });

  it('The TanStack Table cannot hide a column that its definition pins [TABLE-COL-5]', () => {
    const result = show({});
    act(() => result.current.table.getColumn('d')?.toggleVisibility(false));
    expect(result.current.shown).toBe('daceb');
  });
});

describe('the sizes of the TanStack Table', () => {
  it('The TanStack Table returns the widths of sized columns, within their limits, and the min widths of the others', () => {
    const sized: ColumnDef[] = [
      { id: 'a', header: 'A' },
      { id: 'b', header: 'B', minWidth: 160 },
      { id: 'c', header: 'C', width: 240 },
      { id: 'd', header: 'D', maxWidth: 300 },
    ];
    const sizesWith = (columnSizing: Record<string, number>) => {
      const { getAllLeafColumns } = show({ columnSizing }, sized).current.table;
      return getAllLeafColumns().map((column) => column.getSize());
    };
    expect(sizesWith({})).toEqual([104, 160, 240, 104]);
    expect(sizesWith({ a: 20, b: 200, c: 120, d: 900 })).toEqual([104, 200, 120, 300]);
  });
});

describe('the rows of the TanStack Table', () => {
  it('The rows of the TanStack Table follow the view, and are the same objects until it changes', () => {
    const result = show({});
    const rowsNow = () => result.current.table.getRowModel().rows;
    const first = rowsNow()[0];
    expect(first?.id).toBe('X');
    act(() => result.current.table.setColumnSizing({ a: 200 }));
    expect(rowsNow()[0]).toBe(first);
    act(() => result.current.table.setSorting([{ id: 'a', desc: true }]));
    expect(rowsNow().map(({ id }) => id)).toEqual(['Y', 'Z', 'X']);
  });

  it('The rows of the TanStack Table are those of the view, in its order', () => {
    const { rows, rowsById } = show({ sorting: [{ id: 'a', desc: true }] }).current.table.getRowModel();
    expect(rows).toHaveLength(3);
    expect(rows.map((row) => [row.id, row.index, row.getValue('a')])).toEqual([
      ['Y', 1, 3],
      ['Z', 2, 2],
      ['X', 0, 1],
    ]);
    expect(rows[3]).toBeUndefined();
    expect(rowsById['Z']?.original.row()).toEqual({ id: 'Z', a: 2 });
    expect(rowsById['W']).toBeUndefined();
  });

  it('The TanStack Table creates rows only when they are read: none of a million at first', () => {
    const nodes = [...columns.keys()];
    const rowIds: number[] = [];
    const view = { ...engine.compute({}), rowCount: 1_000_000, rows: null };
    const control = {
      state: { ...untouchedState, pagination: { pageIndex: 0, pageSize: 10 } },
      change: () => undefined,
    };
    const idOf = (row: number) => String(rowIds.push(row));
    const { rows } = renderHook(() =>
      useColumnTable(columns, nodes, control, { view, idOf }),
    ).result.current.getRowModel();
    expect(rows).toHaveLength(1_000_000);
    expect(rowIds).toEqual([]);
    expect(rows[999_999]?.index).toBe(999_999);
    expect(rowIds).toEqual([999_999]);
  });
});
