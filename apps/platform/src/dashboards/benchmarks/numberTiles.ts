import { growthOf, type TileRow } from '@agency-insights/insights-api/contract';
import type { Benchmark, Side } from './Benchmark.ts';
import { groupTotals, mayShow, ratio, sumOf } from './groupTotals.ts';
import type { Ledger } from './Ledger.ts';
import { Tally } from './Tally.ts';
import type { TileContent } from './TileContent.ts';

const sides = ['selection', 'peers'] as const satisfies readonly Side[];

/** The numbers of the selection and of its peers, a row each. */
export function numbersTile(benchmark: Benchmark): Promise<TileContent> {
  // A share of both sides together would reveal the numbers of hidden peers.
  const isShared = groupTotals(benchmark, 'peers')?.isSuppressed !== true;
  const all = { now: 0, before: 0 };
  for (const side of sides) {
    const ledger = benchmark.ledgers[side];
    if (ledger === null || !isShared) continue;
    all.now += sumOf(ledger, 'premium');
    all.before += sumOf(ledger, 'previousPremium');
  }
  const rows = sides.flatMap((side) => {
    const row = numbersRow(benchmark, side, all);
    return row === null ? [] : [row];
  });
  return Promise.resolve({ rows });
}

function numbersRow(benchmark: Benchmark, side: Side, all: { now: number; before: number }): TileRow | null {
  const ledger = benchmark.ledgers[side];
  const totals = groupTotals(benchmark, side);
  if (ledger === null || totals === null) return null;
  const group = benchmark.names[side];
  if (totals.isSuppressed) return { group, suppressed: 1, ...noNumbers };
  const { knowsNew } = benchmark;
  const [premium, previous] = [sumOf(ledger, 'premium'), sumOf(ledger, 'previousPremium')];
  const mayCompare =
    benchmark.previous.length > 0 &&
    mayShow(benchmark, side, talliesOf(benchmark, 'previousPremium', 'previousPolicies'));
  const mayRetain = mayShow(benchmark, side, talliesOf(benchmark, 'due', 'due'));
  const mayRate = mayShow(benchmark, side, talliesOf(benchmark, 'prior', 'prior'));
  return {
    group,
    agencies: totals.agencies,
    premium,
    policies: totals.policies,
    previous_premium: mayCompare ? previous : null,
    growth: mayCompare ? growthOf(premium, previous) : null,
    retention: mayRetain ? ratio(sumOf(ledger, 'kept'), sumOf(ledger, 'due')) : null,
    previous_retention:
      mayRetain && mayCompare ? ratio(sumOf(ledger, 'previousKept'), sumOf(ledger, 'previousDue')) : null,
    premium_retention: mayRetain ? ratio(sumOf(ledger, 'keptPremium'), sumOf(ledger, 'duePremium')) : null,
    rate_change: mayRate ? growthOf(sumOf(ledger, 'repriced'), sumOf(ledger, 'prior')) : null,
    previous_rate_change:
      mayRate && mayCompare ? growthOf(sumOf(ledger, 'previousRepriced'), sumOf(ledger, 'previousPrior')) : null,
    new_share: knowsNew.period ? ratio(sumOf(ledger, 'newPremium'), premium) : null,
    previous_new_share: knowsNew.previous && mayCompare ? ratio(sumOf(ledger, 'previousNewPremium'), previous) : null,
    average_premium: averageOf(premium, totals.policies),
    previous_average_premium: mayCompare ? averageOf(previous, sumOf(ledger, 'previousPolicies')) : null,
    premium_share: ratio(premium, all.now),
    previous_premium_share: mayCompare ? ratio(previous, all.before) : null,
    suppressed: 0,
  };
}

function averageOf(premium: number, policies: number): number | null {
  return policies > 0 ? Math.round(premium / policies) : null;
}

const noNumbers = Object.fromEntries(
  [
    ...['agencies', 'premium', 'policies', 'previous_premium', 'growth', 'retention', 'previous_retention'],
    ...['premium_retention', 'rate_change', 'previous_rate_change', 'new_share', 'previous_new_share'],
    ...['average_premium', 'previous_average_premium', 'premium_share', 'previous_premium_share'],
  ].map((key) => [key, null]),
);

/** Adds up a column of each side over the agencies with a value in another column. */
function talliesOf({ ledgers }: Benchmark, column: keyof Ledger, present: keyof Ledger): Record<Side, Tally> {
  const tallies = { selection: new Tally(), peers: new Tally() };
  for (const side of sides) {
    const ledger = ledgers[side];
    if (ledger === null) continue;
    const [values, counts] = [ledger[column], ledger[present]];
    for (let id = 0; id < values.length; id++) if (counts[id]! > 0) tallies[side].add(values[id]!);
  }
  return tallies;
}
