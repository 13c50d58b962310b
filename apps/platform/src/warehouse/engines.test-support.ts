import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { findPostgresBinaries, startThrowawayPostgres } from '../database/throwawayPostgres.test-support.ts';
import { testWarehouseVariable } from '../result-sets/openTestWarehouse.test-support.ts';
import { noClickHouse, startThrowawayClickHouse } from './clickhouse/throwawayClickHouse.test-support.ts';

/** Tests of everything that asks the warehouse. They run with DuckDB by themselves, and here on the other engines. */
export const engineTests = [
  'result-sets/search.test.ts',
  'result-sets/agencySummary.test.ts',
  'result-sets/filters.hostile.test.ts',
  'result-sets/option-queries/looker.test.ts',
  'dashboards/tiles/agencyTiles.test.ts',
  'dashboards/tiles/industryTiles.test.ts',
  'dashboards/tiles/mountAgencyCount.test.ts',
  'dashboards/tiles/agencyTermTiles.test.ts',
  'dashboards/tiles/summaryTile.test.ts',
  'dashboards/benchmarks/benchmarkTiles.test.ts',
  'dashboards/drawnTruth.test.ts',
  'exports/wholeWay.test.ts',
  'exports/dashboards/dashboardExports.test.ts',
] as const;
type EngineTest = (typeof engineTests)[number];

/** An engine beside DuckDB. */
interface Engine {
  name: string;
  /** Why it is absent. */
  skip: string | false;
  start(): Promise<ThrowawayServer>;
}

export const postgres: Engine = {
  name: 'PostgreSQL',
  skip: findPostgresBinaries() ? false : 'no PostgreSQL: install initdb and postgres',
  start: () => startThrowawayPostgres(findPostgresBinaries() ?? ''),
};

export const clickHouse: Engine = { name: 'ClickHouse', skip: noClickHouse, start: startThrowawayClickHouse };

const source = join(import.meta.dirname, '..');
const endWithParent = join(import.meta.dirname, '../../../../tools/endWithParent.mjs');

/** Tests that `npm test` runs on PostgreSQL: searches. All others run at night. */
export const everyRunOnPostgres: readonly EngineTest[] = ['result-sets/search.test.ts'];

/** Tests that `npm test` runs on ClickHouse, which takes several times as long. */
export const everyRunOnClickHouse: readonly EngineTest[] = ['result-sets/agencySummary.test.ts'];

/** Runs test files on an engine, each in its own process. */
export function describeOnEngine({ name, skip, start }: Engine, files: readonly EngineTest[]): void {
  describe(`searches, option lists, dashboards and exports, ${name}`, { skip, concurrency: 2 }, () => {
    let server: ThrowawayServer;
    before(async () => {
      server = await start();
    });
    after(() => server.stop());

    for (const file of files)
      it(`work on ${name} as on DuckDB: ${file} [PLAT-11]`, { timeout: 900_000 }, async () => {
        const { code, output } = await runTests(file, await server.createDatabase());
        assert.equal(code, 0, output);
        assert.match(output, /^ℹ pass [1-9]/m, output);
      });
  });
}

/** A server for these tests alone. */
interface ThrowawayServer {
  /** Returns the address of an empty database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Runs a test file in its own process. */
function runTests(file: string, url: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    [
      `--import=${endWithParent}`,
      '--conditions=@agency-insights/source',
      '--test',
      '--test-reporter=spec',
      join(source, file),
    ],
    { env: { ...process.env, NODE_TEST_CONTEXT: undefined, [testWarehouseVariable]: url } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}
