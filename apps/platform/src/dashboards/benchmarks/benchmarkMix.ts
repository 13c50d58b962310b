import { growthOf, type TileRow } from '@agency-insights/insights-api/contract';
import type { Benchmark, Side } from './Benchmark.ts';
import { flagOf, groupTotals, ratio } from './groupTotals.ts';
import type { GroupColumn } from '../tiles/policySums.ts';
import { type Scan, scan } from './scan.ts';
import { emptyBook, type GroupBook, hiddenGroups } from './smallGroups.ts';

/** How a tile splits the written premium. */
export interface BenchmarkMix {
  by: GroupColumn;
  /** Joins values of the column to one group. Default: each value is a group. */
  groupOf?: (key: number, when: 'period' | 'previous') => number;
}

/** Columns that other tiles also group by, so that they share one query. */
const inRollup: readonly GroupColumn[] = ['state_id', 'eff_month'];

/** One side of one group. */
export interface MixSide {
  isHidden: boolean;
  /** Cents; null where hidden. */
  premium: number | null;
  policies: number | null;
  previous: number | null;
  /** Of the side's premium; null where hidden, or without premium. */
  share: number | null;
  previousShare: number | null;
  growth: number | null;
}

/** One group of a tile. */
export interface MixGroup {
  id: number;
  selection: MixSide;
  peers: MixSide;
}

const sides = ['selection', 'peers'] as const satisfies readonly Side[];
const columns = {
  period: { sum: 'premium', byAgency: 'premiumOf' },
  previous: { sum: 'previous', byAgency: 'previousOf' },
} as const;

/**
 * Splits the written premium of both sides. Omits groups without policies of the selection. Sorts the largest first,
 * hidden ones last. Without hidden groups, the selection adds up to the header.
 */
export async function benchmarkMix(benchmark: Benchmark, mix: BenchmarkMix): Promise<MixGroup[]> {
  return mixGroups(benchmark, await readBooks(benchmark, mix));
}

/** Sums of both sides by group. */
export type Books = Readonly<Record<Side, Map<number, GroupBook>>>;

/** Returns the scans of a tile that splits by a column: the period, and the year before. */
export function mixScans(by: GroupColumn): (Scan & { when: 'period' | 'previous' })[] {
  const measure = inRollup.includes(by) ? 'business' : 'written';
  return (['period', 'previous'] as const).map((when) => ({ measure, by: [by], when, sumsOnly: true }));
}

/** Adds up both sides by group. */
export async function readBooks(benchmark: Benchmark, { by, groupOf = (key) => key }: BenchmarkMix): Promise<Books> {
  const books: Books = { selection: new Map(), peers: new Map() };
  await Promise.all(
    mixScans(by).map((asked) =>
      scan(benchmark, asked, ({ side, agencyId, keys, values }) => {
        const { when } = asked;
        const [policies = 0, premium = 0] = values;
        const group = groupOf(keys[0]!, when);
        const book = books[side].get(group) ?? emptyBook();
        books[side].set(group, book);
        book[columns[when].sum] += premium;
        // The number of agencies is needed only for values that may be hidden.
        if (side === 'peers' || !benchmark.showsAgencies) {
          const byAgency = book[columns[when].byAgency];
          byAgency.set(agencyId, (byAgency.get(agencyId) ?? 0) + premium);
        }
        if (when === 'period') book.policies += policies;
      }),
    ),
  );
  return books;
}

/** Shows or hides groups with known sums. `ids`: default, the groups of the selection. */
export function mixGroups(
  benchmark: Benchmark,
  books: Readonly<Record<Side, ReadonlyMap<number, GroupBook>>>,
  ids: Iterable<number> = books.selection.keys(),
): MixGroup[] {
  const hiddenIds = hiddenOf(benchmark, books);
  const [selectionOf, peersOf] = sides.map((side) => sideReader(benchmark, side, books[side], hiddenIds[side]));
  return [...ids]
    .map((id): MixGroup => ({ id, selection: selectionOf?.(id) ?? nothing, peers: peersOf?.(id) ?? nothing }))
    .sort(
      (a, b) =>
        (b.selection.premium ?? -Infinity) - (a.selection.premium ?? -Infinity) ||
        (b.selection.previous ?? 0) - (a.selection.previous ?? 0) ||
        a.id - b.id,
    );
}

const nothing: MixSide = {
  isHidden: false,
  premium: null,
  policies: null,
  previous: null,
  share: null,
  previousShare: null,
  growth: null,
};
const hidden: MixSide = { ...nothing, isHidden: true };

/**
 * Returns the hidden groups of each side. Callers who may not see single agencies see neither side of such a group: the
 * same filters without a selection return the sum of both.
 */
function hiddenOf(
  benchmark: Benchmark,
  books: Readonly<Record<Side, ReadonlyMap<number, GroupBook>>>,
): Record<Side, ReadonlySet<number>> {
  const peers = hiddenGroups(books.peers, benchmark);
  if (benchmark.showsAgencies) return { selection: new Set(), peers };
  const either = new Set([...hiddenGroups(books.selection, benchmark), ...peers]);
  return { selection: either, peers: either };
}

function sideReader(
  benchmark: Benchmark,
  side: Side,
  books: ReadonlyMap<number, GroupBook>,
  hiddenIds: ReadonlySet<number>,
): (id: number) => MixSide {
  const totals = groupTotals(benchmark, side);
  if (totals === null) return () => nothing;
  if (totals.isSuppressed) return () => hidden;
  const previousTotal = [...books.values()].reduce((sum, { previous }) => sum + previous, 0);
  return (id) => {
    if (hiddenIds.has(id)) return hidden;
    const { policies, premium, previous } = books.get(id) ?? emptyBook();
    return {
      isHidden: false,
      premium,
      policies,
      previous: benchmark.previous.length > 0 ? previous : null,
      share: ratio(premium, totals.premium),
      previousShare: ratio(previous, previousTotal),
      growth: growthOf(premium, previous),
    };
  };
}

/** The cells that every tile of this kind has. */
export function mixCells({ selection, peers }: MixGroup): TileRow {
  return {
    premium: selection.premium,
    policies: selection.policies,
    share: selection.share,
    previous_premium: selection.previous,
    suppressed: flagOf(selection.isHidden),
    peers_suppressed: flagOf(peers.isHidden),
  };
}

/** Returns the difference of two fractions; null if one is unknown. */
export function pointsBetween(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : first - second;
}
