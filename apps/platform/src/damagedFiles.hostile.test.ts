import assert from 'node:assert/strict';
import { mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { endpoints, problemSchema } from '@agency-insights/insights-api/contract';
import { pino } from 'pino';
import { itAtNight } from './testing/checksAll.test-support.ts';
import { startPlatform, type TestPlatform } from './testing/startPlatform.test-support.ts';

const sample = { agencies: 20, policies: 5_000 };

describe('damaged files in the data folder', () => {
  let dataDir = '';
  let lines: { level: number; msg: string }[] = [];
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'insights-damaged-'));
    lines = [];
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const start = (more: Parameters<typeof startPlatform>[0] = {}) => startPlatform({ dataDir, logger, ...more });
  async function search(platform: TestPlatform): Promise<{ status: number; problem: unknown }> {
    const { headers } = await platform.signIn('analyst');
    const answer = await fetch(`${platform.url}${endpoints['resultSets.findAgencies'].path}`, {
      method: 'POST',
      headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { effective_date: '12 months ago for 12 months' } }),
    });
    return { status: answer.status, problem: answer.ok ? null : problemSchema.parse(await answer.json()).error };
  }
  async function setFile(): Promise<string> {
    const names = await readdir(path.join(dataDir, 'warehouse'));
    return path.join(dataDir, 'warehouse', names.find((name) => name.endsWith('.duckdb')) ?? '');
  }

  async function overwriteBlocks(): Promise<void> {
    const file = await setFile();
    const { size } = await stat(file);
    const opened = await open(file, 'r+');
    await opened.write(Buffer.alloc(size - 12_288, 0xa5), 0, size - 12_288, 12_288);
    await opened.close();
  }

  itAtNight('of policies are reported to users if they are damaged during use', async () => {
    // Enough policies that some are not in memory after the start.
    const platform = await start({ sample: { agencies: 200, policies: 150_000 } });
    try {
      await overwriteBlocks();
      const { status, problem } = await search(platform);
      assert.equal(status, 503);
      assert.match(JSON.stringify(problem), /damaged_data_set.*Load it again/);
    } finally {
      await platform.stop();
    }
  });

  it('of policies are reported at startup, by readiness and to users, and reloaded data is used', async () => {
    await (await start({ sample })).stop();
    const damages: Record<string, () => Promise<void>> = {
      'overwritten blocks': overwriteBlocks,
      'a truncated file': async () => truncate(await setFile(), 20_000),
      'a missing file': async () => rm(await setFile()),
      'current.json': async () => writeFile(path.join(dataDir, 'warehouse', 'current.json'), '{"setId": '),
    };
    for (const [name, damage] of Object.entries(damages)) {
      await damage();
      lines = [];
      const platform = await start();
      try {
        assert.ok(
          lines.some(({ level, msg }) => level === 50 && /policy data cannot be read\. Load it again/.test(msg)),
          `${name}: ${JSON.stringify(lines)}`,
        );
        const readiness = await fetch(`${platform.url}/readyz`);
        assert.deepEqual(
          [readiness.status, await readiness.json()],
          [503, { status: 'not ready', database: 'ok', policies: 'cannot be read', disk: 'ok' }],
          name,
        );
        const { status, problem } = await search(platform);
        assert.equal(status, 503, name);
        assert.match(JSON.stringify(problem), /damaged_data_set.*Load it again/);
      } finally {
        await platform.stop();
      }
    }
    await rm(path.join(dataDir, 'warehouse'), { recursive: true });
    const repaired = await start({ sample });
    assert.equal((await search(repaired)).status, 200);
    await repaired.stop();
  });

  it('cause a warning about an empty database in a folder that was in use', async () => {
    await (await start()).stop();
    assert.equal(lines.length, 0);
    for (const suffix of ['-wal', '-shm']) await rm(path.join(dataDir, `insights.sqlite${suffix}`), { force: true });
    await truncate(path.join(dataDir, 'insights.sqlite'), 0);
    await (await start()).stop();
    assert.equal(lines.length, 1);
    assert.match(lines[0]?.msg ?? '', /^DATA_DIR: the database is empty, .* replace insights\.sqlite with a backup/);
  });
});
