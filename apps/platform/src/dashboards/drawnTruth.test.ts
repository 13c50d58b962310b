import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type {
  AgencyProfileFilters,
  AgencyTileId,
  BenchmarkTileId,
  TileAnswer,
  TileRow,
} from '@agency-insights/insights-api/contract';
import { buildSampleSet, sampleTruthFile } from '../data/ensureSampleSet.ts';
import type { DrawnTruth } from '../data/generate/drawnTruth.ts';
import { querySet, temporaryFolder } from '../data/querySet.test-support.ts';
import { createLoadedSets } from '../result-sets/LoadedSets.ts';
import { openTestWarehouse } from '../result-sets/openTestWarehouse.test-support.ts';
import type { Warehouse } from '../warehouse/Warehouse.ts';
import { type BenchmarkTiles, createBenchmarkTiles } from './benchmarks/createBenchmarkTiles.ts';
import { type AgencyTiles, createAgencyTiles } from './tiles/createAgencyTiles.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let warehouse: Warehouse;
let tiles: BenchmarkTiles;
let agencyTiles: AgencyTiles;
let truth: DrawnTruth;
/** Codes of the agencies, by id. */
let codeOf: ReadonlyMap<unknown, string>;

before(async () => {
  folder = await temporaryFolder();
  await buildSampleSet({ dataDir: folder.path, policies: 400_000, agencies: 250 });
  truth = JSON.parse(await readFile(path.join(folder.path, sampleTruthFile), 'utf8')) as DrawnTruth;
  const codes = await querySet(folder.path, 'SELECT agency_id, agency_code FROM agency');
  codeOf = new Map(codes.map((row) => [row.agency_id, String(row.agency_code)]));
  warehouse = openTestWarehouse(path.join(folder.path, 'warehouse'), 2);
  const shared = { sets: createLoadedSets(warehouse), today: () => '2026-11-15' };
  agencyTiles = createAgencyTiles(shared);
  tiles = createBenchmarkTiles({
    ...shared,
    findSavedSearch: () => Promise.resolve(undefined),
  });
});
after(async () => {
  await warehouse.close();
  await folder.remove();
});

const answer = (tile: BenchmarkTileId, filters: object = {}): Promise<TileAnswer> =>
  tiles.run(tile, filters, { access: 'all', personId: 'person' });
const numberIn = (row: TileRow | undefined, key: string): number => Number(row?.[key]);
const sumOf = (rows: readonly TileRow[], key: string): number => rows.reduce((sum, row) => sum + numberIn(row, key), 0);
const largestFirst = (rows: readonly TileRow[]): TileRow[] =>
  [...rows].sort((a, b) => numberIn(b, 'premium') - numberIn(a, 'premium'));
/** The mean of a number of each row, weighted by a column. */
const weightedMean = (rows: readonly TileRow[], weight: string, of: (row: TileRow) => number): number =>
  rows.reduce((sum, row) => sum + numberIn(row, weight) * of(row), 0) / sumOf(rows, weight);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How closely two series move together, from -1 to 1. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  const deviations = pairs.map(([x, y]) => [x - mean(xs), y - mean(ys)] as const);
  const product = mean(deviations.map(([x, y]) => x * y));
  return product / Math.sqrt(mean(deviations.map(([x]) => x * x)) * mean(deviations.map(([, y]) => y * y)));
}

/** Growth of premium without the change of rates, which is that of the number of terms. */
function growthOfTerms(growth: number, renewals: readonly TileRow[]): number {
  return ((1 + growth) * sumOf(renewals, 'prior_premium')) / sumOf(renewals, 'premium') - 1;
}

/** The drawn growth, of which the growing carrier has its own. `carriers`: rows of the carriers' tile. */
function drawnGrowth(usual: number, carriers: readonly TileRow[]): number {
  const { carrier, growth } = truth.shocks.growing;
  return weightedMean(carriers, 'previous_premium', ({ name }) => (name === carrier ? growth : usual));
}

/** Premiums differ, and a fifth of the terms begins or ends in a year: about four standard deviations. */
const growthTolerance = (policies: number): number => 0.01 + 3 / Math.sqrt(policies);

