import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { problemSchema } from '@agency-insights/insights-api/contract';
import { describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { until } from '../testing/until.test-support.ts';
import { addViewer, type ExportServer, serveExports, type ServeExportsOptions } from './exportServer.test-support.ts';
import { madeUpAgency, memoryResultSets, type MemoryResultSets } from './memoryResultSets.test-support.ts';

const hourMs = 3_600_000;

describeOnEveryDatabase('the disk space of exports', (underTest) => {
  let dataDir = '';
  let server: ExportServer;
  let resultSets: MemoryResultSets;
  let now = 0;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'insights-exports-'));
    await underTest.database().db.deleteFrom('users').execute();
    await addViewer(underTest.database(), 'ada');
    await addViewer(underTest.database(), 'ben');
    resultSets = memoryResultSets(() => [madeUpAgency(0), madeUpAgency(1)]);
    now = Date.UTC(2026, 10, 20, 9, 30);
  });
  afterEach(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const serve = async (more: Partial<ServeExportsOptions>) => {
    server = await serveExports({
      database: underTest.database(),
      resultSets,
      dataDir,
      clock: () => now,
      retentionMs: 24 * hourMs,
      retryDelayMs: 10,
      ...more,
    });
  };
  const folder = () => join(dataDir, 'exports');
  const finished = async (personId: string) => {
    now += 60_000;
    const id = await server.started(personId);
    assert.equal((await server.until(personId, id, 'SUCCESS', 'FAILURE')).status, 'SUCCESS');
    return id;
  };
  /** Exports of a user that can be downloaded. */
  const kept = async (personId: string, ids: readonly string[]) => {
    const answers = await Promise.all(ids.map((id) => server.file(personId, id)));
    return ids.filter((_, index) => answers[index]?.status === 200);
  };
  const fileBytes = () => {
    const [name = ''] = readdirSync(folder());
    return statSync(join(folder(), name)).size;
  };

  it('contains no file of an export whose task was deleted while it was written', async () => {
    const { db } = underTest.database();
    let forgetting: Promise<unknown> | undefined;
    resultSets = memoryResultSets(() => {
      forgetting ??= db.deleteFrom('export_tasks').execute();
      return [madeUpAgency(0)];
    });
    await serve({});
    await server.started('ada');
    await until(
      'the search of the export is asked',
      () => forgetting !== undefined,
      (isAsked) => isAsked,
    );
    await forgetting;
    await finished('ben');
    await untilKept(1);
  });

  it('keeps finished files of another database at startup, and deletes its own stray files', async () => {
    await serve({});
    await finished('ada');
    await server.stop();
    const files = readdirSync(folder());
    const other = await openDatabase({ kind: 'sqlite', file: ':memory:' });
    await serve({ database: other });
    await server.stop();
    await other.close();
    assert.deepEqual(readdirSync(folder()), files);
    await underTest.database().db.deleteFrom('export_tasks').execute();
    // With PostgreSQL a young file may be that of another process.
    for (const name of files) utimesSync(join(folder(), name), 0, 0);
    await serve({});
    await server.stop();
    assert.deepEqual(readdirSync(folder()), []);
  });

  it('is limited for each person, and the error says when to retry and how to free space', async () => {
    await serve({ maxBytesPerPerson: 1 });
    const first = await finished('ada');
    now += hourMs;
    const refused = await server.runExport('ada');
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('retry-after'), String(23 * 3_600));
    const { error } = problemSchema.parse(await refused.json());
    assert.equal(error.code, 'export_space_used');
    assert.match(error.message, /1 MB, the maximum for one user\. Delete some of them/);
    await finished('ben');
    assert.equal((await server.call('ada', 'DELETE', `/api/v1/looker/exports/${first}`)).status, 204);
    await finished('ada');
  });

  it('is limited in total: the oldest exports are deleted first', async () => {
    await serve({});
    const ids = [await finished('ada')];
    await server.stop();
    await serve({ maxBytes: Math.floor(2.5 * fileBytes()) });
    ids.push(await finished('ada'), await finished('ben'));
    await untilKept(2);
    assert.deepEqual(await kept('ada', ids), ids.slice(1, 2));
    assert.deepEqual(await kept('ben', ids), ids.slice(2));
  });

  it('is freed if the disk is full: the oldest exports are deleted, and the new one is retried', async () => {
    await serve({});
    const ids = [await finished('ada'), await finished('ada'), await finished('ada')];
    let isFull = true;
    resultSets.before = async () => {
      if (!isFull) return;
      isFull = false;
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    ids.push(await finished('ada'));
    assert.deepEqual(await kept('ada', ids), ids.slice(2));
  });

  it('causes an error that names the full disk if it stays full', async () => {
    await serve({});
    resultSets.before = () => Promise.reject(Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' }));
    const task = await server.until('ada', await server.started('ada'), 'FAILURE');
    assert.match(task.error ?? '', /disk is full, so nothing can be saved/);
  });

  it('has a limit of running exports per person, and the error says when to retry', async () => {
    await serve({ maxConcurrentPerPerson: 1 });
    let goOn: () => void = () => undefined;
    resultSets.before = () => new Promise((resolve) => (goOn = resolve));
    const id = await server.started('ada');
    await server.until('ada', id, 'STARTED');
    const refused = await server.runExport('ada');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '10']);
    // The search may not have been asked for yet.
    resultSets.before = async () => undefined;
    goOn();
  });

  /** The oldest files are deleted after the new export is reported as finished. */
  const untilKept = (count: number) =>
    until(
      `${count} files are kept`,
      () => readdirSync(folder()),
      (files) => files.length === count,
    );
});
