import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { DuckDBInstance } from '@duckdb/node-api';
import { call, cast } from '../../warehouse/expressions.ts';
import { buildSampleSet } from '../ensureSampleSet.ts';
import { generatorDefaults } from '../generate/GeneratorOptions.ts';
import { writeGeneratedFile } from '../generate/writeGeneratedFile.ts';
import { loadFile } from '../loadFile.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { openTarget } from './openTarget.ts';
import { type PublishedServer, serverKinds } from '../../warehouse/server/publishedServers.test-support.ts';
import type { PublishTarget } from './PublishTarget.ts';
import { type PublishedSet, publishSet } from './publishSet.ts';

const partRows = 1_000;

for (const { name, skip, start } of serverKinds)
  describe(`data:publish to ${name}`, { skip }, () => {
    let server: PublishedServer;
    let first: Awaited<ReturnType<typeof temporaryFolder>>;
    let second: Awaited<ReturnType<typeof temporaryFolder>>;
    before(async () => {
      server = await start();
      [first, second] = [await temporaryFolder(), await temporaryFolder()];
      await loadGrowingBook(first.path, second.path);
    });
    after(async () => {
      await server.stop();
      await first.remove();
      await second.remove();
    });

    /** Publishes the set of a folder; `change` takes the place of parts of the target. */
    async function publish(
      url: string,
      dataDir: string,
      change: (target: PublishTarget) => Partial<PublishTarget> = () => ({}),
    ): Promise<PublishedSet> {
      const target = await openTarget(url);
      try {
        return await publishSet({
          warehouse: join(dataDir, 'warehouse'),
          target: { ...target, ...change(target) },
          partRows,
        });
      } finally {
        await target.close();
      }
    }

    /** What the platform counts there now. */
    async function policiesInUse(url: string): Promise<unknown> {
      const warehouse = server.open(url, { timeoutMs: 10_000, connections: 1 });
      try {
        return await warehouse.withSet(async (set) => {
          const expression = cast(call('count'), 'integer');
          return (await set.run({ select: [{ name: 'n', expression }], from: 'policy' })).columns[0]?.values[0];
        });
      } finally {
        await warehouse.close();
      }
    }
    it('goes on after a stop at any part, and leaves the set before in use until the end [PLAT-11]', async () => {
      const url = await server.createDatabase();
      await publish(url, first.path);
      const copied: string[] = [];
      let stopAfter = 0;
      let takesBroken = 2;
      const stopping = ({ copyPart, takeParts }: PublishTarget): Partial<PublishTarget> => ({
        async takeParts(setId, table, parts, from) {
          await takeParts(setId, table, parts, from);
          copied.push(...parts.map((part) => `${table.name} ${part.first}`));
          takesBroken -= 1;
          if (takesBroken >= 0) throw new Error('broken');
        },
        async copyPart(setId, table, from, text) {
          if (stopAfter === 0) {
            // Half of a part arrives before the connection breaks.
            await copyPart(setId, table, from, brokenAfter(text, 100));
          }
          stopAfter -= 1;
          copied.push(`${table.name} ${from}`);
          await copyPart(setId, table, from, text);
        },
      });
      for (let attempt = 0; ; attempt += 1) {
        stopAfter = 2;
        const isDone = await publish(url, second.path, stopping).then(
          () => true,
          (error: Error) => {
            assert.match(error.message, /broken/);
            return false;
          },
        );
        if (isDone) break;
        assert.equal(await policiesInUse(url), 4_000);
        assert.ok(attempt < 50);
      }
      assert.equal(await policiesInUse(url), 6_000);
      assert.equal(new Set(copied).size, copied.length, 'no part is copied twice');
    });

    it('copies the months that have changed, and takes the others from the set in use there [PLAT-11]', async () => {
      const url = await server.createDatabase();
      await publish(url, first.path);
      const taken = new Map<string, number>();
      const watching = ({ takeParts }: PublishTarget): Partial<PublishTarget> => ({
        async takeParts(setId, table, parts, from) {
          await takeParts(setId, table, parts, from);
          taken.set(
            table.name,
            parts.reduce((sum, { rows }) => sum + rows, 0),
          );
        },
      });
      const { rowsTaken } = await publish(url, second.path, watching);
      assert.deepEqual([...taken.keys()].sort(), ['agency_month', 'policy']);
      assert.ok(Number(taken.get('policy')) > 1_000, String(taken.get('policy')));
      assert.equal(rowsTaken, Number(taken.get('policy')) + Number(taken.get('agency_month')));
      assert.equal(await policiesInUse(url), 6_000);
    });

    it('takes no month that was changed on the server [PLAT-11]', async () => {
      const url = await server.createDatabase();
      await publish(url, first.path);
      for (const place of await server.places(url)) {
        await server.damage(url, place, 'a changed value');
        await server.damage(url, place, 'doubled rows');
      }
      await publish(url, second.path);
      assert.equal(await policiesInUse(url), 6_000);
    });

    it('leaves the set before in use where the process is killed at any moment, and comes to the end when run again [PLAT-11]', async () => {
      const url = await server.createDatabase();
      await publish(url, first.path);
      for (const afterMs of [700, 900, 1_100, 1_300, 1_500, 1_700]) {
        await run(['--to', url, '--data-dir', second.path], afterMs);
        assert.ok([4_000, 6_000].includes(Number(await policiesInUse(url))));
      }
      const { code, out, error } = await run(['--to', url, '--data-dir', second.path]);
      assert.equal(code, 0, error);
      assert.match(
        out,
        /^(.+ rows were copied; .+\n)?6,000 policies of 30 agencies, up to 2026-10-\d\d, are in use there now\.\n$/,
      );
      assert.equal(await policiesInUse(url), 6_000);
      const back = await run(['--to', url, '--previous']);
      assert.match(back.out, /^The data before \(set-\S+\) is in use again\.\n$/);
      assert.equal(await policiesInUse(url), 4_000);
    });

    for (const damage of [
      'a changed value',
      'a changed text',
      'a missing row',
      'doubled rows',
      'two rows that swap premiums',
    ] as const) {
      it(`finds ${damage}, removes the copy and leaves the set before in use [PLAT-11]`, async () => {
        const url = await server.createDatabase();
        await publish(url, first.path);
        const before = await server.places(url);
        const damaging = ({ finish }: PublishTarget): Partial<PublishTarget> => ({
          async finish(setId, tables) {
            await finish(setId, tables);
            const [place = ''] = (await server.places(url)).filter((name) => !before.includes(name));
            await server.damage(url, place, damage);
          },
        });
        await assert.rejects(
          publish(url, second.path, damaging),
          /^PublishError: The copy is not the same as the data here/,
        );
        assert.equal(await policiesInUse(url), 4_000);
        assert.deepEqual(await server.places(url), before);
        await publish(url, second.path);
        assert.equal(await policiesInUse(url), 6_000);
      });
    }

    it('keeps the set before and removes older ones and half copies [PLAT-11]', async () => {
      const url = await server.createDatabase();
      const third = await temporaryFolder();
      await buildSampleSet({ dataDir: third.path, agencies: 10, policies: 2_000 });
      const stop = (): Partial<PublishTarget> => ({ finish: () => Promise.reject(new Error('stopped')) });
      await assert.rejects(publish(url, third.path, stop), /stopped/);
      await publish(url, first.path);
      await publish(url, second.path);
      assert.equal((await server.places(url)).length, 2);
      await publish(url, third.path);
      assert.equal((await server.places(url)).length, 2);
      assert.equal(await policiesInUse(url), 2_000);
      await third.remove();
    });

    it('works for one command at a time, and says in a line what is wrong [PLAT-11]', async () => {
      const url = await server.createDatabase();
      const holder = await openTarget(url);
      const blocked = await run(['--to', url, '--data-dir', first.path]);
      assert.deepEqual(
        [blocked.code, blocked.error],
        [1, 'Another data:publish to this database is running. Wait until it has finished.\n'],
      );
      await holder.close();
      for (const [args, problem] of [
        [[], /^Name the server with --to URL, or in PUBLISH_URL\.\n/],
        [['--to', 'mysql://db'], /^--to must be the address of a server/],
        [['--to', server.withWrongPassword(url)], server.refusal],
        [['--to', url, '--previous'], /^There is no earlier data on the server/],
        [['--to', url, '--data-dir', join(first.path, 'none')], /^There is no policy data in .* Load a file first/],
      ] as const) {
        const { code, error } = await run(args);
        assert.notEqual(code, 0);
        assert.match(error, problem);
        assert.doesNotMatch(error, /wrong@|throwaway/);
      }
    });
  });

