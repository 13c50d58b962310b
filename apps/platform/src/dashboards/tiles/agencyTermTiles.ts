import type { TileRow } from '@agency-insights/insights-api/contract';
import { allOf, column, compare, not, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import type { TileRows } from './agencyMixTiles.ts';
import { monthText } from './monthNumber.ts';
import { mayShowGroup } from './peerGroup.ts';
import { periodCondition } from './period.ts';
import { type PolicySum, sumPolicies } from './sumPolicies.ts';

const isTerm = compare(column('sign'), '=', value('integer', 1));
const isNumbered: Expression = not({ kind: 'isNull', operand: column('policy_number') });
const isRepriced = compare(column('prior_cents'), '>', value('integer', 0));

/** Of the terms that expired in each month of the period, how many were renewed, by number and by premium. */
export async function retentionRows(profile: AgencyProfile): Promise<TileRows> {
  const hasExpired = compare(column('expiration'), '<=', value('date', profile.dimensions.asOf));
  const where = allOf([profile.own, isTerm, isNumbered, hasExpired, periodCondition(profile.period, 'expiration')]);
  const months = new Map<number, Retention>();
  for (const sum of await sumPolicies(profile, where, ['exp_month', 'due_known', 'renewed'], ['renewed_cents'])) {
    const [month = 0] = sum.keys;
    const retention = months.get(month) ?? { due: 0, kept: 0, duePremium: 0, keptPremium: 0, open: 0 };
    addTerms(retention, sum);
    months.set(month, retention);
  }
  const rows = [...months]
    .sort(([first], [second]) => first - second)
    .map(([month, { due, kept, duePremium, keptPremium, open }]): TileRow => ({
      month: monthText(month),
      due,
      kept,
      retention: due > 0 ? kept / due : null,
      due_premium: duePremium,
      kept_premium: keptPremium,
      premium_retention: duePremium > 0 ? keptPremium / duePremium : null,
      open,
    }));
  return { rows, peers: null };
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

function addTerms(retention: Retention, { keys, policies, premium, sums }: PolicySum): void {
  const [, dueKnown, renewed] = keys;
  if (dueKnown !== 1) {
    retention.open += policies;
    return;
  }
  retention.due += policies;
  retention.kept += renewed === 1 ? policies : 0;
  retention.duePremium += premium;
  retention.keptPremium += sums[0] ?? 0;
}

/** How premiums changed at renewal, by product, with the same among all agencies in the agency's state. */
export async function rateChangeRows(profile: AgencyProfile): Promise<TileRows> {
  const repriced = allOf([isTerm, isRepriced, periodCondition(profile.period)]);
  const [own, inState] = await Promise.all([
    sumPolicies(profile, allOf([profile.own, repriced]), ['product_id'], ['prior_cents']),
    sumPolicies(
      profile,
      allOf([profile.everybody, repriced, inHomeState(profile)]),
      ['product_id', 'agency_id'],
      ['prior_cents'],
    ),
  ]);
  const byProduct = Map.groupBy(inState, ({ keys }) => keys[0] ?? 0);
  const named = new Map(profile.dimensions.products.map((product) => [product.id, product]));
  const rows = own
    .sort((a, b) => b.premium - a.premium || (a.keys[0] ?? 0) - (b.keys[0] ?? 0))
    .map(({ keys: [product = 0], policies, premium, sums: [prior = 0] }): TileRow => ({
      product: named.get(product)?.code ?? null,
      name: named.get(product)?.name ?? null,
      renewals: policies,
      premium,
      prior_premium: prior,
      rate_change: prior > 0 ? premium / prior - 1 : null,
      state_rate_change: rateChangeOf(byProduct.get(product) ?? []),
    }));
  return { rows, peers: null };
}

/** The rate change of several agencies together; null where too few stand behind it. */
function rateChangeOf(agencies: readonly PolicySum[]): number | null {
  const priors = agencies.map(({ sums: [prior = 0] }) => prior);
  const prior = priors.reduce((sum, cents) => sum + cents, 0);
  const premium = agencies.reduce((sum, agency) => sum + agency.premium, 0);
  return prior > 0 && mayShowGroup(priors) ? premium / prior - 1 : null;
}

/** The condition that a policy is written in the agency's home state; false where no policy is. */
function inHomeState({ dimensions: { agencies, states }, agencyId }: AgencyProfile): Expression {
  const code = agencies.state.strings[agencies.stateCode[agencyId] ?? -1];
  const id = states.find((state) => state.code === code)?.id ?? -1;
  return compare(column('state_id'), '=', value('integer', id));
}
