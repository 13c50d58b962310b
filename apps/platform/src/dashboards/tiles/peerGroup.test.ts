import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { AgencyDimension } from '../../result-sets/SetDimensions.ts';
import { TextPool } from '../../warehouse/TextPool.ts';
import { largestShare, mayShowGroup, peersOf, premiumClassOf } from './peerGroup.ts';

/** Home state of an agency, and its written premium by line in millions of dollars. */
type Agency = [state: string, personal: number, commercial: number];

/** Agencies with the ids 1, 2, 3 and so on, and nothing else. */
function dimensionOf(agencies: readonly Agency[]): AgencyDimension {
  const states = [...new Set(agencies.map(([state]) => state))];
  const totals = ([personal, commercial]: [number, number]) => ({
    policies: Int32Array.from([0, ...agencies.map(() => 1)]),
    writtenPremium: Float64Array.from([0, ...agencies.map((agency) => agency[1] * personal + agency[2] * commercial)]),
  });
  const dimension = {
    length: agencies.length + 1,
    exists: Uint8Array.from([0, ...agencies.map(() => 1)]),
    state: new TextPool(states, { repeated: true }),
    stateCode: Int32Array.from([-1, ...agencies.map(([state]) => states.indexOf(state))]),
    totals: [totals([1e8, 0]), totals([0, 1e8]), totals([1e8, 1e8])],
  };
  return dimension as unknown as AgencyDimension;
}

describe('groups of agencies', () => {
  it('may be shown from the min number of agencies, if none has over 80 % of the premium', () => {
    assert.equal(mayShowGroup([1, 1, 1, 1], 5), false);
    assert.equal(mayShowGroup([1, 1, 1, 1, 1], 5), true);
    assert.equal(mayShowGroup([1, 1, 1, 1, 1], 6), false);
    assert.equal(mayShowGroup([80, 5, 5, 5, 5], 5), true);
    assert.equal(mayShowGroup([81, 5, 5, 5, 4], 5), false);
    assert.equal(mayShowGroup([0, 0, 0, 0, 0], 5), true);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 12 }), fc.nat(12), (premiums, minimum) => {
        const shown = mayShowGroup(premiums, minimum);
        const sizes = premiums.map(Math.abs);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        assert.equal(shown, premiums.length >= minimum && (total === 0 || Math.max(...sizes) / total <= largestShare));
      }),
    );
  });

  it('are in the class of their written premium; a limit belongs to the larger class', () => {
    for (const [millions, expected] of [
      [-1, 0],
      [0.4999, 0],
      [0.5, 1],
      [1, 2],
      [2.5, 3],
      [9.99, 4],
      [49.9, 6],
      [50, 7],
    ] as const)
      assert.equal(premiumClassOf(millions * 1e8), expected);
  });
});

describe('the peers of an agency', () => {
  const like: Agency = ['TX', 1, 1];

  it('have its premium class, and a commercial share within 20 points', () => {
    const others: Agency[] = [like, ['TX', 1.35, 0.65], ['TX', 1.5, 0.5], ['TX', 0.65, 1.35], ['TX', 0.5, 1.5]];
    const otherClasses: Agency[] = [
      ['TX', 0.4, 0.4],
      ['TX', 2, 2],
    ];
    assert.deepEqual([...peersOf(1, dimensionOf([like, ...others, ...otherClasses]))], [2, 3, 5]);
  });

  it('have its home state, or its region if the state has fewer than thirty agencies', () => {
    const elsewhere: Agency[] = [
      ['OK', 1, 1],
      ['NY', 1, 1],
    ];
    const texans = (count: number) => Array.from({ length: count }, () => like);
    const peersAmong = (count: number) => [...peersOf(3, dimensionOf([...elsewhere, ...texans(count)]))];
    assert.deepEqual(peersAmong(2), [1, 4]);
    assert.equal(peersAmong(29).length, 29);
    assert.equal(peersAmong(30).length, 29);
    assert.ok(peersAmong(29).includes(1));
    assert.ok(!peersAmong(30).includes(1));
  });
});
