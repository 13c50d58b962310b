import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { largestShare, mayShowGroup, premiumClassOf } from './peerGroup.ts';

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
