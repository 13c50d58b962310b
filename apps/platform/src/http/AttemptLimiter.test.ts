import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createAttemptLimiter } from './AttemptLimiter.ts';

describe('the attempt limiter', () => {
  it('allows ten attempts in 15 minutes, and returns the time until the next one', () => {
    let now = 0;
    const limiter = createAttemptLimiter({ now: () => now });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      assert.equal(limiter.waitMs('k'), 0);
      limiter.begin('k');
      now += 1_000;
    }
    assert.equal(limiter.waitMs('k'), 15 * 60_000 - 10_000);
    assert.equal(limiter.waitMs('other'), 0);
    now += 15 * 60_000 - 10_000;
    assert.equal(limiter.waitMs('k'), 0);
    limiter.begin('k');
    assert.ok(limiter.waitMs('k') > 0);
  });

  it('forgets the failures after a success', () => {
    const limiter = createAttemptLimiter({ now: () => 0, maximum: 1 });
    limiter.begin('k');
    assert.ok(limiter.waitMs('k') > 0);
    limiter.clear('k');
    assert.equal(limiter.waitMs('k'), 0);
  });

  it('keeps a bounded number of keys', () => {
    const limiter = createAttemptLimiter({ now: () => 0, maximum: 1, maximumKeys: 3 });
    for (const key of ['a', 'b', 'c', 'd']) limiter.begin(key);
    assert.equal(limiter.waitMs('a'), 0);
    assert.ok(limiter.waitMs('b') > 0 && limiter.waitMs('d') > 0);
  });

  it('does not forget a blocked key because of 10,000 others', () => {
    const limiter = createAttemptLimiter({ now: () => 0 });
    for (let attempt = 0; attempt < 10; attempt += 1) limiter.begin('blocked');
    for (let other = 0; other < 10_001; other += 1) limiter.begin(`made-up-${other}`);
    assert.ok(limiter.waitMs('blocked') > 0);
  });

  it('removes an attempt that does not count', () => {
    const limiter = createAttemptLimiter({ now: () => 0, maximum: 2 });
    limiter.begin('k');
    limiter.begin('k');
    limiter.takeBack('k');
    assert.equal(limiter.waitMs('k'), 0);
    limiter.begin('k');
    assert.ok(limiter.waitMs('k') > 0);
  });

  it('never lets more than the maximum through in any window', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 200 }), fc.integer({ min: 1, max: 5 }), (gaps, maximum) => {
        let now = 0;
        const windowMs = 1_000;
        const limiter = createAttemptLimiter({ now: () => now, maximum, windowMs });
        const allowed: number[] = [];
        for (const gap of gaps) {
          now += gap;
          if (limiter.waitMs('k') > 0) continue;
          limiter.begin('k');
          allowed.push(now);
        }
        for (const at of allowed) {
          assert.ok(allowed.filter((other) => other > at - windowMs && other <= at).length <= maximum);
        }
      }),
    );
  });
});
