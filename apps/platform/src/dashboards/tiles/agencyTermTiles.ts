import { growthOf, type TileRow } from '@agency-insights/insights-api/contract';
import type { LoadedProfile } from './AgencyProfile.ts';
import { type ComparisonGroup, type OtherAgencies, yearBeforeOf } from './comparisonGroup.ts';
import { shareOf } from './mixRows.ts';
import { monthsAYear, monthText } from './monthNumber.ts';
import { mayShowGroup } from './peerGroup.ts';
import { dayNumber } from './period.ts';
import type { PolicySum } from './PolicyRows.ts';

/** Returns the renewed share of the terms that expired in each month, by number and by premium. */
export async function retentionRows(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const rows = await retentionBy('exp_month', profile, comparison);
  return rows
    .sort((first, second) => first.key - second.key)
    .map(({ key: month, cells }): TileRow => ({ month: monthText(month), ...cells }));
}

/** Returns the same by product, the one with the highest expiring premium first. */
export async function productRetentionRows(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const rows = await retentionBy('product_id', profile, comparison);
  const nameOf = productNames(profile);
  return rows
    .sort((first, second) => second.cells.due_premium - first.cells.due_premium || first.key - second.key)
    .map(({ key: product, cells }): TileRow => ({ ...nameOf(product), ...cells }));
}

type RetentionKey = 'exp_month' | 'product_id';

async function retentionBy(by: RetentionKey, profile: LoadedProfile, comparison: ComparisonGroup) {
  const compared = await comparedRetention(by, profile, comparison);
  return [...sumExpired(by, profile)].map(([key, { due, kept, duePremium, keptPremium, open }]) => ({
    key,
    cells: {
      due,
      kept,
      retention: shareOf(kept, due),
      due_premium: duePremium,
      kept_premium: keptPremium,
      premium_retention: shareOf(keptPremium, duePremium),
      open,
      compared: compared(key),
    },
  }));
}

interface Retention {
  due: number;
  kept: number;
  /** Cents. */
  duePremium: number;
  /** Cents. */
  keptPremium: number;
  open: number;
}

/** The terms that expired in the period, by month or product. */
function sumExpired(by: RetentionKey, { rows, period, dimensions }: LoadedProfile): Map<number, Retention> {
  const { sign, is_numbered: isNumbered, expiration } = rows.columns;
  const lastDay = dayNumber(dimensions.asOf);
  const sums = rows.sum({
    of: rows.within(period, 'expiration'),
    where: (at) => sign[at] === 1 && isNumbered[at] === 1 && expiration[at]! <= lastDay,
    by: [by, 'due_known'],
    further: ['renewed', 'renewed_cents'],
  });
  const groups = new Map<number, Retention>();
  for (const { keys, policies, premium, sums: further } of sums) {
    const [key = 0, dueKnown] = keys;
    const retention = groups.get(key) ?? { due: 0, kept: 0, duePremium: 0, keptPremium: 0, open: 0 };
    groups.set(key, retention);
    if (dueKnown !== 1) retention.open += policies;
    else Object.assign(retention, { due: policies, kept: further[0], duePremium: premium, keptPremium: further[1] });
  }
  return groups;
}

async function comparedRetention(
  by: RetentionKey,
  profile: LoadedProfile,
  comparison: ComparisonGroup,
): Promise<(key: number) => number | null> {
  if (comparison.kind === 'last_year') {
    const groups = sumExpired(by, yearBeforeOf(profile));
    return (key) => {
      const retention = groups.get(by === 'exp_month' ? key - monthsAYear : key);
      return retention ? shareOf(retention.kept, retention.due) : null;
    };
  }
  if (comparison.agencies === null) return () => null;
  return retentionOfOthers(by, profile, comparison.agencies);
}

async function retentionOfOthers(
  by: RetentionKey,
  { period, signal, minimum }: LoadedProfile,
  { sums }: OtherAgencies,
): Promise<(key: number) => number | null> {
  const { keys, values, rowCount } = await sums({ measure: 'due', by: [by], period }, signal);
  const byKey = Map.groupBy(Array(rowCount).keys(), (row) => keys[1]![row]!);
  return (key) => {
    const rows = byKey.get(key) ?? [];
    const [due, kept] = [0, 1].map((at) => rows.map((row) => values[at]![row]!));
    return due && kept && mayShowGroup(due, minimum) ? shareOf(sumOf(kept), sumOf(due)) : null;
  };
}

/** Returns the change of premiums at renewal by product, also of the comparison group. */
export async function rateChangeRows(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const own = sumRenewals(profile);
  const compared = await comparedRateChanges(profile, comparison);
  const nameOf = productNames(profile);
  return own
    .sort((a, b) => b.premium - a.premium || a.keys[0]! - b.keys[0]!)
    .map(({ keys: [product = 0], policies, premium, sums: [prior = 0] }): TileRow => ({
      ...nameOf(product),
      renewals: policies,
      premium,
      prior_premium: prior,
      rate_change: growthOf(premium, prior),
      compared: compared(product),
    }));
}

/** Renewals of the period whose earlier premium is known, by product; their earlier premium is the further sum. */
function sumRenewals({ rows, period }: LoadedProfile): PolicySum[] {
  const { sign, prior_cents: prior } = rows.columns;
  return rows.sum({
    of: rows.within(period),
    where: (at) => sign[at] === 1 && prior[at]! > 0,
    by: ['product_id'],
    further: ['prior_cents'],
  });
}

async function comparedRateChanges(
  profile: LoadedProfile,
  comparison: ComparisonGroup,
): Promise<(product: number) => number | null> {
  if (comparison.kind === 'last_year') {
    const sums = new Map(sumRenewals(yearBeforeOf(profile)).map((sum) => [sum.keys[0]!, sum]));
    return (product) => {
      const sum = sums.get(product);
      return sum ? growthOf(sum.premium, sum.sums[0]!) : null;
    };
  }
  if (comparison.agencies === null) return () => null;
  return rateChangesOfOthers(profile, comparison.agencies);
}

async function rateChangesOfOthers(
  { period, signal, minimum }: LoadedProfile,
  { sums }: OtherAgencies,
): Promise<(product: number) => number | null> {
  const { keys, values, rowCount } = await sums({ measure: 'business', by: ['product_id'], period }, signal);
  const [repriced, prior] = [values[3]!, values[4]!];
  // Agencies without renewals of the product have no rate change.
  const renewing = Array.from(Array(rowCount).keys()).filter((row) => prior[row]! > 0);
  const byProduct = Map.groupBy(renewing, (row) => keys[1]![row]!);
  return (product) => {
    const rows = byProduct.get(product) ?? [];
    const priors = rows.map((row) => prior[row]!);
    if (!mayShowGroup(priors, minimum)) return null;
    return growthOf(sumOf(rows.map((row) => repriced[row]!)), sumOf(priors));
  };
}

/** Returns a function that returns the code and name of a product. */
function productNames({ dimensions }: LoadedProfile): (product: number) => TileRow {
  const named = new Map(dimensions.products.map((product) => [product.id, product]));
  return (product) => ({ product: named.get(product)?.code ?? null, name: named.get(product)?.name ?? null });
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
