import type { TileRow } from '@agency-insights/insights-api/contract';
import { renewalDays } from '../../data/set/linkTermsSql.ts';
import { allOf, column, compare, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import { type ComparisonGroup, describeComparison } from './comparisonGroup.ts';
import { keyNumbersOf, type KeyNumbers, mergeTotals, sumTotals, type Totals } from './keyNumbers.ts';
import { monthOfDay, monthsAYear, monthText } from './monthNumber.ts';
import { mayShowGroup, minimumAgencies } from './peerGroup.ts';
import { spanOf } from './period.ts';
import { sumPolicies } from './sumPolicies.ts';

/** Numbers that are not shown. */
const hidden: KeyNumbers = {
  premium: null,
  growth: null,
  in_force: null,
  retention: null,
  premium_retention: null,
  average_premium: null,
  accounts: null,
};

/**
 * The key numbers of the period, of whom the agency is compared with, and of each month. Of several agencies each number
 * is the median.
 */
export async function summaryRows(profile: AgencyProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const [months, inForce, inForceByMonth, compared] = await Promise.all([
    totalsByMonth(profile),
    inForceAtEnd(profile),
    inForceAtMonthEnds(profile),
    comparedNumbers(profile, comparison),
  ]);
  return [
    { scope: 'period', name: 'The period', month: null, ...keyNumbersOf(mergeTotals(months.values()), inForce) },
    { scope: 'compared', name: comparedName(profile, comparison), month: null, ...compared },
    ...monthsBetween(months).map((month): TileRow => ({
      scope: 'month',
      name: null,
      month: monthText(month),
      ...keyNumbersOf(mergeTotals([months.get(month)]), inForceByMonth(month)),
      ...(isSettled(month, profile.dimensions.asOf) ? {} : { retention: null, premium_retention: null }),
    })),
  ];
}

/** Whose numbers stand beside those of the agency. */
function comparedName(profile: AgencyProfile, comparison: ComparisonGroup): string {
  const { label } = describeComparison(profile, comparison);
  return comparison.kind === 'last_year' ? label : `${label}, median`;
}

async function comparedNumbers(profile: AgencyProfile, comparison: ComparisonGroup): Promise<KeyNumbers> {
  if (comparison.kind === 'last_year') {
    const { before } = comparison;
    const [months, inForce] = await Promise.all([totalsByMonth(before), inForceAtEnd(before)]);
    return keyNumbersOf(mergeTotals(months.values()), inForce);
  }
  if (comparison.agencies === null) return hidden;
  const { policies } = comparison.agencies;
  const [agencies, inForce] = await Promise.all([
    sumTotals(profile, policies, { effective: 'agency_id', expiration: 'agency_id' }),
    sumPolicies(profile, allOf([policies, inForceAt(lastDayOf(profile))]), ['agency_id'], ['sign']),
  ]);
  const inForceOf = new Map(inForce.map(({ keys: [agency = 0], sums: [terms = 0] }) => [agency, terms]));
  if (!mayShowGroup([...agencies.values()].map(({ premium }) => premium))) return hidden;
  return medians([...agencies].map(([agency, totals]) => keyNumbersOf(totals, inForceOf.get(agency) ?? 0)));
}

/** Months by their number; the year before counts for the month a year later. */
function totalsByMonth(profile: AgencyProfile): Promise<Map<number, Totals>> {
  const units = { effective: 'eff_month', expiration: 'exp_month', previousOffset: monthsAYear };
  return sumTotals(profile, profile.own, units);
}

/** Whether every term that expired in a month is known to be renewed or not: the few early ones alone would mislead. */
function isSettled(month: number, asOf: string): boolean {
  const lastKnown = new Date(asOf);
  lastKnown.setUTCDate(lastKnown.getUTCDate() - renewalDays + 1);
  return monthOfDay(lastKnown.toISOString()) > month;
}

function monthsBetween(months: ReadonlyMap<number, unknown>): number[] {
  const first = Math.min(...months.keys());
  const last = Math.max(...months.keys());
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** The median of each number; null where fewer agencies than may be shown have it. */
function medians(agencies: readonly KeyNumbers[]): KeyNumbers {
  const median = (key: keyof KeyNumbers): number | null => {
    const values = agencies.flatMap((agency) => agency[key] ?? []).sort((a, b) => a - b);
    if (values.length < minimumAgencies) return null;
    const middle = Math.floor(values.length / 2);
    const upper = values[middle] ?? 0;
    return values.length % 2 === 1 ? upper : ((values[middle - 1] ?? 0) + upper) / 2;
  };
  return {
    premium: rounded(median('premium')),
    growth: median('growth'),
    in_force: rounded(median('in_force')),
    retention: median('retention'),
    premium_retention: median('premium_retention'),
    average_premium: rounded(median('average_premium')),
    accounts: rounded(median('accounts')),
  };
}

function rounded(number: number | null): number | null {
  return number === null ? null : Math.round(number);
}

/** Terms that run on the last day of the period. */
async function inForceAtEnd(profile: AgencyProfile): Promise<number> {
  const where = allOf([profile.own, inForceAt(lastDayOf(profile))]);
  const [sum] = await sumPolicies(profile, where, [], ['sign']);
  return sum?.sums[0] ?? 0;
}

/** Returns how many terms run on the last day of a month. */
async function inForceAtMonthEnds(profile: AgencyProfile): Promise<(month: number) => number> {
  const sums = await sumPolicies(profile, profile.own, ['eff_month', 'exp_month'], ['sign']);
  return (month) =>
    sums.reduce((total, { keys: [begins = 0, ends = 0], sums: [terms = 0] }) => {
      return begins <= month && ends > month ? total + terms : total;
    }, 0);
}

/** The last day of the period, at most the last day of the data. */
function lastDayOf({ period, dimensions: { asOf } }: AgencyProfile): string {
  const { to } = spanOf(period, { from: asOf, to: asOf });
  return to < asOf ? to : asOf;
}

/** A cancellation takes its term back from its own day on. */
function inForceAt(day: string): Expression {
  return allOf([
    compare(column('effective'), '<=', value('date', day)),
    compare(column('expiration'), '>', value('date', day)),
  ]);
}
