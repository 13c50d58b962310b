import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { SavedFilter } from '@agency-insights/insights-api/contract';
import { addPerson } from '../database/everyDatabase.test-support.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { SavedFilterStore } from './SavedFilterStore.ts';

const saves = 200;
const rounds = 5;
const together = 8;
const path = '/api/v1/authorization-store/saved-filters';
const contentOf = (name: string) => ({ saveSearchType: 'agencies', version: 1, filters: { agency_name: `%${name}%`, agency_city: 'Austin^, TX' } });

describe('killing the process in the middle of 200 saves', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'insights-crash-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (let round = 1; round <= rounds; round += 1) {
    it(`loses none that was answered, round ${round} [PLAT-4]`, async () => {
      const file = join(folder, `round-${round}.sqlite`);
      const prepared = await openDatabase({ kind: 'sqlite', file });
      await addPerson(prepared, 'ada');
      await prepared.close();

      const killAfter = 1 + Math.floor(Math.random() * saves * 0.75);
      const { answered, open } = await saveUntilKilled(file, killAfter);
      assert.ok(answered.size >= killAfter && answered.size < saves, `${answered.size} of ${saves} answered, killed after ${killAfter}`);

      const database = await openDatabase({ kind: 'sqlite', file });
      const { items } = await new SavedFilterStore(database, { maximum: saves }).list('ada', 0, 2 * saves);
      await database.close();
      const kept = new Map(items.map((item) => [item.filterName, item]));
      for (const [name, saved] of answered) assert.deepEqual(kept.get(name), saved, `${name} was answered and must be there as it was answered`);
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

/** Sends saves, several at a time, and kills the process without warning once `killAfter` are answered. */
async function saveUntilKilled(file: string, killAfter: number): Promise<Killed> {
  const server = spawn(process.execPath, [...process.execArgv, fileURLToPath(new URL('./savingServer.test-support.ts', import.meta.url)), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = await firstLine(server);
  const answered = new Map<string, SavedFilter>();
  const open = new Set<string>();
  let next = 0;
  const sender = async () => {
    while (next < saves && !server.killed) {
      const name = `Search ${(next += 1)}`;
      open.add(name);
      const saved = await save(url, name);
      if (saved === undefined) return;
      open.delete(name);
      answered.set(name, saved);
      // A few random milliseconds later, so that the end can come at any point of a save.
      if (answered.size === killAfter) setTimeout(() => server.kill('SIGKILL'), Math.random() * 5);
    }
  };
  await Promise.all(Array.from({ length: together }, sender));
  const [, signal] = (await ended) as [number | null, string | null];
  assert.equal(signal, 'SIGKILL');
  return { answered, open };
}

/** The answered save, or undefined where the connection broke. */
async function save(url: string, filterName: string): Promise<SavedFilter | undefined> {
  try {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { authorization: 'Bearer ada', 'content-type': 'application/json' },
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

async function firstLine(server: ChildProcess): Promise<string> {
  assert.ok(server.stdout);
  for await (const line of createInterface({ input: server.stdout })) return line;
  throw new Error('The server ended before it said where it listens.');
}
