import { arithmetic, call, cast, column, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import { stepOfLeadingDigit } from './logScaleBins.ts';

/** This factor separates leading digits from powers of ten: 2,345 dollars are 3 × 10 + 2. */
const decadeFactor = 10;

const dollars = arithmetic(call('greatest', column('premium_cents'), value('bigint', 100)), '/', value('double', 100));
const decade = call('floor', call('log10', dollars));
const digit = call('floor', arithmetic(dollars, '/', call('power', value('double', 10), decade)));

/**
 * Returns the power of ten and leading digit of a policy's premium as one integer; amounts below a dollar count as a
 * dollar.
 */
export const leadingDigitKey: Expression = cast(
  arithmetic(arithmetic(decade, '*', value('integer', decadeFactor)), '+', digit),
  'integer',
);

/** Returns the step of the log scale for a value of `leadingDigitKey`. */
export function stepOfLeadingDigitKey(key: number): number {
  return stepOfLeadingDigit(key % decadeFactor, Math.floor(key / decadeFactor));
}
