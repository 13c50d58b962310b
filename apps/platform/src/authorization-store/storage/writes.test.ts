import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { TupleKey } from '@agency-insights/insights-api/contract';
import { describeOnEveryDatabase } from '../../database/everyDatabase.test-support.ts';
import { itAtNight } from '../../testing/checksAll.test-support.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { createEmbeddedStores } from './createEmbeddedStores.ts';
import { tuplesOfWrite, writeModelForWrites } from './writeUntilKilled.test-support.ts';

describeOnEveryDatabase('writes to an authorization store', (underTest) => {
  const open = () => createEmbeddedStores(underTest.database(), Date.now);

  it(
    'lose and duplicate nothing with 200 concurrent writers and duplicates [PLUS-37]',
    { timeout: 120_000 },
    async () => {
      const stores = open();
      const store = await writeModelForWrites(stores);
      const tuple = (index: number): TupleKey => ({ user: `user:${index}`, relation: 'viewer', object: 'document:1' });
      // Two writers add each relationship; exactly one of the two is refused.
      const results = await Promise.allSettled(
        Array.from({ length: 200 }, (_one, writer) =>
          stores.write(store, { writes: { tuple_keys: [tuple(writer % 100)] } }),
        ),
      );
      assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 100);
      for (const result of results)
        if (result.status === 'rejected') assert.equal(result.reason.code, 'write_failed_due_to_invalid_input');
      const kept = await readAll(stores, store);
      assert.equal(kept.length, 100);
      assert.equal(new Set(kept.map(({ user }) => user)).size, 100);
      assert.equal((await readChanges(stores, store)).length, 100);
      const all = await Promise.all(
        Array.from({ length: 100 }, (_one, index) => stores.check(store, { tuple_key: tuple(index) })),
      );
      assert.ok(all.every((allowed) => allowed));
    },
  );

  itAtNight('are saved completely or not at all if the process is killed', { timeout: 120_000 }, async () => {
    const store = await writeModelForWrites(open());
    for (const killAfter of [3, 17, 40]) {
      const answered = await writeUntilKilled(killAfter, store);
      const stores = createEmbeddedStores(await underTest.reopen(), Date.now);
      const kept = await readAll(stores, store);
      const byObject = new Map<string, number>();
      for (const { object } of kept) byObject.set(object, (byObject.get(object) ?? 0) + 1);
      for (const [object, count] of byObject) assert.equal(count, tuplesOfWrite, `${object} is whole`);
      for (const object of answered) assert.ok(byObject.has(object), `${object} was completed`);
      assert.equal((await readChanges(stores, store)).length, kept.length);
      assert.equal(
        (await stores.listObjects(store, { type: 'document', relation: 'viewer', user: 'user:0' })).length,
        byObject.size,
      );
    }
  });

  /** Starts a writing process, and kills it after `killAfter` writes. Returns the objects of completed writes. */
  async function writeUntilKilled(killAfter: number, store: string): Promise<string[]> {
    const script = fileURLToPath(new URL('./writeUntilKilled.test-support.ts', import.meta.url));
    const child = spawn(process.execPath, [...process.execArgv, script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_TEST_CONTEXT: '',
        WRITES: JSON.stringify({ config: underTest.config(), store, run: killAfter }),
      },
    });
    const ended = once(child, 'exit');
    const answered: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      answered.push(line);
      if (answered.length === killAfter) child.kill('SIGKILL');
    }
    await ended;
    assert.equal(child.signalCode, 'SIGKILL');
    return answered;
  }
});

async function readAll(stores: AuthorizationStores, store: string): Promise<TupleKey[]> {
  const found: TupleKey[] = [];
  for (let token = ''; ;) {
    const page = await stores.read(store, { page_size: 100, continuation_token: token });
    found.push(...page.tuples.map(({ key }) => key));
    token = page.continuation_token;
    if (token === '') return found;
  }
}

async function readChanges(stores: AuthorizationStores, store: string): Promise<TupleKey[]> {
  const found: TupleKey[] = [];
  for (let token = ''; ;) {
    const page = await stores.changes(store, { page_size: 100, continuation_token: token });
    if (page.changes.length === 0) return found;
    found.push(...page.changes.map(({ tuple_key }) => tuple_key));
    token = page.continuation_token;
  }
}
