import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { itAtNight } from './testing/checksAll.test-support.ts';

const main = path.join(import.meta.dirname, 'main.ts');
const endWithParent = path.join(import.meta.dirname, '../../../tools/endWithParent.mjs');
/** A busy machine takes some seconds. */
const longestStartMs = 120_000;

describe('starting the platform', () => {
  let dataDir = '';
  before(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'agency-insights-main-'));
  });
  after(() => rm(dataDir, { recursive: true, force: true }));

  function start(env: Record<string, string>, ...flags: string[]): ChildProcess {
    return spawn(
      process.execPath,
      [`--import=${endWithParent}`, '--conditions=@agency-insights/source', main, ...flags],
      {
        env: {
          PATH: process.env.PATH ?? '',
          PORT: '0',
          IDP_PORT: '0',
          DASHBOARDS_PORT: '0',
          SAMPLE_DATA: 'false',
          LOG_LEVEL: 'silent',
          DATA_DIR: dataDir,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  }

  async function failure(env: Record<string, string>, ...flags: string[]): Promise<{ code: number; stderr: string }> {
    const child = start(env, ...flags);
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    let started = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      started += chunk.toString();
      if (started.includes('is ready at')) child.kill('SIGKILL');
    });
    const limit = setTimeout(() => child.kill('SIGKILL'), longestStartMs);
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(limit);
    assert.doesNotMatch(started, /is ready at/, 'the platform starts');
    assert.ok(code !== null, `the platform had not ended after ${longestStartMs / 1_000} s: ${stderr}`);
    return { code, stderr };
  }

  it('prints one line when it is ready, serves, and stops on SIGTERM [PLAT-1]', async () => {
    const child = start({});
    try {
      const signal = AbortSignal.timeout(longestStartMs);
      const [line] = (await once(child.stdout ?? child, 'data', { signal })) as [Buffer];
      const [, url, parts] =
        /^Agency Insights is ready at (http:\/\/localhost:\d+) \((.*)\)\n$/.exec(line.toString()) ?? [];
      assert.ok(url, line.toString());
      assert.match(
        parts ?? '',
        /^database SQLite in \S+\/insights\.sqlite, engine DuckDB, sign-in at http:\/\/localhost:\d+$/,
      );
      assert.equal((await fetch(`${url}/healthz`)).status, 200);
      const readiness = await fetch(`${url}/readyz`);
      assert.deepEqual(
        [readiness.status, await readiness.json()],
        [503, { status: 'not ready', database: 'ok', policies: 'not loaded', disk: 'ok' }],
      );
      const second = await failure({});
      assert.equal(second.code, 1);
      assert.match(second.stderr, /^DATA_DIR: another platform process uses the folder .+; stop it first/m);
      child.kill('SIGTERM');
      assert.deepEqual(await once(child, 'close'), [0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  });

  itAtNight('names damaged policy data in one line and exits with 1', async () => {
    const current = path.join(dataDir, 'warehouse', 'current.json');
    await mkdir(path.dirname(current), { recursive: true });
    for (const [content, says] of [
      ['{', /^\S+current\.json does not name a data set\. Load the data again with npm run data:load\.\n$/],
      [
        '{"setId":"a","file":"a.duckdb","loadedAt":"","policies":1,"agencies":1,"asOf":"2026-10-31"}',
        /^The data set a\.duckdb is missing from .*\. Load the data again with npm run data:load, .*\n$/,
      ],
    ] as const) {
      await writeFile(current, content);
      const { code, stderr } = await failure({ SAMPLE_DATA: 'true' });
      assert.equal(code, 1);
      assert.match(stderr, says);
    }
    await rm(path.dirname(current), { recursive: true });
  });

  it('names a wrong variable in one line and exits with 1', async () => {
    const { code, stderr } = await failure({ PORT: 'http' });
    assert.equal(code, 1);
    assert.equal(stderr, 'PORT: "http" is not a whole number from 0 to 65535; write it like 4200\n');
  });

  itAtNight('names a taken port and the fix, and exits with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    for (const name of ['PORT', 'IDP_PORT', 'DASHBOARDS_PORT']) {
      const { code, stderr } = await failure({ [name]: String(port) });
      assert.equal(code, 1);
      assert.equal(
        stderr,
        `${name}: port ${port} on 127.0.0.1 is taken by another program; stop that program or set ${name} to a free port.\n`,
      );
    }
    other.close();
  });

  it('names a data folder that is not writable, and exits with 1', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    const { code, stderr } = await failure({ DATA_DIR: path.join(file, 'data') });
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^DATA_DIR: the folder .* cannot be written \(ENOTDIR\); give this user write access or set DATA_DIR to another folder\.\n$/,
    );
  });

  it('names a data folder that cannot be created, and exits with 1', { timeout: 20_000 }, async () => {
    const { code, stderr } = await failure({ DATA_DIR: '/proc/nope' });
    assert.equal(code, 1);
    assert.match(stderr, /^DATA_DIR: the folder \/proc\/nope cannot be written \([A-Z]+\); [^\n]*\n$/);
  });

  it('names HOST if it is not an address of this machine', async () => {
    const { code, stderr } = await failure({ HOST: '999.1.1.1' });
    assert.equal(code, 1);
    assert.equal(stderr, 'HOST: the address 999.1.1.1 is not one of this machine; set HOST to 127.0.0.1 or 0.0.0.0.\n');
  });

  it('only checks whether it could start with --check', async () => {
    const fresh = path.join(dataDir, 'made', 'by-check');
    assert.deepEqual(await failure({ DATA_DIR: fresh }, '--check'), { code: 0, stderr: '' });
    assert.deepEqual(await readdir(fresh), []);
    const { code, stderr } = await failure({ LOG_LEVEL: 'loud' }, '--check');
    assert.equal(code, 1);
    assert.match(stderr, /^LOG_LEVEL: [^\n]*\n$/);
  });

  itAtNight('names a database that does not respond, and exits with 1', async () => {
    const { code, stderr } = await failure({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/insights' });
    assert.equal(code, 1);
    assert.match(stderr, /^[^\n]*DATABASE_URL[^\n]*\n$/);
    assert.doesNotMatch(stderr, /secret/);
  });
});
