import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  findPostgresBinaries,
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '../database/throwawayPostgres.test-support.ts';
import { testWarehouseVariable } from '../result-sets/openTestWarehouse.test-support.ts';

/** Tests of everything that asks the warehouse. They run with DuckDB by themselves, and here on the other engines. */
const testFiles = [
  'result-sets/search.test.ts',
  'result-sets/agencySummary.test.ts',
  'result-sets/filters.hostile.test.ts',
  'looker/looker.test.ts',
  'dashboards/tiles/agencyTiles.test.ts',
  'dashboards/tiles/industryTiles.test.ts',
  'dashboards/tiles/mountAgencyCount.test.ts',
  'dashboards/tiles/agencyTermTiles.test.ts',
  'dashboards/tiles/summaryTile.test.ts',
  'dashboards/benchmarks/benchmarkTiles.test.ts',
  'dashboards/benchmarks/drawnTruth.test.ts',
  'exports/wholeWay.test.ts',
];
const source = join(import.meta.dirname, '..');
const binaries = findPostgresBinaries();

const skip = binaries ? false : 'no PostgreSQL: install initdb and postgres';

describe('searches, option lists, dashboards and exports', { skip, concurrency: 2 }, () => {
  let server: ThrowawayPostgres;
  before(async () => {
    server = await startThrowawayPostgres(binaries ?? '');
  });
  after(() => server.stop());

  for (const file of testFiles)
    it(`work on PostgreSQL as on DuckDB: ${file} [PLAT-11]`, { timeout: 300_000 }, async () => {
      const { code, output } = await runTests(file, await server.createDatabase());
      assert.equal(code, 0, output);
      assert.match(output, /^ℹ pass [1-9]/m, output);
    });
});

/** Runs a test file in a process of its own. */
function runTests(file: string, url: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@agency-insights/source', '--test', '--test-reporter=spec', join(source, file)],
    { env: { ...process.env, NODE_TEST_CONTEXT: undefined, [testWarehouseVariable]: url } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}
