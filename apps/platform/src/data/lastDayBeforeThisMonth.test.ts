import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { lastDayBeforeThisMonth } from './lastDayBeforeThisMonth.ts';

describe('the last day before this month', () => {
  for (const [now, expected] of [
    ['2026-11-20T10:00:00Z', '2026-10-31'],
    ['2027-01-01T00:00:00Z', '2026-12-31'],
    ['2028-03-31T23:59:59Z', '2028-02-29'],
    ['2027-03-01T00:00:00Z', '2027-02-28'],
  ] as const) {
    it(`is ${expected} on ${now}`, () => assert.equal(lastDayBeforeThisMonth(Date.parse(now)), expected));
  }

  it('is the day before the first of the month, whatever the day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1976-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (today) => {
          const next = new Date(Date.parse(`${lastDayBeforeThisMonth(today.getTime())}T00:00:00Z`) + 86_400_000);
          assert.equal(next.toISOString().slice(0, 10), `${today.toISOString().slice(0, 7)}-01`);
        },
      ),
    );
  });
});
