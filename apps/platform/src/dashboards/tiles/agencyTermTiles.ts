import type { TileRow } from '@agency-insights/insights-api/contract';
import { allOf, column, compare, not, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import type { ComparisonGroup } from './comparisonGroup.ts';
import { monthsAYear, monthText } from './monthNumber.ts';
import { mayShowGroup } from './peerGroup.ts';
import { periodCondition } from './period.ts';
import { shareOf } from './mixRows.ts';
import { sparseKey } from './sparseKey.ts';
import { type GroupKey, type PolicySum, sumPolicies } from './sumPolicies.ts';

const isTerm = compare(column('sign'), '=', value('integer', 1));
const isNumbered: Expression = not({ kind: 'isNull', operand: column('policy_number') });
const isRepriced = compare(column('prior_cents'), '>', value('integer', 0));

/** Of the terms that expired in each month of the period, how many were renewed, by number and by premium. */
export async function retentionRows(profile: AgencyProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const [months, compared] = await Promise.all([
    retentionByMonth(profile, profile.own),
    comparedRetention(profile, comparison),
  ]);
  return [...months]
    .sort(([first], [second]) => first - second)
    .map(([month, { due, kept, duePremium, keptPremium, open }]): TileRow => ({
      month: monthText(month),
      due,
      kept,
      retention: shareOf(kept, due),
      due_premium: duePremium,
      kept_premium: keptPremium,
      premium_retention: shareOf(keptPremium, duePremium),
      open,
      compared: compared(month),
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
  /** Terms that were due, by agency; empty where agencies are not told apart. */
  dueByAgency: Map<number, number>;
}

/** The terms that expired in the period, by month. `by`: columns that tell agencies apart. */
async function retentionByMonth(
  profile: AgencyProfile,
  policies: Expression,
  by: readonly GroupKey[] = [],
): Promise<Map<number, Retention>> {
  const hasExpired = compare(column('expiration'), '<=', value('date', profile.dimensions.asOf));
  const where = allOf([policies, isTerm, isNumbered, hasExpired, periodCondition(profile.period, 'expiration')]);
  const months = new Map<number, Retention>();
  for (const sum of await sumPolicies(profile, where, ['exp_month', 'due_known', 'renewed', ...by], ['renewed_cents']))
    addTerms(months, sum);
  return months;
}

function addTerms(months: Map<number, Retention>, { keys, policies, premium, sums }: PolicySum): void {
  const [month = 0, dueKnown, renewed, agencyId] = keys;
  const retention = months.get(month) ?? {
    due: 0,
    kept: 0,
    duePremium: 0,
    keptPremium: 0,
    open: 0,
    dueByAgency: new Map<number, number>(),
  };
  months.set(month, retention);
  if (dueKnown !== 1) {
    retention.open += policies;
    return;
  }
  retention.due += policies;
  retention.kept += renewed === 1 ? policies : 0;
  retention.duePremium += premium;
  retention.keptPremium += sums[0] ?? 0;
  if (agencyId !== undefined)
    retention.dueByAgency.set(agencyId, (retention.dueByAgency.get(agencyId) ?? 0) + policies);
}

async function comparedRetention(
  profile: AgencyProfile,
  comparison: ComparisonGroup,
): Promise<(month: number) => number | null> {
  if (comparison.kind === 'last_year') {
    const { before } = comparison;
    const months = await retentionByMonth(before, before.own);
    return (month) => retentionOf(months.get(month - monthsAYear));
  }
  if (comparison.agencies === null) return () => null;
  const months = await retentionByMonth(profile, comparison.agencies.policies, [sparseKey('agency_id')]);
  return (month) => {
    const retention = months.get(month);
    return retention && mayShowGroup([...retention.dueByAgency.values()]) ? retentionOf(retention) : null;
  };
}

function retentionOf(retention: Retention | undefined): number | null {
  return retention ? shareOf(retention.kept, retention.due) : null;
}

/** How premiums changed at renewal, by product, with the same of whom the agency is compared with. */
export async function rateChangeRows(profile: AgencyProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const [own, compared] = await Promise.all([
    sumRenewals(profile, profile.own, []),
    comparedRateChanges(profile, comparison),
  ]);
  const named = new Map(profile.dimensions.products.map((product) => [product.id, product]));
  return own
    .sort((a, b) => b.premium - a.premium || (a.keys[0] ?? 0) - (b.keys[0] ?? 0))
    .map((sum): TileRow => {
      const [product = 0] = sum.keys;
      return {
        product: named.get(product)?.code ?? null,
        name: named.get(product)?.name ?? null,
        renewals: sum.policies,
        premium: sum.premium,
        prior_premium: sum.sums[0] ?? 0,
        rate_change: rateChangeOf(sum),
        compared: compared(product),
      };
    });
}

/** Renewals of the period whose earlier premium is known, by product; their earlier premium is the further sum. */
function sumRenewals(profile: AgencyProfile, policies: Expression, by: readonly GroupKey[]): Promise<PolicySum[]> {
  const where = allOf([policies, isTerm, isRepriced, periodCondition(profile.period)]);
  return sumPolicies(profile, where, ['product_id', ...by], ['prior_cents']);
}

async function comparedRateChanges(
  profile: AgencyProfile,
  comparison: ComparisonGroup,
): Promise<(product: number) => number | null> {
  if (comparison.kind === 'last_year') {
    const sums = await sumRenewals(comparison.before, comparison.before.own, []);
    const byProduct = new Map(sums.map((sum) => [sum.keys[0] ?? 0, sum]));
    return (product) => rateChangeOf(byProduct.get(product));
  }
  if (comparison.agencies === null) return () => null;
  const sums = await sumRenewals(profile, comparison.agencies.policies, [sparseKey('agency_id')]);
  const byProduct = Map.groupBy(sums, ({ keys }) => keys[0] ?? 0);
  return (product) => {
    const agencies = byProduct.get(product) ?? [];
    return mayShowGroup(agencies.map(({ sums: [prior = 0] }) => prior)) ? rateChangeOf(...agencies) : null;
  };
}

/** The rate change of renewals together; null without an earlier premium above 0. */
function rateChangeOf(...renewals: readonly (PolicySum | undefined)[]): number | null {
  const prior = renewals.reduce((total, sum) => total + (sum?.sums[0] ?? 0), 0);
  const premium = renewals.reduce((total, sum) => total + (sum?.premium ?? 0), 0);
  return prior > 0 ? premium / prior - 1 : null;
}
