import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import type { KyselyPlugin, QueryId } from 'kysely';
import type { Database } from '../database/Database.ts';
import { describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { until } from '../testing/until.test-support.ts';
import { addViewer, type ExportServer, serveExports } from './exportServer.test-support.ts';
import { madeUpAgency, memoryResultSets, type MemoryResultSets } from './memoryResultSets.test-support.ts';

describeOnEveryDatabase('exports while the database is unavailable', (underTest) => {
  let dataDir = '';
  let server: ExportServer;
  let resultSets: MemoryResultSets;
  /** Whether statements fail; `afterwards`: updates succeed, but their responses are lost. */
  let isAway: 'before' | 'afterwards' | null = null;
  let onFailure: () => void = () => undefined;
  /** Resumes exports that a test holds. */
  let goOn: () => void = () => undefined;

  const updates = new WeakSet<QueryId>();
  const failing: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (isAway === 'before') throw new Error('Connection terminated unexpectedly');
      if (node.kind === 'UpdateQueryNode') updates.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (isAway === 'afterwards' && updates.has(queryId)) throw new Error('Connection terminated unexpectedly');
      return result;
    },
  };

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'insights-exports-'));
    const database = underTest.database();
    await database.db.deleteFrom('users').execute();
    await addViewer(database, 'ada');
    resultSets = memoryResultSets(() => [madeUpAgency(0)]);
    const withFailures: Database = { ...database, db: database.db.withPlugin(failing) };
    server = await serveExports({
      database: withFailures,
      resultSets,
      dataDir,
      retryDelayMs: 10,
      logger: { error: () => onFailure() },
    });
  });
  afterEach(async () => {
    isAway = null;
    goOn();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Makes the database fail until the exports have noticed. */
  async function outage(kind: 'before' | 'afterwards', failures: number): Promise<void> {
    isAway = kind;
    let seen = 0;
    onFailure = () => void (seen += 1);
    await until(
      `the exports report ${failures} statements that fail`,
      () => seen,
      (count) => count >= failures,
    );
    isAway = null;
  }

  it('finish when the database is available again, and lock no user out [PLAT-4]', async () => {
    const held = Promise.withResolvers<void>();
    goOn = held.resolve;
    let begun = 0;
    resultSets.before = async () => {
      begun += 1;
      if (begun <= 2) await held.promise;
    };
    const ids = [await server.started('ada'), await server.started('ada'), await server.started('ada')];
    await until(
      'two exports begin',
      () => begun,
      (count) => count >= 2,
    );
    const over = outage('before', 5);
    goOn();
    await over;
    for (const id of ids) assert.equal((await server.until('ada', id, 'SUCCESS', 'FAILURE')).status, 'SUCCESS');
    assert.equal((await server.runExport('ada')).status, 202);
  });

  it('finish even if the response to their start was lost', async () => {
    const held = Promise.withResolvers<void>();
    goOn = held.resolve;
    resultSets.before = () => held.promise;
    const ids = [await server.started('ada'), await server.started('ada'), await server.started('ada')];
    await server.until('ada', ids[1] ?? '', 'STARTED');
    resultSets.before = async () => undefined;
    const over = outage('afterwards', 3);
    goOn();
    await over;
    for (const id of ids) assert.equal((await server.until('ada', id, 'SUCCESS', 'FAILURE')).status, 'SUCCESS');
  });

  it('are not started twice if they still run when the database is available again', async () => {
    const held = { TX: Promise.withResolvers<void>(), OK: Promise.withResolvers<void>() };
    goOn = () => Object.values(held).forEach(({ resolve }) => resolve());
    const begun: string[] = [];
    resultSets.before = async ({ request }) => {
      const state = request.filters?.agency_state ?? '';
      begun.push(state);
      await held[state as keyof typeof held]?.promise;
    };
    const inState = (agency_state: string) => server.started('ada', { query_filters_extra: { agency_state } });
    const running = await inState('TX');
    const others = [await inState('OK'), await inState('NM')];
    await until(
      'two exports begin',
      () => begun.length,
      (count) => count >= 2,
    );
    const over = outage('before', 5);
    held.OK.resolve();
    await over;
    for (const id of others) assert.equal((await server.until('ada', id, 'SUCCESS', 'FAILURE')).status, 'SUCCESS');
    assert.deepEqual(
      begun.filter((state) => state === 'TX'),
      ['TX'],
    );
    held.TX.resolve();
    assert.equal((await server.until('ada', running, 'SUCCESS', 'FAILURE')).status, 'SUCCESS');
  });
});
