/** @jest-environment node */
import { formatValue } from '../columns/formatValue.ts';
import { columnSource } from './columnSource.ts';
import { rowsSource } from './rowsSource.ts';
import { createTableEngine } from './TableEngine.ts';
import type { EngineColumn } from './TableEngine.ts';
import type { ViewRequest } from './TableView.ts';

interface Row {
  value: unknown;
}

function valuesOf(
  values: readonly unknown[],
  request: ViewRequest,
  column: Partial<EngineColumn<Row>> = {},
): unknown[] {
  const engine = createTableEngine<Row>(rowsSource(values.map((value) => ({ value }))), [
    { id: 'value', accessor: 'value', ...column },
  ]);
  const { rows, rowCount } = engine.compute(request);
  return Array.from({ length: rowCount }, (_, place) => engine.value('value', rows?.[place] ?? place));
}

const byValue = { sorting: [{ id: 'value', desc: false }] };

describe('odd values', () => {
  it('sort last where a named order cannot read them', () => {
    const never = new Date(Number.NaN);
    expect(valuesOf([never, 'b', 'a'], byValue, { sortFunction: 'alphanumeric' })).toEqual(['a', 'b', never]);
    const dates = ['Unit 9', '2023-01-02', 'Building 4', '2021-05'];
    expect(valuesOf(dates, byValue, { sortFunction: 'date' })).toEqual([
      '2021-05',
      '2023-01-02',
      'Unit 9',
      'Building 4',
    ]);
  });

  it('keep their order where a comparison answers no number', () => {
    expect(valuesOf([3, 1, 2], byValue, { sortFunction: () => Number.NaN })).toEqual([3, 1, 2]);
  });

  it('that are no days pass no date filter [TABLE-FILTER-4]', () => {
    const days = ['2025-02-14', '2024-13-45', '25-02-14', '2025-02-31', '2025-02-14T10:00:00Z'];
    const filters = [{ type: 'date' as const, columnId: 'value', from: '2025-02-14', to: '2025-02-14' }];
    expect(valuesOf(days, { filters })).toEqual(['2025-02-14', '2025-02-14T10:00:00Z']);
  });

  it('of lists of numbers are read one by one', () => {
    const lists = [Float64Array.of(1, 2), Float64Array.of(), Float64Array.of(2)];
    const filters = [{ type: 'options' as const, columnId: 'value', values: ['1'] }];
    expect(valuesOf(lists, { filters })).toEqual([lists[0]]);
    expect(lists.map(formatValue)).toEqual(['1, 2', '–', '2']);
  });

  it('are worded without a sign of nothing and with whole years', () => {
    expect([formatValue(-0), formatValue(-0.001), formatValue(-1)]).toEqual(['0', '0', '-1']);
    expect(formatValue(new Date(Date.UTC(12_000, 0, 1)))).toBe('+012000-01-01');
  });

  it('of a filter of one’s own are told apart', () => {
    const matches = (value: unknown, wanted: unknown) => (wanted as Set<unknown>).has(value);
    const passing = (filterValue: unknown): ViewRequest => ({
      filters: [{ type: 'custom', columnId: 'value', filterValue, matches }],
    });
    const source = rowsSource([{ value: 1 }, { value: 2 }]);
    const engine = createTableEngine(source, [{ id: 'value', accessor: 'value' }]);
    expect([new Set([1]), new Set([1, 2]), new Set()].map((set) => engine.compute(passing(set)).rowCount)).toEqual([
      1, 2, 0,
    ]);
    const equal = (value: unknown, wanted: unknown) => BigInt(value as number) === wanted;
    const filters = [{ type: 'custom' as const, columnId: 'value', filterValue: 2n, matches: equal }];
    expect(engine.compute({ filters }).rowCount).toBe(1);
  });
});

describe('sources', () => {
  it('refuse a row that is nested in itself', () => {
    const row: { kids: object[] } = { kids: [] };
    row.kids.push({ kids: [row] });
    const nest = () => rowsSource([row as object], { subRows: (one) => (one as typeof row).kids as object[] });
    expect(nest).toThrow(new RangeError('Row 2 is nested in itself'));
  });

  it('refuse parents of another number than rows', () => {
    const make = () => columnSource({ columns: { a: [1, 2, 3] }, rowCount: 3, parents: Int32Array.of(-1) });
    expect(make).toThrow(new RangeError('There are 1 parents in place of 3'));
  });
});
