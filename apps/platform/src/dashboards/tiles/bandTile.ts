import type { TileRow } from '@agency-insights/insights-api/contract';
import { leadingDigitKey, stepOfLeadingDigitKey } from '../../looker/leadingDigitKey.ts';
import { logScaleEdge } from '../../looker/logScaleBins.ts';
import { allOf, arithmetic, call, column, value } from '../../warehouse/expressions.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import { type ComparisonGroup, yearBeforeOf } from './comparisonGroup.ts';
import { shareOf } from './mixRows.ts';
import { periodCondition } from './period.ts';
import { sharesOfOthers } from './sharesOfOthers.ts';
import { type GroupKey, type PolicySum, sumPolicies } from './sumPolicies.ts';

/** Steps of the log scale at which the lowest and the highest band begin: 100 and 100,000 dollars. */
const firstStep = 8;
const lastStep = 20;
/** The band of returned premium. */
const returned = firstStep - 2;

/** -1 for premium below 0, else 0: far more than any premium in cents. */
const isReturned: GroupKey = {
  name: 'is_returned',
  expression: call('floor', arithmetic(column('premium_cents'), '/', value('double', 1e18))),
};
const by: readonly GroupKey[] = [isReturned, { name: 'leading_digit', expression: leadingDigitKey }];

/** Policies and written premium of the period by the size of the policy's premium, smallest first. */
export async function bandRows(profile: AgencyProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const split = { by, groupOf: bandOf, measure: ({ policies }: PolicySum) => policies };
  const [own, compared] = await Promise.all([
    sumBands(profile),
    comparison.kind === 'last_year'
      ? sumBands(yearBeforeOf(profile)).then(
          (bands) => (band: number) => shareOf(bands.get(band)?.policies ?? 0, countOf(bands)),
        )
      : sharesOfOthers(profile, comparison, split),
  ]);
  const first = Math.min(...own.keys());
  const last = Math.max(...own.keys());
  const total = countOf(own);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).map((band): TileRow => {
    const { policies, premium } = own.get(band) ?? { policies: 0, premium: 0 };
    return { ...describeBand(band), policies, premium, share: shareOf(policies, total), compared: compared(band) };
  });
}

interface Band {
  policies: number;
  /** Cents. */
  premium: number;
}

async function sumBands(profile: AgencyProfile): Promise<Map<number, Band>> {
  const bands = new Map<number, Band>();
  for (const sum of await sumPolicies(profile, allOf([profile.own, periodCondition(profile.period)]), by)) {
    const band = bands.get(bandOf(sum.keys)) ?? { policies: 0, premium: 0 };
    band.policies += sum.policies;
    band.premium += sum.premium;
    bands.set(bandOf(sum.keys), band);
  }
  return bands;
}

function countOf(bands: ReadonlyMap<number, Band>): number {
  return [...bands.values()].reduce((total, { policies }) => total + policies, 0);
}

/** The band of a policy: the step of the log scale that its premium is in, with all small ones together, and all large ones. */
function bandOf([sign = 0, digit = 0]: readonly number[]): number {
  if (sign < 0) return returned;
  return Math.min(Math.max(stepOfLeadingDigitKey(digit), firstStep - 1), lastStep);
}

function describeBand(band: number): TileRow {
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
