import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BenchmarkTileId, TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { buildSampleSet, sampleTruthFile } from '../../data/ensureSampleSet.ts';
import type { DrawnTruth } from '../../data/generate/drawnTruth.ts';
import { querySet, temporaryFolder } from '../../data/querySet.test-support.ts';
import { createLoadedSets } from '../../result-sets/LoadedSets.ts';
import { openTestWarehouse } from '../../result-sets/openTestWarehouse.test-support.ts';
import type { Warehouse } from '../../warehouse/Warehouse.ts';
import { type BenchmarkTiles, createBenchmarkTiles } from './createBenchmarkTiles.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let warehouse: Warehouse;
let tiles: BenchmarkTiles;
let truth: DrawnTruth;

before(async () => {
  folder = await temporaryFolder();
  await buildSampleSet({ dataDir: folder.path, policies: 400_000, agencies: 250 });
  truth = JSON.parse(await readFile(path.join(folder.path, sampleTruthFile), 'utf8')) as DrawnTruth;
  warehouse = openTestWarehouse(path.join(folder.path, 'warehouse'), 2);
  tiles = createBenchmarkTiles({
    sets: createLoadedSets(warehouse),
    today: () => '2026-11-15',
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
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How closely two series move together, from -1 to 1. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
  const deviations = pairs.map(([x, y]) => [x - mean(xs), y - mean(ys)] as const);
  const product = mean(deviations.map(([x, y]) => x * y));
  return product / Math.sqrt(mean(deviations.map(([x]) => x * x)) * mean(deviations.map(([, y]) => y * y)));
}

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
    const codes = await querySet(folder.path, 'SELECT agency_id, agency_code FROM agency');
    const codeOf = new Map(codes.map((row) => [row.agency_id, String(row.agency_code)]));
    const largest = [...rows].sort((a, b) => numberIn(b, 'premium') - numberIn(a, 'premium')).slice(0, 60);
    const pairs = largest.map((row) => {
      const drawn = truth.retention.ofAgency[codeOf.get(row.agency_id as number) ?? ''] ?? NaN;
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
});
