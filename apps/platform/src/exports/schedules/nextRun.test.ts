import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { nextRun } from './nextRun.ts';

const time = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });

describe('the next run of a scheduled export', () => {
  it('is on the same day of the month, or on the last day of a shorter month', () => {
    const first = Date.UTC(2026, 0, 31, 6, 30);
    for (const [after, expected] of [
      ['2026-01-30T00:00:00Z', '2026-01-31T06:30:00.000Z'],
      ['2026-01-31T06:30:00Z', '2026-02-28T06:30:00.000Z'],
      ['2026-02-28T06:30:00Z', '2026-03-31T06:30:00.000Z'],
      ['2028-02-01T00:00:00Z', '2028-02-29T06:30:00.000Z'],
      ['2026-12-31T06:30:00Z', '2027-01-31T06:30:00.000Z'],
    ] as const)
      assert.equal(new Date(nextRun(first, 'monthly', Date.parse(after)) ?? 0).toISOString(), expected);
  });

  it('is later than now, not before the first run, at its time of day, and skips no run', () => {
    const longest = { daily: 1, weekly: 7, monthly: 31 } as const;
    fc.assert(
      fc.property(time, time, fc.constantFrom('daily', 'weekly', 'monthly'), (first, after, frequency) => {
        const next = nextRun(first, frequency, after);
        assert.ok(next !== null && next > after && next >= first);
        assert.equal((next - first) % 86_400_000, 0);
        if (first <= after) assert.ok(next - after <= longest[frequency] * 86_400_000);
        // The run after it is a later one: none is run twice.
        assert.ok((nextRun(first, frequency, next) ?? 0) > next);
      }),
    );
  });

  it('does not exist after a single run', () => {
    assert.equal(nextRun(10, 'once', 9), 10);
    assert.equal(nextRun(10, 'once', 10), null);
  });
});
