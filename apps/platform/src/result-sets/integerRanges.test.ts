import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseNumberExpression } from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { inRanges, integerRanges } from './integerRanges.ts';

function passes(expression: string, cents: number): boolean {
  return inRanges(cents, integerRanges(parseNumberExpression(expression), 100));
}

describe('ranges of dollars over whole cents', () => {
  for (const [expression, inside, outside] of [
    ['[10,20]', [1_000, 2_000], [999, 2_001]],
    ['(10,20)', [1_001, 1_999], [1_000, 2_000]],
    ['[1.1,1.1]', [110], [109, 111]],
    ['[0.29,inf]', [29, 1e12], [28]],
    ['(-inf,0]', [-5, 0], [1]],
    ['[1.005,1.015]', [101], [100, 102]],
    ['[1,2],[5,6]', [150, 550], [300]],
    ['[1e300,inf]', [], [0, 1e15]],
    ['(0.1,0.3)', [11, 29], [10, 30]],
  ] as const) {
    it(`${expression} includes ${inside.join(', ')} cents but not ${outside.join(', ')} [API-FILTER-1]`, () => {
      assert.deepEqual(
        inside.map((cents) => passes(expression, cents)),
        inside.map(() => true),
      );
      assert.deepEqual(
        outside.map((cents) => passes(expression, cents)),
        outside.map(() => false),
      );
    });
  }

  it('an amount of cents matches the range that begins and ends with it [API-FILTER-1]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const dollars = (cents / 100).toFixed(2);
        assert.ok(passes(`[${dollars},${dollars}]`, cents));
        assert.ok(!passes(`[${dollars},${dollars}]`, cents + 1) && !passes(`[${dollars},${dollars}]`, cents - 1));
      }),
    );
  });
});
