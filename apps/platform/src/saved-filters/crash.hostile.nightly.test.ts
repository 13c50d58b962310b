import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import type { SavedFilter, SavedFilterPage } from '@agency-insights/insights-api/contract';
import { createRandom } from '../data/random/createRandom.ts';
import { type PlatformProcess, startPlatformProcess } from './platformProcess.test-support.ts';

/** Kills come after 1 to so many answered saves. */
const latestKill = 150;
const rounds = 4;
/** Where in the saves the kills come follows from it; printed, so that a run can be done again with CRASH_SEED. */
const seed = Number(process.env['CRASH_SEED'] ?? randomInt(2 ** 31));
const together = 8;
const path = '/api/v1/authorization-store/saved-filters';
const contentOf = (name: string) => ({
  saveSearchType: 'agencies',
  version: 1,
  filters: { agency_name: `%${name}%`, agency_city: 'Austin^, TX' },
});

describe('killing the platform during saves', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'insights-crash-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (let round = 1; round <= rounds; round += 1) {
    it(`loses no confirmed save, round ${round} [PLAT-4]`, { timeout: 120_000 }, async (test) => {
      const random = createRandom(seed, round);
      const dataDir = join(folder, `round-${round}`);
      const killAfter = 1 + random.integer(latestKill);
      const waitMs = random.integer(5);
      test.diagnostic(`CRASH_SEED=${seed}: killed ${waitMs} ms after ${killAfter} saves`);
      const { answered, open } = await saveUntilKilled(await start(dataDir), { killAfter, waitMs });
      assert.ok(answered.size >= killAfter && open.size > 0, `${answered.size} answered, ${open.size} under way`);

      const again = await start(dataDir);
      const kept = await listAll(again);
      await again.kill();
      for (const [name, saved] of answered)
        assert.deepEqual(kept.get(name), saved, `${name} was answered and must be there as it was answered`);
      for (const [name, item] of kept) {
        assert.ok(answered.has(name) || open.has(name), `${name} was never sent`);
        assert.deepEqual(item.filterContent, contentOf(name), `${name} is whole`);
      }
    });
  }
});

interface Killed {
  /** By name, as they were answered before the process was gone. */
  answered: Map<string, SavedFilter>;
  /** Names that were on their way when the process was killed: they may have been saved or not. */
  open: Set<string>;
}

function start(dataDir: string): Promise<PlatformProcess> {
  return startPlatformProcess(dataDir, { SAVED_SEARCHES_MAX: '10000' });
}

/**
 * Sends saves, several at a time and until no more are taken, and kills the platform without warning `waitMs` after
 * `killAfter` are answered.
 */
async function saveUntilKilled(
  platform: PlatformProcess,
  { killAfter, waitMs }: { killAfter: number; waitMs: number },
): Promise<Killed> {
  const headers = await platform.signIn('analyst');
  const answered = new Map<string, SavedFilter>();
  const open = new Set<string>();
  let killed: Promise<void> | undefined;
  // A few milliseconds later, so that the end can come at any point of a save.
  const killSoon = () =>
    new Promise<void>((resolve, reject) => setTimeout(() => platform.kill().then(resolve, reject), waitMs));
  let next = 0;
  const sender = async () => {
    for (;;) {
      const name = `Search ${(next += 1)}`;
      open.add(name);
      const saved = await save(platform.url, headers, name);
      if (saved === undefined) return;
      open.delete(name);
      answered.set(name, saved);
      if (answered.size === killAfter) killed = killSoon();
    }
  };
  await Promise.all(Array.from({ length: together }, sender));
  await killed;
  assert.equal(platform.process.signalCode, 'SIGKILL');
  return { answered, open };
}

/** The confirmed save, or undefined if the connection broke. */
async function save(
  url: string,
  headers: Record<string, string>,
  filterName: string,
): Promise<SavedFilter | undefined> {
  try {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ filterName, filterContent: contentOf(filterName) }),
    });
    const body = await response.json();
    assert.equal(response.status, 201);
    return body as SavedFilter;
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    return undefined;
  }
}

/** Everything that the user has saved, by name, as the platform answers it after its restart. */
async function listAll(platform: PlatformProcess): Promise<Map<string, SavedFilter>> {
  const headers = await platform.signIn('analyst');
  const kept = new Map<string, SavedFilter>();
  for (let page = 0; ; page += 1) {
    const answer = await fetch(new URL(`${path}?page=${page}`, platform.url), { headers });
    const { items, total } = (await answer.json()) as SavedFilterPage;
    for (const item of items) kept.set(item.filterName, item);
    if (items.length === 0 || kept.size >= total) return kept;
  }
}
