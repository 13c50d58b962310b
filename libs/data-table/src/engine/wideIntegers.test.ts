import { int64, tableFromArrays, tableFromIPC, tableToIPC, uint64 } from '@uwdata/flechette';
import fc from 'fast-check';
import { arrowSource } from './arrowSource.ts';
import { columnSource } from './columnSource.ts';
import { rowsSource } from './rowsSource.ts';
import { createTableEngine } from './TableEngine.ts';
import type { TableSource } from './TableSource.ts';

const wide = 2n ** 53n;

function orderOf<TRow>(source: TableSource<TRow>, desc = false): number[] {
  const engine = createTableEngine(source, [{ id: 'account', accessor: 'account' }]);
  return [...(engine.compute({ sorting: [{ id: 'account', desc }] }).rows ?? [])];
}

/** Row numbers as plain comparisons order them, rows without a value last. */
function referenceOrder(values: readonly (bigint | number | null)[], desc: boolean): number[] {
  return values
    .map((_, row) => row)
    .sort((a, b) => {
      const [left, right] = [values[a] ?? null, values[b] ?? null];
      if (left === null || right === null) return Number(left === null) - Number(right === null) || a - b;
      const difference = left < right ? -1 : left > right ? 1 : 0;
      return (desc ? -difference : difference) || a - b;
    });
}

describe('integers beyond 2^53', () => {
  it('Integers beyond 2^53 are sorted by all of their digits, among numbers and rows without a value', () => {
    const near = fc.bigInt({ min: wide - 4n, max: wide + 4n });
    const value = fc.oneof(
      near,
      near.map((one) => -one),
      fc.bigInt({ min: -9n, max: 9n }),
      fc.integer(),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), fc.boolean(), (values, desc) => {
        const source = rowsSource(values.map((account) => ({ account })));
        expect(orderOf(source, desc)).toEqual(referenceOrder(values, desc));
      }),
      { numRuns: 500 },
    );
  });

  it('Integers beyond 2^53 do not change texts and dates next to them', () => {
    const order = (values: unknown[], sortFunction: 'auto' | 'number') => [
      ...(createTableEngine(rowsSource(values.map((account) => ({ account }))), [
        { id: 'account', accessor: 'account', sortFunction },
      ]).compute({ sorting: [{ id: 'account', desc: false }] }).rows ?? []),
    ];
    expect(order(['100', '99', wide * 128n, 'n/a', '1000'], 'number')).toEqual([1, 0, 4, 2, 3]);
    expect(order([5n, new Date(Number.NaN), wide * 128n], 'auto')).toEqual([0, 2, 1]);
  });

  it('Integers beyond 2^53 are sorted the same way in typed arrays and dictionaries', () => {
    const account = BigInt64Array.of(wide + 1n, wide, wide + 2n, -wide - 1n);
    expect(orderOf(columnSource({ columns: { account }, rowCount: 4 }))).toEqual([3, 1, 0, 2]);
    const dictionary = [wide + 1n, wide, wide + 2n];
    const coded = columnSource({ columns: { account: { codes: [2, 0, 1], dictionary } }, rowCount: 3 });
    expect(orderOf(coded)).toEqual([2, 1, 0]);
  });

  it.each([
    ['signed', int64(), [3n, wide * 4n, 1n, null]],
    ['unsigned', uint64(), [3n, wide * 4n, 1n, 0n]],
  ])('Integers beyond 2^53 affect no other cell if Arrow’s %s ones were decoded as doubles', (_, type, values) => {
    const bytes = tableToIPC(tableFromArrays({ account: values }, { types: { account: type } }), {}) as Uint8Array;
    const source = arrowSource(tableFromIPC(bytes));
    const engine = createTableEngine(source, [{ id: 'account', accessor: 'account' }]);
    const last = values[3] === null ? null : 0;
    expect([0, 1, 2, 3].map((row) => engine.value('account', row))).toEqual([3, undefined, 1, last]);
    const filters = [{ type: 'number' as const, columnId: 'account', min: 2, max: null }];
    expect([...(engine.compute({ filters }).rows ?? [])]).toEqual([0]);
    expect(orderOf(source).slice(-2).sort()).toEqual(values[3] === null ? [1, 3] : [0, 1]);
    expect(engine.facets('account').values.map((facet) => facet.value)).toContain('3');
  });
});
