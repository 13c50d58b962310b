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
  const premiums = createPremiums(profile);
  const rows = await Promise.all(years.map((year) => changeRow(year, comparison, premiums)));
  return rows.reverse();
}

/** The written premium of policies in a period, by agency. */
type Premiums = (policies: Expression, period: Period) => Promise<number[]>;

/** Adds up the premium of each period once: a year is the year before of the next. */
function createPremiums(profile: AgencyProfile): Premiums {
  const known = new Map<Expression, Map<string, Promise<number[]>>>();
  return (policies, period) => {
    const ofPolicies = known.get(policies) ?? new Map<string, Promise<number[]>>();
    known.set(policies, ofPolicies);
    const key = JSON.stringify(period);
    const premiums = ofPolicies.get(key) ?? premiumsOf(profile, allOf([policies, periodCondition(period)]));
    ofPolicies.set(key, premiums);
    return premiums;
  };
}

async function premiumsOf(profile: AgencyProfile, where: Expression): Promise<number[]> {
  return (await sumPolicies(profile, where, ['agency_id'])).map(({ premium }) => premium);
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

async function changeRow(year: AgencyProfile, comparison: ComparisonGroup, premiums: Premiums): Promise<TileRow> {
  const [previous, written, repriced, compared] = await Promise.all([
    premiums(year.own, year.previous).then(sumOf),
    sumPolicies(year, allOf([year.own, periodCondition(year.period)]), ['sign', 'renewal']),
    sumRepriced(year),
    comparedGrowth(year, comparison, premiums),
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
async function comparedGrowth(
  year: AgencyProfile,
  comparison: ComparisonGroup,
  premiums: Premiums,
): Promise<number | null> {
  if (comparison.kind === 'last_year') {
    const { own, period, previous } = yearBeforeOf(year);
    return growthOf(sumOf(await premiums(own, period)), sumOf(await premiums(own, previous)));
  }
  if (comparison.agencies === null) return null;
  const { policies } = comparison.agencies;
  const [now, before] = [await premiums(policies, year.period), await premiums(policies, year.previous)];
  return mayShowGroup(now) && mayShowGroup(before) ? growthOf(sumOf(now), sumOf(before)) : null;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
