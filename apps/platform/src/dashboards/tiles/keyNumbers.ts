import { growthOf } from '@agency-insights/insights-api/contract';
import { shareOf } from './mixRows.ts';

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

/** Input of key numbers. Money in cents. */
export interface Totals {
  premium: number;
  policies: number;
  previousPremium: number;
  /** Renewable terms that expired, and how many were renewed. */
  due: number;
  kept: number;
  duePremium: number;
  keptPremium: number;
  /** Accounts with a policy. */
  accounts: Set<number>;
}

/** Totals by unit (month or agency); a new unit starts empty. */
export class TotalsByUnit {
  readonly units = new Map<number, Totals>();

  /** Returns the mutable totals of a unit. */
  at(unit: number): Totals {
    const totals = this.units.get(unit) ?? emptyTotals();
    this.units.set(unit, totals);
    return totals;
  }
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

/** Computes the key numbers. `inForce`: terms in force at the end. */
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
