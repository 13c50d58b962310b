import {
  type BenchmarkFilters,
  type BenchmarkPart,
  benchmarkTiles,
  type BenchmarkTileId,
  type TileAnswer,
  type TileDefinition,
} from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../../http/Person.ts';
import type { LoadedSet, LoadedSets } from '../../result-sets/LoadedSets.ts';
import { createSetMemory } from '../createSetMemory.ts';
import { createTileAnswers } from '../createTileAnswers.ts';
import { type Metrics, noMetrics } from '../../observability/Metrics.ts';
import { SharedAnswers } from '../SharedAnswers.ts';
import { industryPath } from '../tiles/industryLevel.ts';
import { usualMinimum } from '../tiles/peerGroup.ts';
import { comparedSpan, firstDay, spanOf } from '../tiles/period.ts';
import { leaderTile, scatterTile } from './agencyTiles.ts';
import { type Benchmark, isOneCarrier, type Side } from './Benchmark.ts';
import { mixScans } from './benchmarkMix.ts';
import { askOnce } from './benchmarkSums.ts';
import { concentrationTile, premiumClassTile } from './distributionTiles.ts';
import { groupTotals } from './groupTotals.ts';
import { carrierTile, industryTile, stateTile } from './mixTiles.ts';
import { monthTile } from './monthTile.ts';
import { numbersTile } from './numberTiles.ts';
import { carrierScan, percentileTile } from './percentileTile.ts';
import { addUpBenchmark, type BenchmarkPlan, planBenchmark } from './readBenchmark.ts';
import type { FindSavedSearch } from './readSelection.ts';
import { beginScan, type Scan } from './scan.ts';
import { rateChangeScan, rateChangeTile, retentionScan, retentionTile } from './termTiles.ts';
import type { TileContent } from './TileContent.ts';

/** The caller of a tile. */
export interface BenchmarkTileOptions {
  /** The caller's lines; null: the caller may only see groups of agencies, of all lines. */
  access: LineAccess | null;
  /** The caller's id: saved searches are each user's own. */
  personId: string;
  signal?: AbortSignal;
}

/** The tiles of the benchmarks. */
export interface BenchmarkTiles {
  /**
   * Returns a tile.
   * @throws ApiProblem 400 for a malformed filter, 403 for a forbidden selection, 404 for a missing one
   */
  run(tile: BenchmarkTileId, filters: BenchmarkFilters, options: BenchmarkTileOptions): Promise<TileAnswer>;
}

const tiles: Readonly<Record<BenchmarkTileId, (benchmark: Benchmark) => Promise<TileContent>>> = {
  numbers: numbersTile,
  months: monthTile,
  states: stateTile,
  agencies: scatterTile,
  premium_classes: premiumClassTile,
  percentiles: percentileTile,
  retention: retentionTile,
  rate_change: rateChangeTile,
  carriers: carrierTile,
  concentration: concentrationTile,
  industries: industryTile,
  leaders: leaderTile,
};

/** Scans of tiles besides the sums of each agency. */
const scans: Readonly<Partial<Record<BenchmarkTileId, (plan: BenchmarkPlan) => readonly Scan[]>>> = {
  states: () => mixScans('state_id'),
  percentiles: (plan) => (isOneCarrier(plan) ? [] : [carrierScan]),
  retention: () => [retentionScan],
  rate_change: () => [rateChangeScan],
  carriers: () => mixScans('carrier_id'),
  industries: ({ industries: { digits } }) => mixScans(`naics_${digits}`),
};

/** Options of the tiles. */
export interface BenchmarkTilesOptions {
  sets: LoadedSets;
  /** The day that relative dates count from, `yyyy-mm-dd`. */
  today: () => string;
  /** Finds a saved search of a user. */
  findSavedSearch: (personId: string, id: number) => ReturnType<FindSavedSearch>;
  /** Minimum number of agencies of a group that is shown. Default 5. */
  minimum?: number;
  /** Counts the sources of tile answers. Default: none. */
  metrics?: Pick<Metrics, 'tileAsked'>;
}

/** Max cached benchmarks of one set: those of open pages. */
const benchmarksKept = 24;

