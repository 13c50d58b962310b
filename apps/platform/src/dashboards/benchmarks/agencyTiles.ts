import { growthOf, type TileRow } from '@agency-insights/insights-api/contract';
import type { Benchmark, Side } from './Benchmark.ts';
import { groupTotals, ratio } from './groupTotals.ts';
import { agenciesOf, type Ledger } from './Ledger.ts';
import { percentile } from './percentile.ts';
import { agencyRetention } from './percentileTile.ts';
import { Tally } from './Tally.ts';
import type { TileContent } from './TileContent.ts';

/** Max points; more agencies are counted by cells. */
const maxPoints = 2_000;
/** Cells on either axis. */
const cells = 24;
/** Fraction of agencies beyond each end of the axes, counted in the outermost cells. */
const outermost = 0.01;

interface Point {
  side: Side;
  agencyId: number;
  growth: number;
  retention: number;
  /** Cents. */
  premium: number;
}

const sides = ['selection', 'peers'] as const satisfies readonly Side[];

/** Returns growth and retention of each agency, or counts of agencies with similar values. */
export function scatterTile(benchmark: Benchmark): Promise<TileContent> {
  const points = sides.flatMap((side) => pointsOf(benchmark, side));
  const base = points.filter(({ side }) => side === (benchmark.ledgers.peers === null ? 'selection' : 'peers'));
  const isBaseShown = base.length >= benchmark.minimum;
  const growth = ascending(base.length > 0 ? base : points, 'growth');
  const retention = ascending(base.length > 0 ? base : points, 'retention');
  const middle = {
    growth: isBaseShown ? percentile(growth, 0.5) : null,
    retention: isBaseShown ? percentile(retention, 0.5) : null,
  };
  const rows = sides.flatMap((side) => {
    const own = points.filter((point) => point.side === side);
    const isSingle = benchmark.showsAgencies && own.length <= maxPoints;
    return isSingle ? own.map((point) => pointRow(benchmark, point)) : cellRows(benchmark, own, { growth, retention });
  });
  const bothOf = (side: Side): number | null => {
    const own = points.filter((point) => point.side === side);
    if (middle.growth === null || middle.retention === null || own.length < benchmark.minimum) return null;
    const both = own.filter(
      (point) => point.growth > (middle.growth ?? 0) && point.retention > (middle.retention ?? 0),
    );
    return ratio(both.length, own.length);
  };
  return Promise.resolve({
    rows,
    figures: {
      median_growth: middle.growth,
      median_retention: middle.retention,
      both_share: bothOf('selection'),
      peer_both_share: bothOf('peers'),
    },
  });
}

function pointsOf(benchmark: Benchmark, side: Side): Point[] {
  const ledger = benchmark.ledgers[side];
  if (ledger === null || groupTotals(benchmark, side)?.isSuppressed !== false) return [];
  return agenciesOf(ledger).flatMap((agencyId): Point[] => {
    const premium = ledger.premium[agencyId]!;
    const growth = growthOf(premium, ledger.previousPremium[agencyId]!);
    const retention = agencyRetention(ledger, agencyId);
    return growth === null || retention === null ? [] : [{ side, agencyId, growth, retention, premium }];
  });
}

function ascending(points: readonly Point[], key: 'growth' | 'retention'): Float64Array {
  return Float64Array.from(points, (point) => point[key]).sort();
}

function pointRow({ dimensions: { agencies }, names }: Benchmark, { side, agencyId, ...point }: Point): TileRow {
  return {
    agency_id: agencyId,
    name: agencies.name.strings[agencyId] ?? null,
    state: agencies.state.strings[agencies.stateCode[agencyId] ?? -1] ?? null,
    group: names[side],
    growth: point.growth,
    retention: point.retention,
    growth_to: null,
    retention_to: null,
    agencies: 1,
    premium: point.premium,
  };
}