/** Loads 4,000 policies into one folder, and into another the same and then 2,000 that begin later, as a file that is added. */
async function loadGrowingBook(before: string, after: string): Promise<void> {
  const path = (name: string) => join(after, name);
  await writeGeneratedFile({ ...generatorDefaults, policies: 6_000, agencies: 30 }, path('book.csv'));
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const book = `(FROM read_csv('${path('book.csv')}', all_varchar = true) ORDER BY effective_date, policy_id`;
    await connection.run(`
      COPY ${book} LIMIT 4000) TO '${path('before.csv')}' (HEADER true);
      COPY ${book} OFFSET 4000) TO '${path('later.csv')}' (HEADER true)`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
  await loadFile({ file: path('before.csv'), dataDir: before });
  await cp(join(before, 'warehouse'), path('warehouse'), { recursive: true });
  await loadFile({ file: path('later.csv'), dataDir: after, isAdded: true });
}

async function* brokenAfter(text: AsyncIterable<string>, characters: number): AsyncGenerator<string> {
  for await (const piece of text) {
    yield piece.slice(0, characters);
    throw new Error('broken');
  }
}

/** Runs the command in a process of its own, and kills it after a while where `killAfterMs` says so. */
function run(
  args: readonly string[],
  killAfterMs?: number,
): Promise<{ code: number | null; out: string; error: string }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@agency-insights/source', join(import.meta.dirname, '../publish.cli.ts'), ...args],
    { env: { ...process.env, NODE_TEST_CONTEXT: undefined, INIT_CWD: undefined, PUBLISH_URL: undefined } },
  );
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const ended = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.error += text));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, ...ended });
    }),
  );
}
