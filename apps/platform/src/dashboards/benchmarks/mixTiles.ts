import type { TileRow } from '@agency-insights/insights-api/contract';
import { type Benchmark, isOneCarrier } from './Benchmark.ts';
import {
  benchmarkMix,
  type Books,
  mixCells,
  type MixGroup,
  mixGroups,
  pointsBetween,
  readBooks,
} from './benchmarkMix.ts';
import { groupTotals, ratio } from './groupTotals.ts';
import type { GroupBook } from './smallGroups.ts';
import type { TileContent } from './TileContent.ts';

/** Returns growth by the policy's state, and its difference from that of peers. */
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

/** Returns carriers with their share, and the changes of share and rank. */
export async function carrierTile(benchmark: Benchmark): Promise<TileContent> {
  const carriers = new Map(benchmark.dimensions.carriers.map((carrier) => [carrier.id, carrier]));
  const books = await readBooks(benchmark, { by: 'carrier_id' });
  const groups = isOneCarrier(benchmark) ? amongAllCarriers(benchmark, books) : mixGroups(benchmark, books);
  const ranks = ranksBy(groups, ({ selection }) => selection.premium);
  const previousRanks = ranksBy(groups, ({ selection }) => selection.previous);
  const rows = groups
    .filter(({ id }) => books.selection.has(id))
    .map((group): TileRow => {
      const rank = ranks.get(group.id) ?? null;
      return {
        rank,
        name: carriers.get(group.id)?.name ?? null,
        ...mixCells(group),
        share_change: pointsBetween(group.selection.share, group.selection.previousShare),
        rank_change: rank === null ? null : pointsBetween(previousRanks.get(group.id) ?? null, rank),
        peer_share: group.peers.share,
      };
    });
  return { rows };
}

/**
 * Returns all carriers if one is the selection: share and rank are among the carriers of both sides. The others have no
 * share of the selection.
 */
function amongAllCarriers(benchmark: Benchmark, books: Books): MixGroup[] {
  const groups = mixGroups(benchmark, books, new Set([...books.selection.keys(), ...books.peers.keys()]));
  const isHidden = groupTotals(benchmark, 'peers')?.isSuppressed !== false;
  const totalOf = (read: (book: GroupBook) => number): number =>
    [...books.selection.values(), ...books.peers.values()].reduce((sum, book) => sum + read(book), 0);
  const total = totalOf(({ premium }) => premium);
  const previousTotal = totalOf(({ previous }) => previous);
  return groups.map(({ id, selection, peers }): MixGroup => {
    const own = books.selection.has(id) ? selection : peers;
    return {
      id,
      selection: {
        ...own,
        share: isHidden || own.premium === null ? null : ratio(own.premium, total),
        previousShare: isHidden || own.previous === null ? null : ratio(own.previous, previousTotal),
      },
      peers: { ...peers, share: null },
    };
  });
}

/** Ranks groups with a number above 0, from 1; equal ones in the order of their ids. */
function ranksBy(groups: readonly MixGroup[], read: (group: MixGroup) => number | null): Map<number, number> {
  const ranked = groups
    .filter((group) => (read(group) ?? 0) > 0)
    .sort((a, b) => (read(b) ?? 0) - (read(a) ?? 0) || a.id - b.id);
  return new Map(ranked.map(({ id }, at) => [id, at + 1]));
}
