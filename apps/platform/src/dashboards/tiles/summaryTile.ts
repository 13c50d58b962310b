import type { TileRow } from '@agency-insights/insights-api/contract';
import { renewalDays } from '../../data/set/linkTermsSql.ts';
import type { AgencyProfile, LoadedProfile } from './AgencyProfile.ts';
import { type ComparisonGroup, describeComparison, type OtherAgencies, yearBeforeOf } from './comparisonGroup.ts';
import { eachSum } from './eachSum.ts';
import { keyNumbersOf, type KeyNumbers, mergeTotals, type Totals, TotalsByUnit } from './keyNumbers.ts';
import { monthOfDay, monthsAYear, monthText } from './monthNumber.ts';
import { mayShowGroup } from './peerGroup.ts';
import { peerPremiums } from './peerPremiums.ts';
import type { PeerQuestion } from './peerSums.ts';
import { dayNumber, spanOf } from './period.ts';

/** Numbers that are unknown, or not shown. */
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
 * Returns the key numbers of the period, of the comparison group and of each month. Numbers of several agencies are
 * medians.
 */
export async function summaryRows(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const months = totalsByMonth(profile);
  const inForceByMonth = inForceAtMonthEnds(profile);
  const compared = await comparedNumbers(profile, comparison);
  return [
    { scope: 'period', name: 'The period', month: null, ...numbersOf(profile, months) },
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

/** Returns the name of the comparison group. */
function comparedName(profile: LoadedProfile, comparison: ComparisonGroup): string {
  const { label } = describeComparison(profile, comparison);
  return comparison.kind === 'last_year' ? label : `${label}, median`;
}

async function comparedNumbers(profile: LoadedProfile, comparison: ComparisonGroup): Promise<KeyNumbers> {
  if (comparison.kind === 'last_year') {
    if (profile.previous.length === 0) return hidden;
    const before = yearBeforeOf(profile);
    return numbersOf(before, totalsByMonth(before));
  }
  return comparison.agencies === null ? hidden : mediansOfOthers(profile, comparison.agencies);
}

async function mediansOfOthers(profile: LoadedProfile, others: OtherAgencies): Promise<KeyNumbers> {
  const { sums } = others;
  const { period, previous, minimum, signal } = profile;
  const [now, before, due, running] = await Promise.all([
    sums({ measure: 'written', by: ['account_id'], period }, signal),
    peerPremiums(others, previous, signal),
    sums({ measure: 'due', by: ['exp_month'], period }, signal),
    sums(inForceQuestion(profile), signal),
  ]);
  const agencies = new TotalsByUnit();
  eachSum(now, ([agency = 0, account = 0], [policies = 0, premium = 0]) => {
    const totals = agencies.at(agency);
    totals.policies += policies;
    totals.premium += premium;
    totals.accounts.add(account);
  });
  for (const [agency, premium] of before) agencies.at(agency).previousPremium += premium;
  eachSum(due, ([agency = 0], [terms = 0, kept = 0, premium = 0, keptPremium = 0]) =>
    addDue(agencies.at(agency), { due: terms, kept, duePremium: premium, keptPremium }),
  );
  const inForce = new Map<number, number>();
  eachSum(running, ([agency = 0], [terms = 0]) => inForce.set(agency, terms));
  if (
    !mayShowGroup(
      [...agencies.units.values()].map(({ premium }) => premium),
      minimum,
    )
  )
    return hidden;
  return medians(
    [...agencies.units].map(([agency, totals]) => keyNumbersOf(totals, inForce.get(agency) ?? 0)),
    minimum,
  );
}

/** Returns the question for terms in force of other agencies. */
export function inForceQuestion(profile: AgencyProfile): PeerQuestion {
  return { measure: 'in_force', by: [], period: [{ from: null, to: lastDayOf(profile) }] };
}

function addDue(
  totals: Totals,
  { due, kept, duePremium, keptPremium }: Pick<Totals, 'due' | 'kept' | 'duePremium' | 'keptPremium'>,
): void {
  totals.due += due;
  totals.kept += kept;
  totals.duePremium += duePremium;
  totals.keptPremium += keptPremium;
}

/** Returns the agency's numbers of the period. */
function numbersOf(profile: LoadedProfile, months: ReadonlyMap<number, Totals>): KeyNumbers {
  return keyNumbersOf(mergeTotals(months.values()), inForceAtEnd(profile));
}

/** Returns totals by month number; those of the year before count for the month a year later. */
function totalsByMonth({ rows, period, previous }: LoadedProfile): Map<number, Totals> {
  const { due_known: dueKnown } = rows.columns;
  const months = new TotalsByUnit();
  for (const { keys, premium, policies } of rows.sum({ of: rows.within(period), by: ['eff_month', 'account_id'] })) {
    const month = months.at(keys[0]!);
    month.premium += premium;
    month.policies += policies;
    month.accounts.add(keys[1]!);
  }
  for (const { keys, premium } of rows.sum({ of: rows.within(previous), by: ['eff_month'] }))
    months.at(keys[0]! + monthsAYear).previousPremium += premium;
  const due = rows.sum({
    of: rows.within(period, 'expiration'),
    where: (at) => dueKnown[at] === 1,
    by: ['exp_month'],
    further: ['renewed', 'renewed_cents'],
  });
  for (const {
    keys,
    policies,
    premium,
    sums: [kept = 0, keptPremium = 0],
  } of due)
    addDue(months.at(keys[0]!), { due: policies, kept, duePremium: premium, keptPremium });
  return months.units;
}

/** Whether the outcome of all terms that expired in a month is known: a few early renewals would mislead. */
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

/** Returns the median of each number; null if too few agencies have it. */
function medians(agencies: readonly KeyNumbers[], minimum: number): KeyNumbers {
  const median = (key: keyof KeyNumbers): number | null => {
    const values = agencies.flatMap((agency) => agency[key] ?? []).sort((a, b) => a - b);
    if (values.length < minimum) return null;
    const middle = Math.floor(values.length / 2);
    const upper = values[middle]!;
    return values.length % 2 === 1 ? upper : (values[middle - 1]! + upper) / 2;
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

/** Counts terms in force on the last day of the period; a cancellation ends its term on its own day. */
function inForceAtEnd(profile: LoadedProfile): number {
  const { rows } = profile;
  const { effective, expiration } = rows.columns;
  const day = dayNumber(lastDayOf(profile));
  const where = (at: number): boolean => effective[at]! <= day && expiration[at]! > day;
  return rows.total({ of: rows.all, where, further: ['sign'] }).sums[0]!;
}

/** Returns a function that counts terms in force on the last day of a month. */
function inForceAtMonthEnds({ rows }: LoadedProfile): (month: number) => number {
  const sums = rows.sum({ of: rows.all, by: ['eff_month', 'exp_month'], further: ['sign'] });
  return (month) =>
    sums.reduce((total, { keys: [begins = 0, ends = 0], sums: [terms = 0] }) => {
      return begins <= month && ends > month ? total + terms : total;
    }, 0);
}

/** Returns the last day of the period, at most that of the data. */
function lastDayOf({ period, dimensions: { asOf } }: AgencyProfile): string {
  const { to } = spanOf(period, { from: asOf, to: asOf });
  return to < asOf ? to : asOf;
}
