import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { orderByPremium } from './orderByPremium.ts';

function check(agencies: readonly { id: number; premium: number }[]): void {
  const ids = Int32Array.from(agencies, ({ id }) => id);
  const premium = Float64Array.from(agencies, (agency) => agency.premium);
  const expected = [...agencies].sort((a, b) => b.premium - a.premium || a.id - b.id);
  assert.deepEqual(
    Array.from(orderByPremium(ids, premium), (row) => agencies[row]?.id),
    expected.map(({ id }) => id),
  );
}

const agencies = (premium: fc.Arbitrary<number>): fc.Arbitrary<{ id: number; premium: number }[]> =>
  fc.uniqueArray(fc.record({ id: fc.nat(40_000), premium }), { selector: ({ id }) => id, maxLength: 300 });

describe('the order of Find agencies', () => {
  it('is by premium in descending order, then by id, for any premiums [APP-FIND-5]', () => {
    fc.assert(fc.property(agencies(fc.integer({ min: -3, max: 3 })), check));
    fc.assert(fc.property(agencies(fc.integer({ min: -5_000, max: 5_000_000 })), check));
    fc.assert(fc.property(agencies(fc.maxSafeInteger()), check));
    fc.assert(fc.property(agencies(fc.integer({ min: 2 ** 52, max: 2 ** 53 - 1 })), check));
    fc.assert(fc.property(agencies(fc.double({ noNaN: true, min: -1e12, max: 1e12 })), check));
  });

  it('is correct for premiums around every digit of the sort [APP-FIND-5]', () => {
    const edges = [0, 10, 11, 21, 22, 23, 32, 33, 43, 44, 52].flatMap((bits) => [
      2 ** bits - 1,
      2 ** bits,
      2 ** bits + 1,
    ]);
    check(edges.map((premium, index) => ({ id: index * 3 + 1, premium })));
    for (const edge of edges) check([0, 1, edge].map((premium, index) => ({ id: 9 - index, premium })));
  });

  it('is correct for no agencies and for one [APP-FIND-5]', () => {
    check([]);
    check([{ id: 5, premium: -12 }]);
  });
});
