import { leadingDigitKey, stepOfLeadingDigitKey } from '../../result-sets/option-queries/leadingDigitKey.ts';
import { logScaleEdge } from '../../result-sets/option-queries/logScaleBins.ts';
import { arithmetic, call, column, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';

/** Steps of the log scale at which the lowest and the highest band begin: 100 and 100,000 dollars. */
const firstStep = 8;
const lastStep = 20;
/** The band of returned premium. */
const returned = firstStep - 2;

/** Columns that give the premium band of a policy. */
export const bandColumns = {
  /** -1 for premium below 0, else 0: the divisor exceeds any premium in cents. */
  is_returned: call('floor', arithmetic(column('premium_cents'), '/', value('double', 1e18))),
  leading_digit: leadingDigitKey,
} satisfies Readonly<Record<string, Expression>>;

/**
 * Returns the band of a policy by `bandColumns`: the log-scale step of its premium, clamped to the lowest and highest
 * band.
 */
export function bandOf([sign = 0, digit = 0]: readonly number[]): number {
  return sign < 0 ? returned : bandOfStep(stepOfLeadingDigitKey(digit));
}

/** Cents at which the bands above the lowest one begin, ascending. */
const bandBegins = Array.from({ length: lastStep - firstStep + 1 }, (_, at) => logScaleEdge(firstStep + at) * 100);

/** Returns the band of a premium in cents. */
export function premiumBandOf(cents: number): number {
  if (cents < 0) return returned;
  let band = firstStep - 1;
  for (const begins of bandBegins) if (cents >= begins) band++;
  return band;
}

function bandOfStep(step: number): number {
  return Math.min(Math.max(step, firstStep - 1), lastStep);
}

/** Returns the cells that describe a band. */
export function describeBand(band: number): { band: string; lower: number | null; upper: number | null } {
  if (band === returned) return { band: 'Returned premium', lower: null, upper: 0 };
  const lower = band < firstStep ? 0 : logScaleEdge(band);
  const upper = band === lastStep ? null : logScaleEdge(band + 1);
  const name =
    upper === null
      ? `${dollars(lower)} or more`
      : lower === 0
        ? `Under ${dollars(upper)}`
        : `${dollars(lower)} to ${dollars(upper)}`;
  return { band: name, lower: lower * 100, upper: upper === null ? null : upper * 100 };
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
