import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDateExpression } from '@agency-insights/insights-api/contract';
import fc from 'fast-check';
import { periodOf, spanOf, yearBefore } from './period.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Spans of data: one that has every day, and one from November 2023 on. */
const everything = { firstMonth: 0, asOf: '2100-12-31' };
const data = { firstMonth: 2023 * 12 + 11, asOf: '2026-10-31' };

describe('the period of a dashboard', () => {
  it('is the last twelve complete months of the data', () => {
    for (const [asOf, from, to] of [
      ['2026-10-31', '2025-11-01', '2026-10-31'],
      ['2026-10-30', '2025-10-01', '2026-09-30'],
      ['2024-02-29', '2023-03-01', '2024-02-29'],
      ['2024-02-28', '2023-02-01', '2024-01-31'],
      ['2026-01-15', '2025-01-01', '2025-12-31'],
    ] as const)
      assert.deepEqual(periodOf(undefined, { asOf, today: '2030-01-01' }), [{ from, to }]);
  });

  it('is the range of the filter on the effective date', () => {
    const context = { asOf: '2026-10-31', today: '2026-03-15' };
    const of = (text: string) => periodOf(parseDateExpression(text), context);
    assert.deepEqual(of('[2024-01-01,2024-06-30],2025-02-01'), [
      { from: '2024-01-01', to: '2024-06-30' },
      { from: '2025-02-01', to: '2025-02-01' },
    ]);
    assert.deepEqual(of('12 months ago for 12 months'), [{ from: '2025-03-01', to: '2026-02-28' }]);
  });

  it('has the same days a year before, and twelve months between their first days', () => {
    assert.deepEqual(yearBefore([{ from: '2024-02-29', to: '2024-03-31' }], everything), [
      { from: '2023-02-28', to: '2023-03-31' },
    ]);
    fc.assert(
      fc.property(day, (date) => {
        const [before] = yearBefore([{ from: date, to: date }], everything);
        assert.equal(Number(before?.from?.slice(0, 4)), Number(date.slice(0, 4)) - 1);
        assert.equal(before?.from?.slice(5), date.endsWith('02-29') ? '02-28' : date.slice(5));
      }),
    );
  });

  it('ends with the data, and so does the year before', () => {
    for (const to of ['2026-12-31', '2100-12-31', null])
      assert.deepEqual(yearBefore([{ from: '2026-01-01', to }], data), [{ from: '2025-01-01', to: '2025-10-31' }]);
  });

  for (const [why, period] of [
    ['is longer than a year', [{ from: '2024-11-01', to: '2026-10-31' }]],
    ['is longer than the data', [{ from: '1900-01-01', to: '2100-12-31' }]],
    ['has no first day', [{ from: null, to: '2026-10-31' }]],
    ['begins less than a year after the data', [{ from: '2024-10-01', to: '2025-09-30' }]],
    ['is later than the data', [{ from: '2027-01-01', to: '2027-12-31' }]],
    [
      'has days of two years',
      [
        { from: '2025-01-01', to: '2025-03-31' },
        { from: '2026-01-01', to: '2026-03-31' },
      ],
    ],
  ] as const)
    it(`has no year before to compare with if it ${why}`, () => {
      assert.deepEqual(yearBefore(period, data), []);
    });

  it('spans from its first to its last day within the data', () => {
    const bounds = { from: '2000-01-01', to: '2026-10-31' };
    assert.deepEqual(spanOf([], bounds), bounds);
    assert.deepEqual(
      spanOf(
        [
          { from: '2025-01-01', to: '2025-03-31' },
          { from: null, to: '2024-01-31' },
        ],
        bounds,
      ),
      { from: '2000-01-01', to: '2025-03-31' },
    );
  });
});
