import type { TileRow } from '@agency-insights/insights-api/contract';
import { premiumClassEnds, premiumClassOf } from '../tiles/peerGroup.ts';
import type { Benchmark, Side } from './Benchmark.ts';
import { mixCells, mixGroups } from './benchmarkMix.ts';
import { groupTotals, ratio } from './groupTotals.ts';
import { agenciesOf } from './Ledger.ts';
import { emptyBook, type GroupBook } from './smallGroups.ts';
import type { TileContent } from './TileContent.ts';

const centsPerMillion = 1e8;
const ends = premiumClassEnds.map((end) => `$${end / centsPerMillion}M`);

/** The names of the premium classes, smallest first. */
export const premiumClassNames: readonly string[] = [
  `Under ${ends[0]}`,
  ...ends.slice(1).map((end, at) => `${ends[at]} to ${end}`),
  `${ends.at(-1)} and over`,
];

/** Agencies by their premium in the period. */
export function premiumClassTile(benchmark: Benchmark): Promise<TileContent> {
  const sides = { selection: classesOf(benchmark, 'selection'), peers: classesOf(benchmark, 'peers') };
  const totals = {
    selection: groupTotals(benchmark, 'selection')?.agencies ?? 0,
    peers: groupTotals(benchmark, 'peers')?.agencies ?? 0,
  };
  // Empty classes are listed too.
  for (const [id] of premiumClassNames.entries()) if (!sides.selection.has(id)) sides.selection.set(id, emptyBook());
  const rows = mixGroups(benchmark, sides)
    .sort((a, b) => a.id - b.id)
    .map((group): TileRow => {
      const agencies = sides.selection.get(group.id)?.premiumOf.size ?? 0;
      const peerAgencies = sides.peers.get(group.id)?.premiumOf.size ?? 0;
      const isHidden = group.selection.premium === null;
      return {
        class: premiumClassNames[group.id] ?? null,
        agencies: isHidden ? null : agencies,
        agencies_share: isHidden ? null : ratio(agencies, totals.selection),
        ...mixCells(group),
        peer_agencies_share: group.peers.premium === null ? null : ratio(peerAgencies, totals.peers),
        peer_share: group.peers.share,
      };
    });
  return Promise.resolve({ rows });
}

/** The agencies with a policy of the period, by class. */
function classesOf({ ledgers }: Benchmark, side: Side): Map<number, GroupBook> {
  const classes = new Map<number, GroupBook>();
  const ledger = ledgers[side];
  if (ledger === null) return classes;
  for (const id of agenciesOf(ledger)) {
    const premium = ledger.premium[id]!;
    const group = premiumClassOf(premium);
    const book = classes.get(group) ?? emptyBook();
    classes.set(group, book);
    book.premium += premium;
    book.premiumOf.set(id, premium);
    book.policies += ledger.policies[id]!;
  }
  return classes;
}

/** Max steps of the curve. */
const maxSteps = 20;
/** Min steps of the curve. */
const minSteps = 4;

/** The share of the premium that each share of the agencies writes, smallest agencies first. */
export function concentrationTile(benchmark: Benchmark): Promise<TileContent> {
  const own = curveOf(benchmark, 'selection');
  const peers = curveOf(benchmark, 'peers');
  const steps = Math.min(own?.steps ?? maxSteps, peers?.steps ?? maxSteps);
  const rows: TileRow[] = [];
  if (own !== null || peers !== null)
    for (let step = 0; step <= steps; step++)
      rows.push({
        agencies_share: step / steps,
        share: own?.shareOf(step / steps) ?? null,
        peer_share: peers?.shareOf(step / steps) ?? null,
      });
  return Promise.resolve({
    rows,
    figures: { top_tenth: own?.topTenth ?? null, peer_top_tenth: peers?.topTenth ?? null },
  });
}

interface Curve {
  steps: number;
  /** Share of the premium that the given fraction of agencies, smallest first, writes. */
  shareOf: (agencies: number) => number;
  /** Share of the largest tenth; null where that is too few agencies. */
  topTenth: number | null;
}

/** Includes agencies with premium above 0. If single agencies are not visible, each step contains enough of them. */
function curveOf(benchmark: Benchmark, side: Side): Curve | null {
  const { ledgers, showsAgencies, minimum } = benchmark;
  const ledger = ledgers[side];
  if (ledger === null || groupTotals(benchmark, side)?.isSuppressed !== false) return null;
  const premiums = ledger.premium.filter((premium) => premium > 0).sort();
  const perStep = side === 'selection' && showsAgencies ? 1 : minimum;
  const steps = Math.min(maxSteps, Math.floor(premiums.length / perStep));
  if (steps < minSteps) return null;
  const upTo = new Float64Array(premiums.length + 1);
  for (let at = 0; at < premiums.length; at++) upTo[at + 1] = upTo[at]! + premiums[at]!;
  const total = upTo.at(-1) ?? 0;
  const shareOf = (agencies: number): number => upTo[Math.round(agencies * premiums.length)]! / total;
  const tenth = Math.round(premiums.length / 10);
  return { steps, shareOf, topTenth: tenth >= perStep ? 1 - shareOf(1 - tenth / premiums.length) : null };
}
