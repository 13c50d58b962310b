import { float64, tableFromArrays, tableFromIPC, tableToIPC } from '@uwdata/flechette';
import fc from 'fast-check';
import { arrowSource, columnSource, createTableEngine, rowsSource } from '../../index.ts';
import type { AggregationFunction, TableSource, ViewRequest } from '../../index.ts';
import { columnIds, generatedFilter, generatedRows } from '../generatedRows.test-support.ts';
import { referenceView } from '../referenceView.test-support.ts';
import { runNow } from '../steps.ts';
import { numberVector } from '../TableSource.ts';
import { aggregateColumn } from './aggregateColumn.ts';
import { aggregationFunctionNames } from './aggregationFunctions.ts';

const aggregate = (source: TableSource, aggregationFn: AggregationFunction, request: ViewRequest = {}) =>
  createTableEngine(source, [
    { id: 'value', accessor: 'value' },
    { id: 'name', accessor: 'name' },
  ]).compute({ ...request, aggregates: [{ columnId: 'value', aggregationFn }] }).aggregates?.['value'];

const ofValues = (values: readonly unknown[], aggregationFn: AggregationFunction) =>
  aggregate(columnSource({ columns: { value: values }, rowCount: values.length }), aggregationFn);

const dayMs = 86_400_000;

/** What a value is compared by, the plain way: numbers, times of dates, and days of ISO texts. */
function orderOf(value: unknown): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
}

/** Aggregates numbers and dates in the plainest way. */
function reference(values: readonly unknown[], aggregationFn: AggregationFunction): unknown {
  const present = values.filter((value) => {
    if (value instanceof Date) return !Number.isNaN(value.getTime());
    return !(value === null || value === undefined || value === '' || Number.isNaN(value) || String(value) === '');
  });
  if (aggregationFn === 'count') return present.length;
  const isExtreme = aggregationFn === 'min' || aggregationFn === 'max';
  const usable = present
    .filter((value) => isExtreme || typeof value === 'number' || typeof value === 'bigint')
    .map(orderOf)
    .filter((order) => !Number.isNaN(order));
  if (usable.length === 0) return present.length > 0 ? undefined : null;
  if (aggregationFn === 'min') return Math.min(...usable);
  if (aggregationFn === 'max') return Math.max(...usable);
  const sum = usable.reduce((total, value) => total + value, 0);
  return aggregationFn === 'sum' ? sum : sum / usable.length;
}

const comparable = (aggregationFn: AggregationFunction, value: unknown) =>
  (aggregationFn === 'min' || aggregationFn === 'max') && value !== null && value !== undefined
    ? orderOf(value)
    : typeof value === 'bigint'
      ? Number(value)
      : value;

function expectSame(actual: unknown, expected: unknown): void {
  if (typeof expected === 'number') expect(actual).toBeCloseTo(expected, 3);
  else expect(actual).toBe(expected);
}

