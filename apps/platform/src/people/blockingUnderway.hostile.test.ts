import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { itAtNight } from '../testing/checksAll.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { callEndpoint, setPassword } from './administration.test-support.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');
const sourceConditions = '--conditions=@agency-insights/source';
const personId = 'demo-analyst';
const personEmail = 'analyst@demo.test';
const exportFile = 'marketing_insights/exports/imi_agency_search.export';

describe('blocking a user during their work', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  let person: SignedIn;
  before(async () => {
    platform = await startPlatform({ sample: { agencies: 2_000, policies: 60_000 } });
    admin = await platform.signIn('admin');
  });
  after(() => platform.stop());
  beforeEach(async () => {
    await callEndpoint(platform, 'people.unblock', admin.headers, { params: { id: personId } });
    person = await platform.signIn('analyst');
  });

  const block = async () => {
    const { status } = await callEndpoint(platform, 'people.block', admin.headers, { params: { id: personId } });
    assert.equal(status, 200);
  };

  /** Files of exports; none if the block came before the first was written. */
  const exportFiles = () => {
    const folder = path.join(platform.dataDir, 'exports');
    return existsSync(folder) ? readdir(folder) : [];
  };

  it('ends running and waiting exports, and leaves no file of theirs [PLAT-12]', async () => {
    const body = {
      export_file: exportFile,
      result_type: 'xlsx',
      query_filters_extra: { agency_written_premium: '[0,inf)' },
    };
    const orders = await Promise.all(
      Array.from({ length: 3 }, () => callEndpoint(platform, 'looker.runExport', person.headers, { body })),
    );
    assert.deepEqual(
      orders.map(({ status }) => status),
      [202, 202, 202],
    );
    await block();
    const tasks = () =>
      platform.database.db.selectFrom('export_tasks').select('status').where('user_id', '=', personId).execute();
    assert.deepEqual(await tasks(), []);
    // A workbook that is being written when the block comes must not turn up afterwards.
    await pause(2_000);
    assert.deepEqual(await tasks(), []);
    assert.deepEqual(await exportFiles(), []);
  });

  it('also ends exports with their files after a reset of the second factor [PLAT-12]', async () => {
    const body = {
      export_file: exportFile,
      result_type: 'xlsx',
      query_filters_extra: { agency_state: 'TX' },
    };
    assert.equal((await callEndpoint(platform, 'looker.runExport', person.headers, { body })).status, 202);
    const reset = await callEndpoint(platform, 'people.resetMfa', admin.headers, { params: { id: personId } });
    assert.equal(reset.status, 200);
    await pause(1_000);
    assert.deepEqual(await exportFiles(), []);
  });

  itAtNight('also ends exports with their files after a password is set by a link [PLAT-12]', async () => {
    const owner = await platform.signIn('personal');
    const body = { export_file: exportFile, result_type: 'xlsx', query_filters_extra: { agency_state: 'TX' } };
    const orders = await Promise.all(
      Array.from({ length: 3 }, () => callEndpoint(platform, 'looker.runExport', owner.headers, { body })),
    );
    assert.deepEqual(
      orders.map(({ status }) => status),
      [202, 202, 202],
    );
    const link = await callEndpoint(platform, 'identity.resetPassword', admin.headers, {
      body: { user_id: 'demo-personal' },
    });
    assert.match((await setPassword(link.body.url, 'maple-otter-quartz')).html, /Your password is set/);
    assert.deepEqual(await exportFiles(), []);
    const { headers } = await platform.signIn('personal', 'maple-otter-quartz');
    assert.deepEqual((await callEndpoint(platform, 'looker.listExports', headers)).body.exports, []);
  });

  it('ends scheduled exports permanently: unblocking restores only the sign-in [PLAT-12]', async () => {
    const body = {
      export_file: exportFile,
      result_type: 'xlsx',
      query_filters_extra: { agency_state: 'Texas' },
      frequency: 'daily',
      first_run_at: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const { status } = await callEndpoint(platform, 'looker.scheduleExport', person.headers, { body });
    assert.equal(status, 201);
    await block();
    const { db } = platform.database;
    const schedules = db.selectFrom('export_schedules').select('id').where('user_id', '=', personId);
    assert.deepEqual(await schedules.execute(), []);
    await callEndpoint(platform, 'people.unblock', admin.headers, { params: { id: personId } });
    const { headers } = await platform.signIn('analyst');
    assert.deepEqual((await callEndpoint(platform, 'looker.listScheduledExports', headers)).body.schedules, []);
  });

  it('cuts off a running response [PLAT-12]', async () => {
    await callEndpoint(platform, 'people.update', admin.headers, {
      params: { id: personId },
      body: { administrator: true },
    });
    await writeLongTrail(platform);
    const answer = await openExport(platform, person);
    assert.equal(answer.statusCode, 200);
    await once(answer, 'readable');
    await block();
    const read = readToEnd(answer);
    await assert.rejects(read, /aborted/);
    await callEndpoint(platform, 'people.update', admin.headers, {
      params: { id: personId },
      body: { administrator: false },
    });
  });

  itAtNight('cuts off a running response if the command blocks in another process [PLAT-12]', async () => {
    await callEndpoint(platform, 'people.update', admin.headers, {
      params: { id: personId },
      body: { administrator: true },
    });
    await writeLongTrail(platform);
    const answer = await openExport(platform, person);
    await once(answer, 'readable');
    await run(process.execPath, [sourceConditions, 'apps/platform/src/people/people.cli.ts', 'block', personEmail], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: platform.dataDir, IDP_PUBLIC_URL: platform.issuer },
    });
    // Slowly: read at once, it could come to its end before the platform looks.
    await assert.rejects(readToEnd(answer, 50), /aborted/);
    await callEndpoint(platform, 'people.update', admin.headers, {
      params: { id: personId },
      body: { administrator: false },
    });
  });

  itAtNight('cuts off a running response to a user who loses the right to it [PLAT-12]', async () => {
    const change = (body: object) =>
      callEndpoint(platform, 'people.update', admin.headers, { params: { id: personId }, body });
    await change({ administrator: true });
    await writeLongTrail(platform);
    const [kept, lost] = [await openExport(platform, admin), await openExport(platform, person)];
    await Promise.all([once(kept, 'readable'), once(lost, 'readable')]);
    await change({ administrator: false });
    // Slowly: read at once, it could come to its end before the platform looks.
    await assert.rejects(readToEnd(lost, 50), /aborted/);
    assert.ok((await readToEnd(kept)) > 1_000_000, 'nothing of others is cut off');
  });

  it('shows nothing in an open frame once its user loses the right to it [PLAT-12, PLAT-13]', async () => {
    const tile = await openTile(platform, person);
    const change = (permissions: string[]) =>
      callEndpoint(platform, 'people.update', admin.headers, { params: { id: personId }, body: { permissions } });
    assert.equal((await tile()).status, 200);
    await change(['viewable:benchmarks']);
    assert.equal((await tile()).status, 403);
    await change(['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks']);
    assert.equal((await tile()).status, 200);
  });

  it('ends the dashboard in an open frame [PLAT-12]', async () => {
    const tile = await openTile(platform, person);
    assert.equal((await tile()).status, 200);
    await block();
    assert.equal((await tile()).status, 401);
    await callEndpoint(platform, 'people.unblock', admin.headers, { params: { id: personId } });
    assert.equal((await tile()).status, 401, 'unblocking does not bring it back');
  });
});

