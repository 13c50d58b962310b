import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import type { Database } from '../database/Database.ts';
import { describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { addViewer, type ExportServer, serveExports } from './exportServer.test-support.ts';
import { madeUpAgency, memoryResultSets, type MemoryResultSets } from './memoryResultSets.test-support.ts';

describeOnEveryDatabase('exports while the database is away', (underTest) => {
  let dataDir = '';
  let server: ExportServer;
  let resultSets: MemoryResultSets;
  /** Whether statements fail; `afterwards`: they are carried out, and their answers get lost. */
  let isAway: 'before' | 'afterwards' | null = null;
  let onFailure: () => void = () => undefined;

  const failing: KyselyPlugin = {
    transformQuery({ node }) {
      if (isAway === 'before') throw new Error('Connection terminated unexpectedly');
      return node;
    },
    async transformResult({ result }) {
      if (isAway === 'afterwards') throw new Error('Connection terminated unexpectedly');
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
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The database goes away, and comes back when the exports have noticed. */
  async function outage(kind: 'before' | 'afterwards', failures: number): Promise<void> {
    isAway = kind;
    let seen = 0;
    await new Promise<void>((resolve) => {
      onFailure = () => {
        seen += 1;
        if (seen === failures) resolve();
      };
    });
    isAway = null;
  }

  it('are finished when it is back, and lock no person out [PLAT-4]', async () => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let begun = 0;
    const twoBegun = new Promise<void>((resolve) => {
      resultSets.before = async () => {
        begun += 1;
        if (begun === 2) resolve();
        if (begun <= 2) await held;
      };
    });
    const ids = [await server.started('ada'), await server.started('ada'), await server.started('ada')];
    await twoBegun;
    const over = outage('before', 5);
    goOn();
    await over;
    for (const id of ids) assert.equal((await server.until('ada', id, 'SUCCESS', 'FAILURE')).status, 'SUCCESS');
    assert.equal((await server.runExport('ada')).status, 202);
  });

  it('are finished where the answer to their beginning got lost', async () => {
    const held: (() => void)[] = [];
    resultSets.before = () => new Promise((resolve) => held.push(resolve));
    const ids = [await server.started('ada'), await server.started('ada'), await server.started('ada')];
    await server.until('ada', ids[1] ?? '', 'STARTED');
    resultSets.before = async () => undefined;
    const over = outage('afterwards', 3);
    held.forEach((goOn) => goOn());
    await over;
    for (const id of ids) assert.equal((await server.until('ada', id, 'SUCCESS', 'FAILURE')).status, 'SUCCESS');
  });
});