/** Counts by cells; a cell with too few agencies is left out. */
function cellRows(
  { names, minimum, showsAgencies }: Benchmark,
  points: readonly Point[],
  axes: { growth: Float64Array; retention: Float64Array },
): TileRow[] {
  const [across, upwards] = [cellsOf(axes.growth), cellsOf(axes.retention)];
  const found = Map.groupBy(
    points,
    ({ growth, retention }) => across.cellOf(growth) * cells + upwards.cellOf(retention),
  );
  return [...found].flatMap(([cell, inside]): TileRow[] => {
    const premium = new Tally();
    for (const point of inside) premium.add(point.premium);
    if (!showsAgencies && !premium.mayShow(minimum)) return [];
    const [column, row] = [Math.floor(cell / cells), cell % cells];
    return [
      {
        agency_id: null,
        name: null,
        state: null,
        group: names[inside[0]?.side ?? 'selection'],
        growth: across.start(column),
        retention: upwards.start(row),
        growth_to: across.start(column + 1),
        retention_to: upwards.start(row + 1),
        agencies: inside.length,
        premium: premium.total,
      },
    ];
  });
}

function cellsOf(values: Float64Array): { start: (cell: number) => number; cellOf: (value: number) => number } {
  const least = percentile(values, outermost) ?? 0;
  const width = ((percentile(values, 1 - outermost) ?? 0) - least) / cells;
  return {
    start: (cell) => least + cell * width,
    cellOf: (value) => (width > 0 ? Math.min(cells - 1, Math.max(0, Math.floor((value - least) / width))) : 0),
  };
}

/** Rows of each list of leaders and movers. */
const listLength = 10;

/** The largest agencies, and those that gained and lost most. */
export function leaderTile(benchmark: Benchmark): Promise<TileContent> {
  if (!benchmark.showsAgencies) return Promise.resolve({ rows: [] });
  const candidates = sides.flatMap((side) => {
    const ledger = benchmark.ledgers[side];
    if (ledger === null || (side === 'peers' && !benchmark.isOneAgency)) return [];
    return agenciesOf(ledger).map((agencyId) => ({ agencyId, ledger, ...sizeOf(ledger, agencyId) }));
  });
  type Candidate = (typeof candidates)[number];
  const listOf = (list: string, read: (candidate: Candidate) => number): TileRow[] =>
    candidates
      .filter((candidate) => read(candidate) > 0)
      .sort((a, b) => read(b) - read(a) || a.agencyId - b.agencyId)
      .slice(0, listLength)
      .map((candidate, at) => ({ list, rank: at + 1, ...leaderCells(benchmark, candidate) }));
  const movers = () => [
    ...listOf('Gained most', ({ change }) => change),
    ...listOf('Lost most', ({ change }) => -change),
  ];
  return Promise.resolve({
    // Without a previous year there are no movers.
    rows: [...listOf('Leaders', ({ premium }) => premium), ...(benchmark.previous.length > 0 ? movers() : [])],
  });
}

function sizeOf({ premium, previousPremium }: Ledger, id: number): { premium: number; change: number } {
  return { premium: premium[id]!, change: premium[id]! - previousPremium[id]! };
}

function leaderCells(
  { dimensions: { agencies }, previous: yearBefore }: Benchmark,
  { agencyId, ledger, premium, change }: { agencyId: number; ledger: Ledger; premium: number; change: number },
): TileRow {
  const previous = ledger.previousPremium[agencyId]!;
  const hasYearBefore = yearBefore.length > 0;
  return {
    agency_id: agencyId,
    name: agencies.name.strings[agencyId] ?? null,
    city: agencies.city.strings[agencies.cityCode[agencyId] ?? -1] ?? null,
    state: agencies.state.strings[agencies.stateCode[agencyId] ?? -1] ?? null,
    premium,
    policies: ledger.policies[agencyId]!,
    previous_premium: hasYearBefore ? previous : null,
    change: hasYearBefore ? change : null,
    growth: growthOf(premium, previous),
    retention: agencyRetention(ledger, agencyId),
  };
}