/** Opens an agency's dashboard in a frame; returns what asks for one of its tiles. */
async function openTile(platform: TestPlatform, { headers, session }: SignedIn) {
  const dashboards = { ...platform, url: platform.dashboardsUrl };
  const target = `/embed/dashboards/agency?agency_id=1&embed_domain=${encodeURIComponent(platform.url)}`;
  const { body } = await callEndpoint(platform, 'looker.ssoUrlFromToken', headers, {
    body: { token: session.accessToken, target },
  });
  const opened = await fetch(body.url, { redirect: 'manual' });
  const token = (opened.headers.get('location') ?? '').split('embed_authentication_token=')[1] ?? '';
  const frame = await callEndpoint(dashboards, 'embed.session', {}, { body: { authentication_token: token } });
  const api = { authorization: `Bearer ${frame.body.api_token}` };
  return () =>
    callEndpoint(dashboards, 'dashboards.agencyTile', api, {
      params: { tile: 'products' },
      body: { filters: { agency_id: '1' } },
    });
}

/** Makes more lines than fit between the platform and a client that does not read, where they are not there yet. */
async function writeLongTrail({ database }: TestPlatform): Promise<void> {
  const long = database.db.selectFrom('audit_entries').select('id').where('actor_id', '=', 'a').limit(1);
  if ((await long.executeTakeFirst()) !== undefined) return;
  const details = JSON.stringify({ after: 'x'.repeat(2_000) });
  const line = {
    at: 1,
    actor_id: 'a',
    actor: 'a@b.test',
    action: 'added' as const,
    user_id: 'b',
    email: 'b@b.test',
    details,
  };
  await database.db.transaction().execute(async (transaction) => {
    for (let written = 0; written < 30_000; written += 1_000)
      await transaction
        .insertInto('audit_entries')
        .values(Array.from({ length: 1_000 }, () => line))
        .execute();
  });
}

function openExport({ url }: TestPlatform, { headers }: SignedIn): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${url}/api/v1/identity/audit-trail/export`, { headers }, resolve).on('error', reject);
  });
}

async function readToEnd(answer: IncomingMessage, restMs = 0): Promise<number> {
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (restMs > 0) await pause(restMs);
  }
  return length;
}
