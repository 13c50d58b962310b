import type { TileRow } from '@agency-insights/insights-api/contract';
import type { LoadedProfile } from './AgencyProfile.ts';
import { type ComparisonGroup, yearBeforeOf } from './comparisonGroup.ts';
import { growthOf } from './mixRows.ts';
import { monthOfDay } from './monthNumber.ts';
import { mayShowGroup } from './peerGroup.ts';
import { peerPremiums } from './peerPremiums.ts';
import { type Period, spanOf } from './period.ts';
import type { SetTerms } from './readSetTerms.ts';

/** Years of the tile: the period and those before it. */
const maxYears = 5;

/**
 * Returns the changes of written premium from year to year, oldest first; the last row is the period. Omits years
 * without a previous year, or without known new business.
 */
export async function changeRows(
  profile: LoadedProfile,
  comparison: ComparisonGroup,
  terms: SetTerms,
): Promise<TileRow[]> {
  const rows = await Promise.all(yearsOf(profile, terms).map((year) => changeRow(year, comparison)));
  // Two years without premium are not a change.
  return rows.filter(({ premium, previous_premium: before }) => premium !== 0 || before !== 0).reverse();
}

/** The profile in its period and in the years before, newest first. */
function yearsOf(profile: LoadedProfile, terms: SetTerms): LoadedProfile[] {
  const years: LoadedProfile[] = [];
  for (let year = profile; years.length < maxYears && isKnown(year, terms); year = yearBeforeOf(year)) years.push(year);
  return years;
}

function isKnown({ period, previous }: LoadedProfile, { firstMonth, newFromMonth }: SetTerms): boolean {
  return beginsFrom(period, newFromMonth) && beginsFrom(previous, firstMonth);
}

function beginsFrom(period: Period, month: number): boolean {
  return period.length > 0 && period.every(({ from }) => from !== null && monthOfDay(from) >= month);
}

async function changeRow(year: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow> {
  const { rows, period } = year;
  const { sign, prior_cents: priorCents } = rows.columns;
  const previous = writtenIn(year, year.previous);
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
    ...spanOf(period, { from: year.dimensions.asOf, to: year.dimensions.asOf }),
    previous_premium: previous,
    lost: replaced - fromOutside - previous,
    repriced: renewals - replaced,
    new: premiumWhere((rowSign, renewal) => rowSign === 1 && renewal === 0),
    other: premiumWhere((rowSign) => rowSign !== 1) + fromOutside,
    premium,
    growth: growthOf(premium, previous),
    compared: await comparedGrowth(year, comparison),
  };
}

/** Returns the growth of the comparison group, over the same days as `year`. */
async function comparedGrowth(year: LoadedProfile, comparison: ComparisonGroup): Promise<number | null> {
  if (comparison.kind === 'last_year') {
    const before = yearBeforeOf(year);
    return growthOf(writtenIn(before, before.period), writtenIn(before, before.previous));
  }
  if (comparison.agencies === null) return null;
  const { agencies } = comparison;
  const [now = [], before = []] = await Promise.all(
    [year.period, year.previous].map(async (period) => [
      ...(await peerPremiums(agencies, period, year.signal)).values(),
    ]),
  );
  const mayShow = mayShowGroup(now, year.minimum) && mayShowGroup(before, year.minimum);
  return mayShow ? growthOf(sumOf(now), sumOf(before)) : null;
}

function writtenIn({ rows }: LoadedProfile, period: Period): number {
  return rows.total({ of: rows.within(period) }).premium;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
