import type { TileRow } from '@agency-insights/insights-api/contract';
import type { LoadedProfile } from './AgencyProfile.ts';
import { type ComparisonGroup, yearBeforeOf } from './comparisonGroup.ts';
import { shareOf } from './mixRows.ts';
import type { PolicySum } from './PolicyRows.ts';
import { bandOf, describeBand } from './premiumBands.ts';
import { sharesOfOthers } from './sharesOfOthers.ts';

/** Returns policies and written premium by premium band, smallest first. */
export async function bandRows(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const own = sumBands(profile);
  const compared = await comparedShares(profile, comparison);
  const first = Math.min(...own.keys());
  const last = Math.max(...own.keys());
  const total = countOf(own);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at).map((band): TileRow => {
    const { policies, premium } = own.get(band) ?? { policies: 0, premium: 0 };
    return { ...describeBand(band), policies, premium, share: shareOf(policies, total), compared: compared(band) };
  });
}

async function comparedShares(
  profile: LoadedProfile,
  comparison: ComparisonGroup,
): Promise<(band: number) => number | null> {
  if (comparison.kind !== 'last_year')
    return sharesOfOthers(profile, comparison, {
      of: { measure: 'written', by: ['is_returned', 'leading_digit'] },
      groupOf: bandOf,
      value: 'policies',
    });
  const before = sumBands(yearBeforeOf(profile));
  const total = countOf(before);
  return (band) => shareOf(before.get(band)?.policies ?? 0, total);
}

function sumBands({ rows, period }: LoadedProfile): Map<number, PolicySum> {
  const sums = rows.sum({ of: rows.within(period), by: ['premium_band'] });
  return new Map(sums.map((sum) => [sum.keys[0]!, sum]));
}

function countOf(bands: ReadonlyMap<number, PolicySum>): number {
  return [...bands.values()].reduce((total, { policies }) => total + policies, 0);
}
