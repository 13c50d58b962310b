import { allOf, column, compare, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import { growthOf, shareOf } from './mixRows.ts';
import { periodCondition } from './period.ts';
import { sparseKey } from './sparseKey.ts';
import { sumPolicies } from './sumPolicies.ts';

/** The key numbers of an agency, of a month, or of a group of agencies; null: unknown, or not shown. */
export interface KeyNumbers {
  /** Cents. */
  premium: number | null;
  growth: number | null;
  in_force: number | null;
  retention: number | null;
  premium_retention: number | null;
  /** Cents. */
  average_premium: number | null;
  accounts: number | null;
}

/** What key numbers are worked out from. Money in cents. */
export interface Totals {
  premium: number;
  policies: number;
  previousPremium: number;
  /** Terms that expired and could be renewed, and those of them that were. */
  due: number;
  kept: number;
  duePremium: number;
  keptPremium: number;
  /** Accounts with a policy. */
  accounts: Set<number>;
}

/** Columns of the fact that say to which unit, a month or an agency, a policy belongs. */
export interface TotalUnits {
  /** For policies that take effect in the period, or in the year before. */
  effective: string;
  /** For terms that expire in the period. */
  expiration: string;
  /** Added to the unit of a policy of the year before. Default 0. */
  previousOffset?: number;
}

/** Adds up the policies that match, by unit. */
export async function sumTotals(
  profile: AgencyProfile,
  policies: Expression,
  { effective, expiration, previousOffset = 0 }: TotalUnits,
): Promise<Map<number, Totals>> {
  const isDue = compare(column('due_known'), '=', value('integer', 1));
  const [now, before, due] = await Promise.all([
    sumPolicies(profile, allOf([policies, periodCondition(profile.period)]), [effective, sparseKey('account_id')]),
    sumPolicies(profile, allOf([policies, periodCondition(profile.previous)]), [effective]),
    sumPolicies(
      profile,
      allOf([policies, isDue, periodCondition(profile.period, 'expiration')]),
      [expiration, 'renewed'],
      ['renewed_cents'],
    ),
  ]);
  const units = new Map<number, Totals>();
  const unitAt = (unit = 0): Totals => {
    const totals = units.get(unit) ?? emptyTotals();
    units.set(unit, totals);
    return totals;
  };
  for (const { keys, premium, policies: count } of now) {
    const unit = unitAt(keys[0]);
    unit.premium += premium;
    unit.policies += count;
    unit.accounts.add(keys[1] ?? 0);
  }
  for (const { keys, premium } of before) unitAt((keys[0] ?? 0) + previousOffset).previousPremium += premium;
  for (const { keys, premium, policies: count, sums } of due) {
    const unit = unitAt(keys[0]);
    unit.due += count;
    unit.kept += keys[1] === 1 ? count : 0;
    unit.duePremium += premium;
    unit.keptPremium += sums[0] ?? 0;
  }
  return units;
}

/** Adds totals together; an account counts once. */
export function mergeTotals(parts: Iterable<Totals | undefined>): Totals {
  const all = emptyTotals();
  for (const part of parts) {
    if (part === undefined) continue;
    all.premium += part.premium;
    all.policies += part.policies;
    all.previousPremium += part.previousPremium;
    all.due += part.due;
    all.kept += part.kept;
    all.duePremium += part.duePremium;
    all.keptPremium += part.keptPremium;
    for (const account of part.accounts) all.accounts.add(account);
  }
  return all;
}

/** Works out the key numbers. `inForce`: terms that run at the end. */
export function keyNumbersOf(totals: Totals, inForce: number): KeyNumbers {
  const average = shareOf(totals.premium, totals.policies);
  return {
    premium: totals.premium,
    growth: growthOf(totals.premium, totals.previousPremium),
    in_force: inForce,
    retention: shareOf(totals.kept, totals.due),
    premium_retention: shareOf(totals.keptPremium, totals.duePremium),
    average_premium: average === null ? null : Math.round(average),
    accounts: totals.accounts.size,
  };
}

function emptyTotals(): Totals {
  return {
    premium: 0,
    policies: 0,
    previousPremium: 0,
    due: 0,
    kept: 0,
    duePremium: 0,
    keptPremium: 0,
    accounts: new Set(),
  };
}
