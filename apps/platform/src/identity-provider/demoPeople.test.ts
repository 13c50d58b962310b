import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { endpoints } from '@agency-insights/insights-api/contract';
import { Browser } from '../testing/Browser.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { refusalMessage } from './createSignInPage.ts';

describe('demo users on a platform that is public for a while', () => {
  let dataDir = '';
  before(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'agency-insights-demo-'));
  });
  after(() => rm(dataDir, { recursive: true, force: true }));

  async function during<T>(env: Record<string, string>, work: (platform: TestPlatform) => Promise<T>): Promise<T> {
    const platform = await startPlatform({ dataDir, env });
    try {
      return await work(platform);
    } finally {
      await platform.stop();
    }
  }

  const savedNames = async (platform: TestPlatform, { headers }: SignedIn) => {
    const answer = await fetch(`${platform.url}${endpoints['savedFilters.list'].path}`, { headers });
    return ((await answer.json()) as { items: { filterName: string }[] }).items.map(({ filterName }) => filterName);
  };

  const trailOf = async ({ database: { db } }: TestPlatform, ids: readonly string[]) => {
    const lines = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('user_id', 'in', [...ids])
      .orderBy('id')
      .execute();
    return lines.map(({ actor, action, user_id: id, details }) => [actor, action, id, JSON.parse(details) as unknown]);
  };

  it('are recorded in the audit trail when they gain or lose rights, but not at a restart [PLUS-39]', async () => {
    const ids = ['demo-admin', 'demo-personal'];
    const added = [
      [
        'configuration',
        'added',
        'demo-admin',
        { permissions: ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'], administrator: true },
      ],
      ['configuration', 'added', 'demo-personal', { permissions: ['viewable:insights_pl'], administrator: false }],
    ];
    for (const start of ['first', 'second'])
      await during({}, async (platform) => assert.deepEqual(await trailOf(platform, ids), added, `${start} start`));
    const closed = [...added, ['configuration', 'administrator_revoked', 'demo-admin', {}]];
    await during({ DEMO_PEOPLE: 'false' }, async (platform) => assert.deepEqual(await trailOf(platform, ids), closed));
    const opened = [...closed, ['configuration', 'administrator_granted', 'demo-admin', {}]];
    await during({}, async (platform) => assert.deepEqual(await trailOf(platform, ids), opened));
  });

  it('cannot sign in and lose their sessions, but keep their saved items until they are enabled again', async () => {
    const before = await during({}, async (platform) => {
      const analyst = await platform.signIn('analyst');
      const saved = await fetch(`${platform.url}${endpoints['savedFilters.create'].path}`, {
        method: 'POST',
        headers: { ...analyst.headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          filterName: 'Texas',
          filterContent: { saveSearchType: 'agencies', version: 1, filters: { agency_state: 'TX' } },
        }),
      });
      assert.equal(saved.status, 201, await saved.text());
      await platform.database.db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'demo-personal').execute();
      return analyst;
    });

    await during({ DEMO_PEOPLE: 'false' }, async (platform) => {
      const known = await fetch(`${platform.url}/api/permissions`, { headers: before.headers });
      assert.equal(known.status, 401, 'the session has ended');
      const browser = new Browser();
      const page = await platform.openSignIn(browser);
      assert.doesNotMatch(page.html, /insights-demo/);
      const refused = await browser.submit(page, { email: 'analyst@demo.test', password: 'insights-demo' });
      assert.equal(refused.status, 401);
      assert.ok(refused.html.includes(refusalMessage));
      assert.equal(browser.cookies.has('insights.session'), false);
      const returned = await platform.openSignIn(before.browser);
      assert.match(returned.url, /\/interaction\//, 'the provider asks for a password, though it knows the browser');
    });

    await during({}, async (platform) => {
      assert.deepEqual(await savedNames(platform, await platform.signIn('analyst')), ['Texas']);
      await assert.rejects(platform.signIn('personal'), 'who was blocked in the meantime stays blocked');
    });
  });
});