describe('the benchmarks of generated data', () => {
  it('show the generated retention of each product', async () => {
    const { rows } = await answer('retention');
    const products = Map.groupBy(rows, (row) => String(row.product));
    for (const [product, own] of products) {
      const due = own.reduce((sum, row) => sum + numberIn(row, 'due'), 0);
      const kept = own.reduce((sum, row) => sum + numberIn(row, 'kept'), 0);
      if (due < 1_500) continue;
      // The agencies' own retentions, weighted by their size, are not exactly 0.85 on average.
      const drawn = truth.retention.meanOfProduct[product] ?? 0;
      assert.ok(Math.abs(kept / due - drawn) < 0.035, `${product}: ${kept / due}, ${drawn}`);
    }
    assert.ok(products.size >= 15);
  });

  it('show the generated rate change of each product and month', async () => {
    const { rows } = await answer('rate_change');
    let compared = 0;
    for (const row of rows) {
      const month = truth.rateChange.months.indexOf(String(row.month));
      const drawn = truth.rateChange.ofProduct[String(row.product)]?.[month];
      // Rounding to whole dollars changes small sums.
      if (drawn === undefined || numberIn(row, 'prior_premium') < 50_000_000) continue;
      assert.ok(Math.abs(numberIn(row, 'rate_change') - drawn) < 0.012, `${row.product} ${row.month}: ${drawn}`);
      compared += 1;
    }
    assert.ok(compared > 60, `${compared} months were compared`);
  });

  it('show a high retention for the agencies that were generated with one', async () => {
    const { rows } = await answer('agencies');
    const pairs = largestFirst(rows)
      .slice(0, 60)
      .map((row) => {
        const drawn = truth.retention.ofAgency[codeOf.get(row.agency_id) ?? ''] ?? NaN;
        return [drawn, numberIn(row, 'retention')] as const;
      });
    const found = correlation(pairs);
    assert.ok(found > 0.8, `${found}`);
  });

  it('show a carrier that grows and one that leaves a state', async () => {
    const { growing, leaving } = truth.shocks;
    const { rows } = await answer('carriers');
    const carrier = rows.find(({ name }) => name === growing.carrier);
    const growth = numberIn(carrier, 'premium') / numberIn(carrier, 'previous_premium') - 1;
    assert.ok(growth > 0.25 && numberIn(carrier, 'share_change') > 0, `${growing.carrier}: ${growth}`);
    const carriers = await querySet(folder.path, 'SELECT carrier_id, carrier_name FROM carrier');
    const left = carriers.find((row) => row.carrier_name === leaving.carrier);
    const states = await answer('states', { compare: `carrier:${left?.carrier_id}` });
    const state = states.rows.find((row) => row.state === leaving.state);
    assert.ok(state === undefined || numberIn(state, 'premium') <= 0, JSON.stringify(state));
    assert.ok(states.rows.some((row) => numberIn(row, 'premium') > 0));
  });

  it('show the generated growth of each state', async () => {
    const { rows } = await answer('states');
    const pairs: [number, number][] = [];
    for (const row of rows) {
      const state = String(row.state);
      if (numberIn(row, 'policies') < 1_500 || state === truth.shocks.leaving.state) continue;
      const [renewals, carriers, agencies] = await Promise.all(
        (['rate_change', 'carriers', 'agencies'] as const).map((tile) => answer(tile, { policy_state: state })),
      );
      const ofAgencies = weightedMean(
        agencies?.rows ?? [],
        'premium',
        ({ agency_id: id }) => truth.growth.ofAgency[codeOf.get(id) ?? ''] ?? NaN,
      );
      const drawn = drawnGrowth((truth.growth.ofState[state] ?? NaN) + ofAgencies, carriers?.rows ?? []);
      const found = growthOfTerms(numberIn(row, 'growth'), renewals?.rows ?? []);
      assert.ok(Math.abs(found - drawn) < growthTolerance(numberIn(row, 'policies')), `${state}: ${found}, ${drawn}`);
      pairs.push([drawn, found]);
    }
    assert.ok(pairs.length >= 10, `${pairs.length} states were compared`);
    assert.ok(correlation(pairs) > 0.9, `${correlation(pairs)}`);
  });
});