describe('aggregates', () => {
  it('Aggregates equal a plain reference, over unusual values, filters and nested rows', () => {
    fc.assert(
      fc.property(
        fc.boolean().chain((nested) => generatedRows({ nested })),
        fc.array(generatedFilter, { maxLength: 2 }),
        fc.constantFrom('', 'us', 'home', '1'),
        fc.constantFrom(...columnIds),
        fc.constantFrom(...aggregationFunctionNames),
        (rows, filters, search, columnId, aggregationFn) => {
          const source = columnSource({
            columns: Object.fromEntries(columnIds.map((id) => [id, rows.map((row) => row.values[id])])),
            rowCount: rows.length,
            parents: Int32Array.from(rows, (row) => row.parent),
          });
          const engine = createTableEngine(
            source,
            columnIds.map((id) => ({ id, accessor: id })),
          );
          const request: ViewRequest = { filters, search, expanded: true };
          const { aggregates } = engine.compute({ ...request, aggregates: [{ columnId, aggregationFn }] });
          const shown = referenceView(rows, request, columnIds).rows;
          const innermost = shown.filter((row) => !shown.some((other) => rows[other]?.parent === row));
          const values = innermost.map((row) => rows[row]?.values[columnId]);
          expectSame(comparable(aggregationFn, aggregates?.[columnId]), reference(values, aggregationFn));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('Aggregates follow the search, even if the same aggregates were requested before', () => {
    const columns = { value: [1, 2, 4], name: ['Ann', 'Bo', 'Anna'] };
    const engine = createTableEngine(
      columnSource({ columns, rowCount: 3 }),
      ['value', 'name'].map((id) => ({ id, accessor: id })),
    );
    const sumOf = (search: string) =>
      engine.compute({ search, aggregates: [{ columnId: 'value', aggregationFn: 'sum' }] }).aggregates?.['value'];
    expect(['', 'Ann', 'Bo', '', ' Ann '].map(sumOf)).toEqual([7, 5, 2, 7, 5]);
  });

  it('Aggregates are the same over typed arrays, lists, dictionaries, row objects and Arrow', () => {
    const numberOrNothing = fc.oneof(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.constant(Number.NaN));
    fc.assert(
      fc.property(
        fc.array(numberOrNothing, { minLength: 1, maxLength: 60 }),
        fc.constantFrom(...aggregationFunctionNames),
        (values, aggregationFn) => {
          const numbers = Float64Array.from(values);
          const rowCount = values.length;
          const dictionary = [...new Set(values)];
          const codes = values.map((value) => (Number.isNaN(value) ? -1 : dictionary.indexOf(value)));
          const written = tableFromArrays({ value: numbers }, { types: { value: float64() } });
          const table = tableFromIPC(tableToIPC(written, {}) as Uint8Array);
          const results = [
            columnSource({ columns: { value: numbers }, rowCount }),
            columnSource({ columns: { value: values }, rowCount }),
            columnSource({ columns: { value: { codes, dictionary } }, rowCount }),
            rowsSource(values.map((value) => ({ value }))) as TableSource,
            arrowSource(table),
          ].map((source) => aggregate(source, aggregationFn));
          expect(new Set(results).size).toBe(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('Aggregates sum a million cents and tenths without rounding errors', () => {
    const tenths = new Float64Array(1_000_000).fill(0.1);
    expect(aggregate(columnSource({ columns: { value: tenths }, rowCount: 1_000_000 }), 'sum')).toBe(100_000);
    expect(ofValues([1e16, 1, -1e16], 'sum')).toBe(1);
    expect(ofValues([1, 1e100, 1, -1e100], 'sum')).toBe(2);
    expect(ofValues([Infinity, 1], 'sum')).toBe(Infinity);
  });

  it('Aggregates sum integers beyond 2^53 exactly, alone and among numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), { minLength: 1 }), (values) => {
        const sum = values.reduce((total, value) => total + value, 0n);
        expect(ofValues(values, 'sum')).toBe(sum);
        expect(ofValues([...values, 7, 0.25, 0.75], 'sum')).toBe(sum + 8n);
        expect(ofValues(values, 'mean')).toBeCloseTo(Number(sum) / values.length, -10);
      }),
    );
    expect(ofValues([9_007_199_254_740_993n, 9_007_199_254_740_993n], 'sum')).toBe(18_014_398_509_481_986n);
    expect(ofValues([1n, 2n, 4n], 'mean')).toBeCloseTo(7 / 3, 12);
    expect(ofValues([2n, 0.5], 'sum')).toBe(2.5);
    expect(ofValues([2n, 10n, 3], 'max')).toBe(10n);
  });

  it('Aggregates skip missing values, invalid dates and values that do not fit', () => {
    const none = new Date(Number.NaN);
    const march = new Date('2026-03-01T09:00:00Z');
    const june = new Date('2026-06-01');
    expect(ofValues([null, undefined, Number.NaN, none, '', []], 'count')).toBe(0);
    expect(ofValues([0, false, 'a', march, ['x'], 5n], 'count')).toBe(6);
    expect(ofValues([june, none, march, null], 'min')).toBe(march);
    expect(ofValues([june, none, march, null], 'max')).toBe(june);
    expect(ofValues(['2026-06-01', 'soon', '2025-12-31'], 'min')).toBe('2025-12-31');
    expect(ofValues(['2026-06-01 10:00', '2026-06-01 09:00'], 'min')).toBe('2026-06-01 09:00');
    expect(ofValues([1, 'n/a', null, 3], 'mean')).toBe(2);
    expect(ofValues([dayMs, 0], 'max')).toBe(dayMs);
  });

  it('Aggregates are null without values, and undefined if the function does not fit', () => {
    for (const name of ['sum', 'mean', 'min', 'max'] as const) {
      expect(ofValues([null, undefined, Number.NaN], name)).toBeNull();
      expect(ofValues(['Austin', true], name)).toBeUndefined();
      expect(ofValues([], name)).toBeNull();
    }
    const { aggregates } = createTableEngine(rowsSource([{ a: 1 }]), [{ id: 'a', accessor: 'a' }]).compute({
      aggregates: [{ columnId: 'unknown', aggregationFn: 'sum' }],
    });
    expect(aggregates?.['unknown']).toBeUndefined();
    expect(createTableEngine(rowsSource([{ a: 1 }]), []).compute({}).aggregates).toBeNull();
  });

  it('Aggregates are computed in slices, and once for all sorts of the same rows', async () => {
    let reads = 0;
    const rowCount = 40_000;
    const read = (row: { value: number }) => {
      reads += 1;
      return row.value;
    };
    const rows = Array.from({ length: rowCount }, (_, index) => ({ value: index, name: 'a' }));
    let now = 0;
    const engine = createTableEngine(
      rowsSource(rows),
      [
        { id: 'value', accessor: read },
        { id: 'name', accessor: 'name' },
      ],
      {
        now: () => (now += 10),
      },
    );
    const request: ViewRequest = { aggregates: [{ columnId: 'value', aggregationFn: 'sum' }] };
    let pauses = 0;
    const view = await engine.computeAsync(request, { onPause: () => (pauses += 1) });
    expect(view.aggregates).toEqual({ value: (rowCount * (rowCount - 1)) / 2 });
    expect(pauses).toBeGreaterThan(3);
    expect(reads).toBe(rowCount);
    const sorted = engine.compute({ ...request, sorting: [{ id: 'name', desc: true }] });
    expect(sorted.aggregates).toBe(view.aggregates);
    expect(reads).toBe(rowCount);
    const filters = [{ type: 'number', columnId: 'value', min: 39_998, max: null }] as const;
    expect(engine.compute({ ...request, filters }).aggregates).toEqual({ value: 79_997 });
  });

  it('Aggregates read a mask by rows', () => {
    const vector = numberVector(Int32Array.of(1, 2, 4, 8));
    expect(runNow(aggregateColumn('sum', vector, Uint8Array.of(1, 0, 1, 0)))).toBe(5);
    expect(runNow(aggregateColumn('max', vector, Uint8Array.of(1, 0, 1, 0)))).toBe(4);
    expect(runNow(aggregateColumn('count', vector, Uint8Array.of(0, 0, 0, 0)))).toBe(0);
  });
});
