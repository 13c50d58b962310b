import { growthOf, type TileRow } from '@agency-insights/insights-api/contract';
import type { LoadedProfile } from './AgencyProfile.ts';
import { type ComparisonGroup, yearBeforeOf } from './comparisonGroup.ts';
import { monthOfDay } from './monthNumber.ts';
import { mayShowGroup } from './peerGroup.ts';
import { peerPremiums } from './peerPremiums.ts';
import { type Period, spanOf } from './period.ts';
import type { SetTerms } from './readSetTerms.ts';

/**
 * Returns the change of written premium from the year before to the period, as one row; none without a previous year, or
 * without known new business.
 */
export async function changeRows(
  profile: LoadedProfile,
  comparison: ComparisonGroup,
  terms: SetTerms,
): Promise<TileRow[]> {
  if (!isKnown(profile, terms)) return [];
  const row = await changeRow(profile, comparison);
  // Two years without premium are not a change.
  return row.premium !== 0 || row.previous_premium !== 0 ? [row] : [];
}

function isKnown({ period, previous }: LoadedProfile, { firstMonth, newFromMonth }: SetTerms): boolean {
  return beginsFrom(period, newFromMonth) && beginsFrom(previous, firstMonth);
}

function beginsFrom(period: Period, month: number): boolean {
  return period.length > 0 && period.every(({ from }) => from !== null && monthOfDay(from) >= month);
}

async function changeRow(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow> {
  const { rows, period } = profile;
  const { sign, prior_cents: priorCents } = rows.columns;
  const previous = writtenIn(profile, profile.previous);
  const written = rows.sum({ of: rows.within(period), by: ['sign', 'renewal'] });
  // Renewals of the period whose earlier premium is known.
  const repriced = rows.total({
    of: rows.within(period),
    where: (at) => sign[at] === 1 && priorCents[at]! > 0,
    further: ['prior_cents'],
  });
  const premiumWhere = (isPart: (sign: number, renewal: number) => boolean) =>
    written.reduce(
      (total, { keys: [rowSign = 0, renewal = 0], premium }) => total + (isPart(rowSign, renewal) ? premium : 0),
      0,
    );
  const renewals = premiumWhere((rowSign, renewal) => rowSign === 1 && renewal === 1);
  // Renewals of an unknown term count as unchanged.
  const replaced = repriced.sums[0]! + (renewals - repriced.premium);
  const premium = premiumWhere(() => true);
  // Can exceed the year before: renewed terms may have started outside of it.
  const fromOutside = Math.max(0, replaced - previous);
  return {
    ...spanOf(period, { from: profile.dimensions.asOf, to: profile.dimensions.asOf }),
    previous_premium: previous,
    new: premiumWhere((rowSign, renewal) => rowSign === 1 && renewal === 0),
    repriced: renewals - replaced,
    other: premiumWhere((rowSign) => rowSign !== 1) + fromOutside,
    lost: replaced - fromOutside - previous,
    premium,
    growth: growthOf(premium, previous),
    compared: await comparedGrowth(profile, comparison),
  };
}

/** Returns the growth of the comparison group, over the same days. */
async function comparedGrowth(profile: LoadedProfile, comparison: ComparisonGroup): Promise<number | null> {
  if (comparison.kind === 'last_year') {
    const before = yearBeforeOf(profile);
    return growthOf(writtenIn(before, before.period), writtenIn(before, before.previous));
  }
  if (comparison.agencies === null) return null;
  const { agencies } = comparison;
  const [now = [], before = []] = await Promise.all(
    [profile.period, profile.previous].map(async (period) => [
      ...(await peerPremiums(agencies, period, profile.signal)).values(),
    ]),
  );
  const mayShow = mayShowGroup(now, profile.minimum) && mayShowGroup(before, profile.minimum);
  return mayShow ? growthOf(sumOf(now), sumOf(before)) : null;
}

function writtenIn({ rows }: LoadedProfile, period: Period): number {
  return rows.total({ of: rows.within(period) }).premium;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
