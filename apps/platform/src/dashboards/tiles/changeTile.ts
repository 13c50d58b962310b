import type { TileRow } from '@agency-insights/insights-api/contract';
import { allOf, column, compare, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import { type ComparisonGroup, yearBeforeOf } from './comparisonGroup.ts';
import { growthOf } from './mixRows.ts';
import { monthOfDay } from './monthNumber.ts';
import { mayShowGroup } from './peerGroup.ts';
import { type Period, periodCondition, spanOf } from './period.ts';
import { sumPolicies } from './sumPolicies.ts';

/** Years of the tile: the period and those before it. */
const mostYears = 5;

/**
 * How written premium came from one year to the next, oldest first; the last row is the period. Years in which new
 * business cannot be told apart, because the data has no year before, are left out. `newFromMonth`: number of the first
 * month of which new business is known.
 */
export async function changeRows(
  profile: AgencyProfile,
  comparison: ComparisonGroup,
  newFromMonth: number,
): Promise<TileRow[]> {
  const years = yearsOf(profile, newFromMonth);
  const rows = await Promise.all(years.map((year) => changeRow(year, comparison)));
  return rows.reverse();
}

/** The profile in its period and in the years before, newest first. */
function yearsOf(profile: AgencyProfile, newFromMonth: number): AgencyProfile[] {
  const years: AgencyProfile[] = [];
  for (let year = profile; years.length < mostYears && isKnown(year.period, newFromMonth); year = yearBeforeOf(year))
    years.push(year);
  return years;
}

function isKnown(period: Period, newFromMonth: number): boolean {
  return period.every(({ from }) => from !== null && monthOfDay(from) >= newFromMonth);
}

async function changeRow(year: AgencyProfile, comparison: ComparisonGroup): Promise<TileRow> {
  const [previous, written, repriced, compared] = await Promise.all([
    premiumOf(year, year.previous),
    sumPolicies(year, allOf([year.own, periodCondition(year.period)]), ['sign', 'renewal']),
    sumRepriced(year),
    comparedGrowth(year, comparison),
  ]);
  const premiumWhere = (isPart: (sign: number, renewal: number) => boolean) =>
    written.reduce(
      (total, { keys: [sign = 0, renewal = 0], premium }) => total + (isPart(sign, renewal) ? premium : 0),
      0,
    );
  const renewals = premiumWhere((sign, renewal) => sign === 1 && renewal === 1);
  // Renewals of an unknown term count as unchanged.
  const replaced = repriced.prior + (renewals - repriced.premium);
  const premium = premiumWhere(() => true);
  return {
    ...spanOf(year.period, { from: year.dimensions.asOf, to: year.dimensions.asOf }),
    previous_premium: previous,
    lost: replaced - previous,
    repriced: renewals - replaced,
    new: premiumWhere((sign, renewal) => sign === 1 && renewal === 0),
    other: premiumWhere((sign) => sign !== 1),
    premium,
    growth: growthOf(premium, previous),
    compared,
  };
}

async function premiumOf(profile: AgencyProfile, period: Period): Promise<number> {
  const [sum] = await sumPolicies(profile, allOf([profile.own, periodCondition(period)]));
  return sum?.premium ?? 0;
}

/** Renewals of the period whose earlier premium is known: their premium, and the earlier one. */
async function sumRepriced(profile: AgencyProfile): Promise<{ premium: number; prior: number }> {
  const where: Expression[] = [
    profile.own,
    compare(column('sign'), '=', value('integer', 1)),
    compare(column('prior_cents'), '>', value('integer', 0)),
    periodCondition(profile.period),
  ];
  const [sum] = await sumPolicies(profile, allOf(where), [], ['prior_cents']);
  return { premium: sum?.premium ?? 0, prior: sum?.sums[0] ?? 0 };
}

/** Growth of whom the agency is compared with, over the same days as `year`. */
async function comparedGrowth(year: AgencyProfile, comparison: ComparisonGroup): Promise<number | null> {
  if (comparison.kind === 'last_year') {
    const before = yearBeforeOf(year);
    return growthOf(await premiumOf(before, before.period), await premiumOf(before, before.previous));
  }
  if (comparison.agencies === null) return null;
  const { policies } = comparison.agencies;
  const [now = [], before = []] = await Promise.all(
    [year.period, year.previous].map((period) =>
      sumPolicies(year, allOf([policies, periodCondition(period)]), ['agency_id']),
    ),
  );
  if (!mayShowGroup(now.map(({ premium }) => premium)) || !mayShowGroup(before.map(({ premium }) => premium)))
    return null;
  const total = (sums: typeof now) => sums.reduce((sum, { premium }) => sum + premium, 0);
  return growthOf(total(now), total(before));
}
