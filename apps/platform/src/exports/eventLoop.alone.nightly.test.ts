import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildSampleSet } from '../data/ensureSampleSet.ts';
import type { Database } from '../database/Database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { createResultSets } from '../result-sets/createResultSets.ts';
import { createLoadedSets } from '../result-sets/LoadedSets.ts';
import { until } from '../testing/until.test-support.ts';
import type { ResultSets } from '../result-sets/ResultSets.ts';
import { openWarehouse } from '../warehouse/openWarehouse.ts';
import { createAgencySearchExport } from './agencySearchExport.ts';
import { noTracing } from '../observability/Tracing.ts';
import { ExportFolder } from './ExportFolder.ts';
import { ExportRunner } from './ExportRunner.ts';
import { ExportSpace } from './ExportSpace.ts';
import { addViewer, exportRequest } from './exportServer.test-support.ts';
import { ExportTaskStore } from './ExportTaskStore.ts';
import { watchUntilShort } from './watchEventLoop.test-support.ts';

const longestAllowedMs = 50;
const agencies = 100_000;

describe('the service during an export of 100,000 agencies', () => {
  let dataDir = '';
  let database: Database;
  let resultSets: ResultSets;
  const started = new AsyncDisposableStack();
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'insights-export-loop-'));
    started.defer(() => rmSync(dataDir, { recursive: true, force: true }));
    database = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'platform.sqlite') });
    started.defer(() => database.close());
    await addViewer(database, 'ada');
    await buildSampleSet({ dataDir, agencies, policies: 120_000 });
    const warehouse = openWarehouse({ directory: join(dataDir, 'warehouse') });
    started.defer(() => warehouse.close());
    resultSets = createResultSets({ sets: createLoadedSets(warehouse) });
    // The names of the set are read once, by the first request; here that is not the export.
    await resultSets.findAgencies({ filters: { agency_state: 'TX' }, limit: 1 }, { access: 'all' });
  });
  after(() => started.disposeAsync());

  for (const sorts of [['agency_name asc'], ['lines desc', 'largest_carrier asc', 'year_on_year desc']]) {
    it(`keeps responding while it searches, sorts by ${sorts.join(', ')} and writes [PLAT-8]`, async (test) => {
      const tasks = new ExportTaskStore(database, Date.now);
      const { query_filters_extra: _filters, ...request } = exportRequest;
      const order = {
        request: { ...request, query_filters_extra: { agency_written_premium: '[-inf,inf]' }, sorts },
        access: 'all',
        orderedAt: Date.now(),
      };
      let id = '';
      const watched = await watchUntilShort(longestAllowedMs, async () => {
        id = randomUUID();
        await tasks.add({ id, userId: 'ada', request: JSON.stringify(order) }, 3);
        const files = new ExportFolder(join(dataDir, 'exports'), () => Promise.resolve('0123abcd'));
        const room = { maxBytesPerPerson: Infinity, maxBytes: Infinity, retentionMs: 3_600_000 };
        const runner = new ExportRunner({
          tasks,
          files,
          space: new ExportSpace({ tasks, files, now: Date.now, ...room }),
          kindOf: () => createAgencySearchExport({ resultSets, names: async () => () => undefined }),
          now: Date.now,
          schedule: () => () => undefined,
          logger: { error: (details) => test.diagnostic(String(details['err'])) },
          tracing: noTracing,
          maxConcurrent: 1,
          maxAttempts: 1,
          retryDelayMs: 0,
          retentionMs: 3_600_000,
        });
        const statusOf = async () => (await tasks.find('ada', id))?.status;
        const isOver = (status: unknown) => status === 'SUCCESS' || status === 'FAILURE';
        const status = await until('the export ends', statusOf, isOver).finally(() => runner.stop());
        assert.equal(status, 'SUCCESS');
      });
      test.diagnostic(`longest turn ${watched.longestTurnMs.toFixed(1)} ms`);
      assert.equal((await tasks.find('ada', id))?.rows, agencies);
      assert.ok(watched.longestTurnMs <= longestAllowedMs, `one turn took ${watched.longestTurnMs} ms`);
    });
  }
});
