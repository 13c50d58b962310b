import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createRandom } from './createRandom.ts';
import { createWeightedChoice } from './createWeightedChoice.ts';

const draw = (count: number, next: () => number) => Array.from({ length: count }, next);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('createRandom', () => {
  it('returns the same numbers for the same seed and stream, on every machine', () => {
    const random = createRandom(7, 1);
    assert.deepEqual(draw(3, random.uint32), draw(3, createRandom(7, 1).uint32));
    assert.deepEqual(draw(4, createRandom(7).uint32), [1626967764, 2441338640, 1502411654, 633266073]);
  });

  it('returns different numbers for another seed or stream', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(), (seed, stream) => {
        const own = draw(4, createRandom(seed, stream).uint32);
        assert.notDeepEqual(draw(4, createRandom(seed, stream + 1).uint32), own);
        assert.notDeepEqual(draw(4, createRandom(seed === 0 ? 1 : seed - 1, stream).uint32), own);
      }),
    );
  });

  it('spreads fractions evenly and integers within their range', () => {
    const random = createRandom(3);
    const fractions = draw(20_000, random.fraction);
    assert.ok(fractions.every((value) => value >= 0 && value < 1));
    assert.ok(Math.abs(mean(fractions) - 0.5) < 0.01);
    const dice = draw(12_000, () => random.integer(6));
    for (let side = 0; side < 6; side += 1) {
      assert.ok(Math.abs(dice.filter((value) => value === side).length - 2_000) < 200);
    }
  });

  it('draws normals with mean 0 and deviation 1', () => {
    const normals = draw(20_000, createRandom(5).normal);
    assert.ok(Math.abs(mean(normals)) < 0.03);
    assert.ok(Math.abs(mean(normals.map((value) => value ** 2)) - 1) < 0.04);
    assert.ok(normals.every(Number.isFinite));
  });
});

describe('createWeightedChoice', () => {
  it('chooses in proportion to the weights, and never a position with weight 0', () => {
    const random = createRandom(11);
    const choose = createWeightedChoice([1, 0, 3, 6]);
    const counts = [0, 0, 0, 0];
    for (let round = 0; round < 20_000; round += 1) {
      const index = choose(random);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    const shares = counts.map((count) => count / 20_000);
    [0.1, 0, 0.3, 0.6].forEach((wanted, index) => assert.ok(Math.abs((shares[index] ?? 1) - wanted) < 0.015));
    assert.equal(counts[1], 0);
  });

  it('returns a position with a weight for any weights', () => {
    const weights = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 1e9, noNaN: true })), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(weights, fc.nat(), (list, seed) => {
        fc.pre(list.some((weight) => weight > 0));
        const random = createRandom(seed);
        const choose = createWeightedChoice(list);
        for (let round = 0; round < 50; round += 1) assert.ok((list[choose(random)] ?? 0) > 0);
      }),
    );
  });

  it('refuses weights without a choice', () => {
    for (const weights of [[], [0, 0], [-1, 2], [Number.NaN], [Infinity]]) {
      assert.throws(() => createWeightedChoice(weights), RangeError);
    }
  });
});