describe('the profile of a generated agency', () => {
  const ask = async (tile: AgencyTileId, filters: AgencyProfileFilters): Promise<TileRow[]> =>
    (await agencyTiles.run(tile, filters, { access: 'all' })).rows;
  /** The ids of the largest agencies. */
  let largest: readonly string[];
  /** The largest agencies with their products. */
  let books: readonly { agency_id: string; product: string }[];

  before(async () => {
    largest = largestFirst((await answer('agencies')).rows)
      .slice(0, 12)
      .map((row) => String(row.agency_id));
    const products = await Promise.all(largest.map((agency) => ask('products', { agency_id: agency })));
    books = largest.flatMap((agency, at) =>
      (products[at] ?? []).map(({ product }) => ({ agency_id: agency, product: String(product) })),
    );
  });

  it('shows the generated retention of the agency and product', async () => {
    let compared = 0;
    for (const book of books) {
      const rows = await ask('retention', { ...book, effective_date: '[2023-11-01,2026-09-30]' });
      const due = sumOf(rows, 'due');
      if (due < 800) continue;
      const ofAgency = truth.retention.ofAgency[codeOf.get(Number(book.agency_id)) ?? ''] ?? NaN;
      const ofProduct = truth.retention.meanOfProduct[book.product] ?? NaN;
      const drawn = Math.min(0.97, Math.max(0.4, ofAgency + ofProduct - 0.85));
      const found = sumOf(rows, 'kept') / due;
      const tolerance = 0.006 + 4 * Math.sqrt((drawn * (1 - drawn)) / due);
      assert.ok(Math.abs(found - drawn) < tolerance, `${JSON.stringify(book)}: ${found}, ${drawn}`);
      compared += 1;
    }
    assert.ok(compared > 25, `${compared} books were compared`);
  });

  it('shows the generated rate change of each product', async () => {
    let compared = 0;
    for (const book of books) {
      const [row] = await ask('rate_change', book);
      const renewals = numberIn(row, 'renewals');
      if (!(renewals >= 300)) continue;
      const { months, ofProduct } = truth.rateChange;
      const drawn = weightedMean(
        await ask('premium_by_month', book),
        'premium',
        ({ month }) => ofProduct[book.product]?.[months.indexOf(String(month))] ?? NaN,
      );
      const found = numberIn(row, 'rate_change');
      // Large policies weigh more: the sample is about a third of the renewals.
      const tolerance = 0.003 + (4.5 * 0.05) / Math.sqrt(renewals / 3);
      assert.ok(Math.abs(found - drawn) < tolerance, `${JSON.stringify(book)}: ${found}, ${drawn}`);
      compared += 1;
    }
    assert.ok(compared > 25, `${compared} books were compared`);
  });

  it('shows the generated growth of the agency and its states', async () => {
    const pairs: [number, number][] = [];
    for (const id of largest) {
      const [change, renewals, carriers, states] = await Promise.all(
        (['premium_change', 'rate_change', 'carriers', 'states'] as const).map((tile) => ask(tile, { agency_id: id })),
      );
      const ofStates = weightedMean(
        states ?? [],
        'previous_premium',
        ({ state }) => truth.growth.ofState[String(state)] ?? NaN,
      );
      const drawn = drawnGrowth(
        (truth.growth.ofAgency[codeOf.get(Number(id)) ?? ''] ?? NaN) + ofStates,
        carriers ?? [],
      );
      const found = growthOfTerms(numberIn(change?.[0], 'growth'), renewals ?? []);
      const policies = sumOf(states ?? [], 'policies');
      assert.ok(Math.abs(found - drawn) < growthTolerance(policies), `${id}: ${found}, ${drawn}`);
      pairs.push([drawn, found]);
    }
    assert.ok(correlation(pairs) > 0.9, `${correlation(pairs)}`);
  });

  it('shows the generated months in which the terms of each product begin and expire', async () => {
    let compared = 0;
    for (const book of books) {
      const rows = await ask('expirations', book);
      const terms = sumOf(rows, 'terms');
      if (terms < 500) continue;
      for (const [month, share] of (truth.seasonality.ofProduct[book.product] ?? []).entries()) {
        const inMonth = rows.filter((row) => Number(String(row.month).slice(5)) === month + 1);
        const found = sumOf(inMonth, 'terms') / terms;
        const tolerance = 4.5 * Math.sqrt(share / terms);
        assert.ok(Math.abs(found - share) < tolerance, `${JSON.stringify(book)}, ${month + 1}: ${found}, ${share}`);
      }
      compared += 1;
    }
    assert.ok(compared > 25, `${compared} books were compared`);
  });
});