/** Creates the tiles over the current policy set. */
export function createBenchmarkTiles(options: BenchmarkTilesOptions): BenchmarkTiles {
  const { sets, today, findSavedSearch, minimum = usualMinimum, metrics = noMetrics } = options;
  const answersOf = createSetMemory(() => createTileAnswers(metrics));
  const plansOf = createSetMemory(() => new SharedAnswers<BenchmarkPlan>({ kept: benchmarksKept }));
  const benchmarksOf = createSetMemory(() => new SharedAnswers<Benchmark>({ kept: benchmarksKept }));

  async function answer(tile: BenchmarkTileId, loaded: LoadedSet, asked: AskedBenchmark): Promise<TileAnswer> {
    const { set, dimensions } = loaded;
    const { filters, access, saved, day, signal } = asked;
    const key = JSON.stringify([filters, access, day, saved]);
    const context = { set, dimensions, access, minimum, today: day, findSavedSearch: () => Promise.resolve(saved) };
    const plan = await plansOf(set).get(key, signal, (stop) => planBenchmark(filters, { ...context, signal: stop }));
    const definition: TileDefinition = benchmarkTiles[tile];
    const isMissing = definition.needs === 'policy_numbers' && !plan.hasTerms;
    const adding = benchmarksOf(set).get(key, signal, (stop) => addUpBenchmark(plan, stop));
    // Start early: the engine would be idle while the sums of each agency are added up.
    const sums = askOnce(plan.sums);
    for (const one of isMissing ? [] : (scans[tile]?.(plan) ?? [])) beginScan({ ...plan, sums, signal }, one);
    const benchmark = await adding;
    const { rows, figures = {} } = isMissing ? { rows: [] } : await tiles[tile]({ ...benchmark, sums, signal });
    const { asOf } = dimensions;
    const selection = groupOf(benchmark, 'selection') ?? emptyGroup;
    return {
      set_id: set.id,
      as_of: asOf,
      period: spanOf(benchmark.period, { from: firstDay, to: asOf }),
      previous_period: comparedSpan(benchmark.previous, asOf),
      policies: selection.policies ?? 0,
      premium: selection.premium ?? 0,
      ignored_filters: [...benchmark.ignoredFilters],
      missing: isMissing ? 'policy_numbers' : null,
      comparison: null,
      benchmark: {
        selection,
        peers: groupOf(benchmark, 'peers'),
        minimum_agencies: minimum,
        aggregates_only: !benchmark.showsAgencies,
        figures: { ...figures },
      },
      rows,
      ...industryPath(benchmark.industries),
    };
  }

  return {
    async run(tile, { industry, ...shared }, { access, personId, signal }) {
      // Only the industry tile uses the parts of an industry.
      const filters = tile === 'industries' && industry !== undefined ? { ...shared, industry } : shared;
      const [, searchId] = /^search:(\d+)$/.exec(filters.compare ?? '') ?? [];
      const saved = searchId === undefined ? undefined : await findSavedSearch(personId, Number(searchId));
      const asked = { filters, access, saved, day: today() };
      return sets.use((loaded) =>
        answersOf(loaded.set).get(JSON.stringify([tile, asked]), signal, (stop) =>
          answer(tile, loaded, { ...asked, signal: stop }),
        ),
      );
    },
  };
}

/** Inputs of one answer. */
interface AskedBenchmark {
  filters: BenchmarkFilters;
  access: LineAccess | null;
  /** The current state of the compared saved search. */
  saved: Awaited<ReturnType<FindSavedSearch>>;
  /** The day that relative dates count from, `yyyy-mm-dd`. */
  day: string;
  signal: AbortSignal;
}

const emptyGroup = { name: '', agencies: 0, policies: 0, premium: 0, suppressed: false };

function groupOf(benchmark: Benchmark, side: Side): BenchmarkPart['peers'] {
  const totals = groupTotals(benchmark, side);
  if (totals === null) return null;
  const name = benchmark.names[side];
  const { agencies, policies, premium, isSuppressed } = totals;
  return isSuppressed
    ? { name, agencies: null, policies: null, premium: null, suppressed: true }
    : { name, agencies, policies, premium, suppressed: false };
}
