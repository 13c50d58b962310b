import type { TileRow } from '@agency-insights/insights-api/contract';
import type { Benchmark } from './Benchmark.ts';
import { benchmarkMix, mixCells, type MixGroup, pointsBetween } from './benchmarkMix.ts';
import type { TileContent } from './TileContent.ts';

/** Growth by the state of the policy, and how far it is from that of peers. */
export async function stateTile(benchmark: Benchmark): Promise<TileContent> {
  const states = new Map(benchmark.dimensions.states.map((state) => [state.id, state]));
  const groups = await benchmarkMix(benchmark, { by: 'state_id' });
  return {
    rows: groups.map((group) => ({
      state: states.get(group.id)?.code ?? null,
      name: states.get(group.id)?.name ?? null,
      ...mixCells(group),
      growth: group.selection.growth,
      peer_growth: group.peers.growth,
      difference: pointsBetween(group.selection.growth, group.peers.growth),
    })),
  };
}

/** Share and growth by industry. */
export async function industryTile(benchmark: Benchmark): Promise<TileContent> {
  const { digits, groupOf, at } = benchmark.industries;
  const groups = await benchmarkMix(benchmark, { by: `naics_${digits}`, groupOf });
  return {
    rows: groups.map((group) => ({
      naics: at(group.id)?.code ?? null,
      name: at(group.id)?.title ?? 'Without an industry',
      ...mixCells(group),
      growth: group.selection.growth,
      peer_share: group.peers.share,
      peer_growth: group.peers.growth,
    })),
  };
}

/** Carriers with their share, and how share and rank changed. */
export async function carrierTile(benchmark: Benchmark): Promise<TileContent> {
  const carriers = new Map(benchmark.dimensions.carriers.map((carrier) => [carrier.id, carrier]));
  const groups = await benchmarkMix(benchmark, { by: 'carrier_id' });
  const ranks = ranksBy(groups, ({ selection }) => selection.premium);
  const previousRanks = ranksBy(groups, ({ selection }) => selection.previous);
  return {
    rows: groups.map((group): TileRow => {
      const rank = ranks.get(group.id) ?? null;
      return {
        rank,
        name: carriers.get(group.id)?.name ?? null,
        ...mixCells(group),
        share_change: pointsBetween(group.selection.share, group.selection.previousShare),
        rank_change: rank === null ? null : pointsBetween(previousRanks.get(group.id) ?? null, rank),
        peer_share: group.peers.share,
      };
    }),
  };
}

/** Places from 1 of the groups with a number above 0; equals in the order of their ids. */
function ranksBy(groups: readonly MixGroup[], read: (group: MixGroup) => number | null): Map<number, number> {
  const ranked = groups
    .filter((group) => (read(group) ?? 0) > 0)
    .sort((a, b) => (read(b) ?? 0) - (read(a) ?? 0) || a.id - b.id);
  return new Map(ranked.map(({ id }, at) => [id, at + 1]));
}
