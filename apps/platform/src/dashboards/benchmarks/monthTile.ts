import { growthOf, type TileRow } from '@agency-insights/insights-api/contract';
import { monthsAYear, monthText } from '../tiles/monthNumber.ts';
import type { Benchmark, Side } from './Benchmark.ts';
import { benchmarkMix, mixCells } from './benchmarkMix.ts';
import { flagOf, groupTotals, mayShow, ratio } from './groupTotals.ts';
import type { GroupColumn } from '../tiles/policySums.ts';
import type { BenchmarkMeasure } from './benchmarkSums.ts';
import { scan } from './scan.ts';
import { Tally } from './Tally.ts';
import type { TileContent } from './TileContent.ts';

/** Sums of one month and side. */
interface MonthParts {
  newPremium: number;
  prior: Tally;
  repriced: number;
  due: Tally;
  kept: number;
}

const emptyParts = (): MonthParts => ({
  newPremium: 0,
  prior: new Tally(),
  repriced: 0,
  due: new Tally(),
  kept: 0,
});

const monthScans: readonly {
  measure: BenchmarkMeasure;
  by: GroupColumn;
  add: (month: MonthParts, values: readonly number[]) => void;
}[] = [
  {
    measure: 'business',
    by: 'eff_month',
    add(month, [, , newPremium = 0, premium = 0, prior = 0]) {
      month.newPremium += newPremium;
      month.repriced += premium;
      // Agencies without a renewal contribute to no rate change.
      if (prior > 0) month.prior.add(prior);
    },
  },
  {
    measure: 'due',
    by: 'exp_month',
    add(month, [due = 0, kept = 0]) {
      month.kept += kept;
      month.due.add(due);
    },
  },
];

/** The numbers of both sides by month, oldest first; months without a policy are listed too. */
export async function monthTile(benchmark: Benchmark): Promise<TileContent> {
  const parts = { selection: new Map<number, MonthParts>(), peers: new Map<number, MonthParts>() };
  const [groups] = await Promise.all([
    benchmarkMix(benchmark, {
      by: 'eff_month',
      groupOf: (month, when) => (when === 'previous' ? month + monthsAYear : month),
    }),
    ...monthScans.map(({ measure, by, add }) =>
      scan(benchmark, { measure, by: [by], sumsOnly: true }, ({ side, keys: [key = 0], values }) => {
        const month = parts[side].get(key) ?? emptyParts();
        parts[side].set(key, month);
        add(month, values);
      }),
    ),
  ]);
  const byMonth = new Map(groups.map((group) => [group.id, group]));
  const ratios = { selection: ratiosOf(benchmark, 'selection'), peers: ratiosOf(benchmark, 'peers') };
  const rows: TileRow[] = [];
  for (let month = Math.min(...byMonth.keys()); month <= Math.max(...byMonth.keys()); month++) {
    const group = byMonth.get(month);
    const ofMonth = { selection: parts.selection.get(month), peers: parts.peers.get(month) };
    const own = ratios.selection(ofMonth, group?.selection.premium);
    const peers = ratios.peers(ofMonth, group?.peers.premium);
    rows.push({
      month: monthText(month),
      ...(group ? mixCells(group) : noPolicies(benchmark)),
      growth: group?.selection.growth ?? null,
      ...own,
      peer_growth: group?.peers.growth ?? null,
      peer_retention: peers.retention,
      peer_rate_change: peers.rate_change,
      peer_new_share: peers.new_share,
    });
  }
  return { rows };
}

/** Row of a month without policies; zeros are hidden too if the selection may not be shown. */
function noPolicies(benchmark: Benchmark): TileRow {
  const isSuppressed = groupTotals(benchmark, 'selection')?.isSuppressed ?? true;
  const nothing = isSuppressed ? null : 0;
  return {
    premium: nothing,
    policies: nothing,
    share: nothing,
    previous_premium: benchmark.previous.length > 0 ? nothing : null,
    suppressed: flagOf(isSuppressed),
    peers_suppressed: 0,
  };
}

type Ratios = Record<'retention' | 'rate_change' | 'new_share', number | null>;
const unknown: Ratios = { retention: null, rate_change: null, new_share: null };

/** Retention, rate change and new business of a month; each null if too few agencies contribute to it. */
function ratiosOf(
  benchmark: Benchmark,
  side: Side,
): (month: Record<Side, MonthParts | undefined>, written: number | null | undefined) => Ratios {
  const totals = groupTotals(benchmark, side);
  if (totals === null || totals.isSuppressed) return () => unknown;
  return (month, written) => {
    if (month[side] === undefined) return unknown;
    const { selection = emptyParts(), peers = emptyParts() } = month;
    const { newPremium, prior, repriced, due, kept } = month[side];
    const mayRetain = mayShow(benchmark, side, { selection: selection.due, peers: peers.due });
    const mayRate = mayShow(benchmark, side, { selection: selection.prior, peers: peers.prior });
    return {
      retention: mayRetain ? ratio(kept, due.total) : null,
      rate_change: mayRate ? growthOf(repriced, prior.total) : null,
      new_share: benchmark.knowsNew.period && written != null ? ratio(newPremium, written) : null,
    };
  };
}
