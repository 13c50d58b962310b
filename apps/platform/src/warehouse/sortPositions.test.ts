import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createBreather } from '../turns/createBreather.ts';
import { sortPositions } from './sortPositions.ts';

describe('sorting positions', () => {
  it('sorts any number of rows like the built-in sort, and keeps the order of equal rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(9_000), fc.integer({ min: 1, max: 50 }), fc.nat(), async (count, different, seed) => {
        const values = Array.from({ length: count }, (_, row) => ((row + 1) * (seed + 7919)) % different);
        const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0);
        const expected = Array.from({ length: count }, (_, row) => row).sort(compare);
        assert.deepEqual([...(await sortPositions(count, compare))], expected);
      }),
      { numRuns: 30 },
    );
  });

  it('lets other work run after each time slice', async () => {
    let now = 0;
    let since = 0;
    let longest = 0;
    let pauses = 0;
    const pause = () => {
      pauses += 1;
      longest = Math.max(longest, now - since);
      since = now;
      return Promise.resolve();
    };
    // Each comparison takes a thousandth of a millisecond on this clock.
    const compare = (a: number, b: number) => {
      now += 0.001;
      return ((a * 7919) % 10_007) - ((b * 7919) % 10_007);
    };
    await sortPositions(10_000, compare, createBreather({ longestMs: 10, now: () => now, pause }));
    assert.ok(pauses >= 8, `${pauses} pauses`);
    assert.ok(longest < 25, `${longest} ms without a pause`);
  });
});
