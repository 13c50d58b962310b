import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { EndpointId } from '@agency-insights/insights-api/contract';
import { readConfig } from '../config/readConfig.ts';
import { buildSampleSet } from '../data/ensureSampleSet.ts';
import { findPostgresBinaries, startThrowawayPostgres } from '../database/throwawayPostgres.test-support.ts';
import { itAtNight } from '../testing/checksAll.test-support.ts';
import { freePorts } from '../testing/freePorts.test-support.ts';
import { callEndpoint, type CallParts } from '../people/administration.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { until } from '../testing/until.test-support.ts';
import { backUp } from './backUp.ts';

const run = promisify(execFile);
const search = { body: { filters: { policy_premium: '[0,inf]' } } };

describe('a backup', () => {
  let folder = '';
  let dataDir = '';
  /** Both platforms, before and after the restore, have the address that tokens name. */
  let env: Record<string, string> = {};
  const platforms: TestPlatform[] = [];
  const start = async (folderOfData: string, more: Record<string, string> = {}): Promise<TestPlatform> => {
    const platform = await startPlatform({ dataDir: folderOfData, env: { ...env, ...more } });
    platforms.push(platform);
    return platform;
  };
  before(async () => {
    const [port] = await freePorts(1);
    env = { PORT: String(port), SAVED_SEARCHES_MAX: '10000' };
    folder = await mkdtemp(join(tmpdir(), 'insights-backup-'));
    dataDir = join(folder, 'data');
    await buildSampleSet({ dataDir, agencies: 30, policies: 600 });
  });
  after(async () => {
    await Promise.all(platforms.map((platform) => platform.stop()));
    await rm(folder, { recursive: true, force: true });
  });

  const configOf = (env: Record<string, string>) =>
    readConfig({ DATA_DIR: dataDir, ...env }, { workingDir: folder, defaultWebDir: folder, dashboardsDir: folder });
  const call = <K extends EndpointId>(platform: TestPlatform, person: SignedIn, id: K, parts: CallParts = {}) =>
    callEndpoint(platform, id, { ...person.headers, accept: 'application/json' }, parts);

  /** Saves searches until `isOver`; returns the names saved when it was called, and all names. */
  function saveOn(platform: TestPlatform, person: SignedIn) {
    const saved: string[] = [];
    let isOver = false;
    const saving = (async () => {
      while (!isOver) {
        const filterName = `Search ${saved.length}`;
        const body = {
          filterName,
          filterContent: { saveSearchType: 'agencies', version: 1, filters: { agency_name: '%Acme%' } },
        };
        assert.equal((await call(platform, person, 'savedFilters.create', { body })).status, 201);
        saved.push(filterName);
      }
    })();
    return {
      saved,
      end: async () => {
        isOver = true;
        await saving;
      },
    };
  }

  const untilFive = (saved: readonly string[]) =>
    until(
      'five searches are saved',
      () => saved.length,
      (count) => count >= 5,
    );

  /** Asserts that a platform on the restored data has the earlier session, saved searches and policies. */
  async function assertRestored(platform: TestPlatform, person: SignedIn, saved: readonly string[], found: unknown) {
    const kept = new Set<string>();
    for (let page = 0; ; page += 1) {
      const { body, status } = await call(platform, person, 'savedFilters.list', { query: { page: String(page) } });
      assert.equal(status, 200);
      if (body.items.length === 0) break;
      for (const { filterName } of body.items) kept.add(filterName);
    }
    assert.deepEqual(
      saved.filter((name) => !kept.has(name)),
      [],
    );
    assert.deepEqual((await call(platform, person, 'resultSets.findAgencies', search)).body, found);
  }

  it('made during saves and restored into an empty folder restores the platform [PLUS-43]', async () => {
    const platform = await start(dataDir);
    const person = await signInTo(platform);
    const found = (await call(platform, person, 'resultSets.findAgencies', search)).body;
    const writer = saveOn(platform, person);
    await untilFive(writer.saved);
    const before = [...writer.saved];
    const to = join(folder, 'backup');
    assert.equal((await backUp(configOf({}), to)).database, true);
    await writer.end();
    await platform.stop();
    assert.equal((await stat(to)).mode & 0o077, 0, 'no other account reads it');
    await assert.rejects(backUp(configOf({}), to), /is not empty\. Name a new folder/);

    const restored = join(folder, 'restored');
    await cp(to, restored, { recursive: true });
    const again = await start(restored);
    await assertRestored(again, person, before, found);
    await again.stop();
  });

  const binaries = findPostgresBinaries('pg_dump', 'pg_restore');
  const skip = binaries ? false : 'no PostgreSQL with pg_dump and pg_restore';
  itAtNight(
    'with a dump of PostgreSQL, restored into an empty database, restores the platform [PLUS-43]',
    { skip },
    async () => {
      const server = await startThrowawayPostgres(binaries ?? '');
      try {
        const url = await server.createDatabase();
        const platform = await start(dataDir, { DATABASE_URL: url });
        const person = await signInTo(platform);
        const found = (await call(platform, person, 'resultSets.findAgencies', search)).body;
        const writer = saveOn(platform, person);
        await untilFive(writer.saved);
        const before = [...writer.saved];
        const to = join(folder, 'backup-postgres');
        assert.equal((await backUp(configOf({ DATABASE_URL: url }), to)).database, false);
        const dump = join(to, 'insights.dump');
        await run(join(binaries ?? '', 'pg_dump'), ['--format=custom', `--file=${dump}`, url]);
        await writer.end();
        await platform.stop();

        const restoredUrl = await server.createDatabase();
        await run(join(binaries ?? '', 'pg_restore'), [
          '--no-owner',
          '--exit-on-error',
          `--dbname=${restoredUrl}`,
          dump,
        ]);
        const restored = join(folder, 'restored-postgres');
        await cp(to, restored, { recursive: true });
        const again = await start(restored, { DATABASE_URL: restoredUrl });
        await assertRestored(again, person, before, found);
        await again.stop();
      } finally {
        await server.stop();
      }
    },
  );

  it('leaves no partial folder when it fails [PLUS-43]', async () => {
    const to = join(folder, 'broken');
    const other = join(folder, 'other');
    const config = configOf({ DATA_DIR: other });
    await assert.rejects(
      backUp(config, to),
      /^Error: DATA_DIR: the folder .* is not that of a platform\. Set DATA_DIR/,
    );
    await cp(join(dataDir, 'secrets'), join(other, 'secrets'), { recursive: true });
    const current = join('warehouse', 'current.json');
    await cp(join(dataDir, current), join(other, current));
    await assert.rejects(backUp(config, to), /ENOENT/);
    assert.ok(!(await readdir(folder)).some((name) => name.startsWith('broken')));
  });
});

/** Signs a program in: its tokens do not depend on the address that the platform listens at. */
async function signInTo(platform: TestPlatform): Promise<SignedIn> {
  const body = { username: 'analyst@demo.test', password: 'insights-demo' };
  const answer = await callEndpoint(platform, 'identity.exchangeLogin', {}, { body });
  assert.equal(answer.status, 200);
  return { headers: { authorization: `Bearer ${answer.body.access_token}` } } as unknown as SignedIn;
}
