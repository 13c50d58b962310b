import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, before, beforeEach, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { ScheduledExport } from '@agency-insights/insights-api/contract';
import readXlsxFile from 'read-excel-file/node';
import { describeOnEveryDatabase } from '../../database/everyDatabase.test-support.ts';
import { addViewer, exportRequest, type ExportServer, grant, serveExports } from '../exportServer.test-support.ts';
import { madeUpAgency, memoryResultSets } from '../memoryResultSets.test-support.ts';

const address = '/api/v1/looker/schedule-export';
const dayMs = 86_400_000;

describeOnEveryDatabase('scheduled exports', (underTest) => {
  let dataDir = '';
  let server: ExportServer;
  let now = 0;
  let scheduled: { work: () => void; dueAt: number }[] = [];

  before(async () => {
    await addViewer(underTest.database(), 'ada');
    await addViewer(underTest.database(), 'ben');
  });
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'insights-schedules-'));
    await underTest.database().db.deleteFrom('export_tasks').execute();
    await underTest.database().db.deleteFrom('export_schedules').execute();
    now = Date.UTC(2026, 10, 20, 9, 30);
    scheduled = [];
    server = await serve();
  });
  afterEach(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const serve = () =>
    serveExports({
      database: underTest.database(),
      resultSets: memoryResultSets(() => [madeUpAgency(0), madeUpAgency(1)]),
      dataDir,
      clock: () => now,
      schedule: (work, delayMs) => {
        const entry = { work, dueAt: now + delayMs };
        scheduled.push(entry);
        return () => {
          scheduled = scheduled.filter((other) => other !== entry);
        };
      },
    });
  const order = (personId: string, body: object) =>
    server.call(personId, 'POST', address, { ...exportRequest, ...body });
  const ordered = async (personId: string, body: object): Promise<ScheduledExport> => {
    const response = await order(personId, body);
    assert.equal(response.status, 201, await response.clone().text());
    return (await response.json()) as ScheduledExport;
  };
  const list = async (personId: string): Promise<ScheduledExport[]> => {
    const response = await server.call(personId, 'GET', address);
    return ((await response.json()) as { schedules: ScheduledExport[] }).schedules;
  };
  const cancel = (personId: string, id: string) => server.call(personId, 'DELETE', `${address}/${id}`);
  /** Waits until the schedule has run again, and returns it. */
  const untilRan = async (id: string, lastRunAt: string | null = null): Promise<ScheduledExport> => {
    for (let turn = 0; turn < 500; turn += 1) {
      const found = (await list('ada')).find(({ schedule_id }) => schedule_id === id);
      if (found && found.last_run_at !== lastRunAt) return found;
      await delay(10);
    }
    throw new Error('The scheduled export did not run.');
  };
  /** Moves the clock, and lets the timers ring that have run out. */
  const passTime = async (ms: number) => {
    for (let turn = 0; turn < 100 && !scheduled.some(({ dueAt }) => dueAt <= now + ms); turn += 1) await delay(10);
    now += ms;
    const due = scheduled.filter(({ dueAt }) => dueAt <= now);
    scheduled = scheduled.filter((entry) => !due.includes(entry));
    due.forEach(({ work }) => work());
  };
  const rowsOf = async (taskId: string | null) => {
    await server.until('ada', taskId ?? '', 'SUCCESS');
    const file = await server.file('ada', taskId ?? '');
    const [agencies] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
    // Without the header and the totals.
    return agencies?.data.slice(1, -1).length;
  };

  it('run at their time, and their files are downloaded like others [API-CAT-6] [PLUS-46]', async () => {
    const first = await ordered('ada', { first_run_at: '2026-11-20T10:00:00+00:00' });
    assert.deepEqual(first, {
      schedule_id: first.schedule_id,
      export_file: exportRequest.export_file,
      frequency: 'once',
      next_run_at: '2026-11-20T10:00:00.000Z',
      last_run_at: null,
      last_request_id: null,
      error: null,
    });
    await passTime(29 * 60_000);
    assert.deepEqual(await list('ada'), [first]);
    await passTime(60_000);
    const ran = await untilRan(first.schedule_id);
    assert.equal(ran.next_run_at, null);
    assert.equal(ran.last_run_at, '2026-11-20T10:00:00.000Z');
    assert.equal(await rowsOf(ran.last_request_id), 2);
  });

  it('run repeatedly, and once for all runs that a stopped platform missed [API-CAT-6] [PLAT-4]', async () => {
    const { schedule_id: id } = await ordered('ada', { frequency: 'daily', first_run_at: '2026-11-20T09:30:00Z' });
    const first = await untilRan(id);
    assert.equal(first.next_run_at, '2026-11-21T09:30:00.000Z');
    await rowsOf(first.last_request_id);
    await server.stop();
    await underTest.reopen();
    now += 3 * dayMs + 60_000;
    server = await serve();
    const second = await untilRan(id, first.last_run_at);
    assert.equal(second.last_run_at, '2026-11-23T09:31:00.000Z');
    assert.equal(second.next_run_at, '2026-11-24T09:30:00.000Z');
    assert.notEqual(second.last_request_id, first.last_request_id);
    assert.equal(await rowsOf(second.last_request_id), 2);
    const tasks = await underTest.database().db.selectFrom('export_tasks').selectAll().execute();
    assert.equal(tasks.length, 2);
  });

  it('start once if several processes find them due', async () => {
    const others = await Promise.all([serve(), serve()]);
    const { schedule_id: id } = await ordered('ada', { first_run_at: '2026-11-20T09:45:00Z' });
    others.push(await serve(), await serve());
    await passTime(15 * 60_000);
    await untilRan(id);
    await Promise.all(others.map((other) => other.stop()));
    const tasks = await underTest.database().db.selectFrom('export_tasks').selectAll().execute();
    assert.equal(tasks.length, 1);
  });

  it('start soon after the database fails and becomes available again [PLAT-4]', async () => {
    const { db } = underTest.database();
    const { schedule_id: id } = await ordered('ada', { first_run_at: '2026-11-20T10:00:00Z' });
    await db.schema.alterTable('export_schedules').renameTo('export_schedules_away').execute();
    try {
      await passTime(30 * 60_000);
      for (let turn = 0; turn < 500 && !scheduled.some(({ dueAt }) => dueAt <= now + 60_000); turn += 1)
        await delay(10);
    } finally {
      await db.schema.alterTable('export_schedules_away').renameTo('export_schedules').execute();
    }
    await passTime(60_000);
    assert.equal((await untilRan(id)).last_run_at, '2026-11-20T10:01:00.000Z');
  });

  it('can be cancelled only by their owner [API-CAT-6]', async () => {
    const { schedule_id: id } = await ordered('ada', { frequency: 'weekly', first_run_at: '2026-11-21T06:00:00Z' });
    assert.deepEqual(await list('ben'), []);
    assert.equal((await cancel('ben', id)).status, 404);
    assert.equal((await cancel('ada', id)).status, 204);
    assert.deepEqual(await list('ada'), []);
    await passTime(dayMs);
    assert.deepEqual(await underTest.database().db.selectFrom('export_tasks').selectAll().execute(), []);
  });

  it('contain what their owner may see when they run, and report if that is nothing [PLAT-13]', async () => {
    const { schedule_id: id } = await ordered('ada', { frequency: 'daily', first_run_at: '2026-11-20T10:00:00Z' });
    await grant(underTest.database(), 'ada', ['viewable:benchmarks']);
    await passTime(30 * 60_000);
    const refused = await untilRan(id);
    assert.equal(refused.last_request_id, null);
    assert.match(refused.error ?? '', /no access to agency data/);
    assert.equal(refused.next_run_at, '2026-11-21T10:00:00.000Z');
    await grant(underTest.database(), 'ada', ['viewable:insights_pl']);
    await passTime(dayMs);
    const ran = await untilRan(id, refused.last_run_at);
    assert.equal(ran.error, null);
    await server.until('ada', ran.last_request_id ?? '', 'SUCCESS');
    const [task] = await underTest.database().db.selectFrom('export_tasks').select('request').execute();
    assert.match(task?.request ?? '', /"access":"personal"/);
    await grant(underTest.database(), 'ada', ['viewable:insights_pl', 'viewable:insights_cl']);
  });

  it('are refused if they could never run, and beyond twenty', async () => {
    for (const [body, says] of [
      [{ first_run_at: 'tomorrow' }, /first_run_at/],
      [{ first_run_at: '2026-11-21T10:00:00Z', frequency: 'hourly' }, /frequency/],
      [{ first_run_at: '2026-11-21T10:00:00Z', query_filters_extra: { policy_premium: '[5' } }, /policy_premium/],
      [{ first_run_at: '2026-11-21T10:00:00Z', export_file: 'x.export' }, /export_file/],
    ] as const) {
      const response = await order('ada', body);
      assert.equal(response.status, 400);
      assert.match(await response.text(), says);
    }
    for (let count = 0; count < 20; count += 1) await ordered('ada', { first_run_at: '2026-11-21T10:00:00Z' });
    assert.equal((await order('ada', { first_run_at: '2026-11-21T10:00:00Z' })).status, 409);
    await ordered('ben', { first_run_at: '2026-11-21T10:00:00Z' });
  });
});
