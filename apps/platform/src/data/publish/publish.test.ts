import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { call, cast } from '../../warehouse/expressions.ts';
import { buildSampleSet } from '../ensureSampleSet.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { type Ended, runDataCommand } from '../runDataCommand.test-support.ts';
import { readCurrentSet } from '../set/readCurrentSet.ts';
import { controlSql, describeDifference, duckDbControls, readControlTotals } from './controlTotals.ts';
import { differingMonths, loadGrowingBook } from './growingBook.test-support.ts';
import { openTarget } from './openTarget.ts';
import { checksAll, itAtNight } from '../../testing/checksAll.test-support.ts';
import {
  type Damage,
  type PublishedServer,
  serverKinds,
} from '../../warehouse/server/publishedServers.test-support.ts';
import type { PublishTarget } from './PublishTarget.ts';
import { type PublishedSet, publishSet } from './publishSet.ts';
import { openSetFile } from './SetFile.ts';

const partRows = 1_000;
/** Progress steps of the command, in order. */
const steps = ['Copying rows', 'Reusing unchanged months', 'Making indexes', 'Comparing totals'];
const watched = ['policy', 'agency_month'];
/** Neither the rows of a month nor their sum change. */
const hardest: Damage = 'two rows that swap premiums';
const damages: readonly Damage[] = ['a changed value', 'a changed text', 'a missing row', 'doubled rows', hardest];

// Both share most code; publishing to ClickHouse takes ten times as long.
const checkedKinds = serverKinds.filter(({ name }) => checksAll || name === 'PostgreSQL');

for (const { name, skip, start } of checkedKinds)
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

    /** Publishes the set of a folder; `change` replaces parts of the target. */
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

    /** Returns the number of policies that the platform counts there now. */
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

    /** Asserts that the server has the set of a folder, with all values. */
    async function assertSame(url: string, dataDir: string): Promise<void> {
      const set = await readCurrentSet(join(dataDir, 'warehouse'));
      assert.ok(set);
      const file = await openSetFile(join(dataDir, 'warehouse', set.file));
      const target = await openTarget(url);
      try {
        for (const table of file.tables) {
          const expected = readControlTotals(await file.query(controlSql(table, `"${table.name}"`, duckDbControls)));
          const found = await target.readTotals(set.setId, table, new Set());
          assert.equal(describeDifference(table.name, expected, found), null);
        }
      } finally {
        await target.close();
        file.close();
      }
    }

    itAtNight(
      'resumes after an interruption at any part, and keeps the previous set in use until the end [PLAT-11]',
      async () => {
        const url = await server.createDatabase();
        await publish(url, first.path);
        const copied: string[] = [];
        let stopAfter = 0;
        let takesBroken = 2;
        const stopping = ({ copyPart, takeMonths }: PublishTarget): Partial<PublishTarget> => ({
          async takeMonths(taking) {
            const taken = await takeMonths(taking);
            const ofMonths = taking.pieces.filter(({ month }) => month !== null && taken.has(month));
            copied.push(...ofMonths.map(({ id }) => `${taking.table.name} ${id}`));
            takesBroken -= 1;
            if (takesBroken >= 0) throw new Error('broken');
            return taken;
          },
          async copyPart(setId, table, part, text) {
            if (stopAfter === 0) {
              // Half of a part arrives before the connection breaks.
              await copyPart(setId, table, part, brokenAfter(text, 100));
            }
            stopAfter -= 1;
            copied.push(...part.pieces.map(({ id }) => `${table.name} ${id}`));
            await copyPart(setId, table, part, text);
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
      },
    );

    it('copies and compares only changed months, and reuses the others from the set in use there [PLAT-11]', async () => {
      const url = await server.createDatabase();
      await publish(url, first.path);
      const sent = new Map([...watched].map((table) => [table, new Set<number>()]));
      const taken = new Map<string, number>();
      const notCompared = new Map<string, number>();
      const watching = ({ copyPart, readTotals, takeMonths }: PublishTarget): Partial<PublishTarget> => ({
        async copyPart(setId, table, part, text) {
          for (const { month } of part.pieces) if (month !== null) sent.get(table.name)?.add(month);
          await copyPart(setId, table, part, text);
        },
        async takeMonths(taking) {
          const marks = await takeMonths(taking);
          taken.set(taking.table.name, marks.size);
          return marks;
        },
        readTotals(setId, table, without) {
          if (without.size > 0) notCompared.set(table.name, without.size);
          return readTotals(setId, table, without);
        },
      });
      const { rowsTaken } = await publish(url, second.path, watching);
      for (const table of watched)
        assert.deepEqual(
          [...(sent.get(table) ?? [])].sort((one, other) => one - other),
          await differingMonths(first.path, second.path, table),
        );
      assert.deepEqual([...taken.keys()].sort(), ['agency_month', 'policy']);
      assert.ok(Math.min(...taken.values()) > 5, [...taken.values()].join());
      assert.deepEqual(notCompared, taken);
      assert.ok(rowsTaken > 1_000, String(rowsTaken));
      await assertSame(url, second.path);
    });

    for (const damage of checksAll ? (['doubled rows', hardest] as const) : [hardest])
      it(`reuses no month with ${damage} on the server [PLAT-11]`, async () => {
        const url = await server.createDatabase();
        await publish(url, first.path);
        for (const place of await server.places(url)) await server.damage(url, place, damage);
        await publish(url, second.path);
        await assertSame(url, second.path);
      });

    itAtNight(
      'shows its progress, keeps the previous set in use when killed at any step, and completes when run again [PLAT-11]',
      async () => {
        const url = await server.createDatabase();
        await publish(url, first.path);
        for (const step of steps) {
          const { signal, error } = await run(['--to', url, '--data-dir', second.path], (text, child) => {
            if (text.includes(step)) child.kill('SIGKILL');
          });
          assert.ok(error.includes(step), `${step} is not in ${error}`);
          // After the last step either set is valid, as long as it is whole.
          if (step !== steps.at(-1)) assert.equal(signal, 'SIGKILL', step);
          assert.ok([4_000, 6_000].includes(Number(await policiesInUse(url))), step);
        }
        const { code, out, error } = await run(['--to', url, '--data-dir', second.path]);
        assert.equal(code, 0, error);
        assert.match(
          out,
          /^(.+ rows were copied; .+\n)?6,000 policies of 30 agencies, up to 2026-10-\d\d, are in use there now\.\n$/,
        );
        assert.equal(await policiesInUse(url), 6_000);
        const back = await run(['--to', url, '--previous']);
        assert.match(back.out, /^The previous data \(set-\S+\) is in use again\.\n$/);
        assert.equal(await policiesInUse(url), 4_000);
      },
    );

    describe('with a damaged copy', () => {
      let url: string;
      let places: readonly string[];
      before(async () => {
        url = await server.createDatabase();
        await publish(url, first.path);
        places = await server.places(url);
      });

      for (const damage of checksAll ? damages : [hardest])
        it(`finds ${damage}, removes the copy and keeps the previous set in use [PLAT-11]`, async () => {
          const damaging = ({ finish }: PublishTarget): Partial<PublishTarget> => ({
            async finish(setId, tables) {
              await finish(setId, tables);
              const [place = ''] = (await server.places(url)).filter((name) => !places.includes(name));
              await server.damage(url, place, damage);
            },
          });
          await assert.rejects(
            publish(url, second.path, damaging),
            /^PublishError: The copy differed from the local data/,
          );
          assert.equal(await policiesInUse(url), 4_000);
          assert.deepEqual(await server.places(url), places);
        });

      it('completes without damage after all of them [PLAT-11]', async () => {
        await publish(url, second.path);
        assert.equal(await policiesInUse(url), 6_000);
      });
    });

    itAtNight('keeps the previous set and removes older ones and partial copies [PLAT-11]', async () => {
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

    it('runs one command at a time, and reports errors in one line [PLAT-11]', async () => {
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
        [['--to', url, '--previous'], /^There is no previous data on the server/],
        [['--to', url, '--data-dir', join(first.path, 'none')], /^There is no policy data in .* Load a file first/],
      ] as const) {
        const { code, error } = await run(args);
        assert.notEqual(code, 0);
        assert.match(error, problem);
        assert.doesNotMatch(error, /wrong@|throwaway/);
      }
    });
  });

async function* brokenAfter(text: AsyncIterable<string>, characters: number): AsyncGenerator<string> {
  for await (const piece of text) {
    yield piece.slice(0, characters);
    throw new Error('broken');
  }
}

/** Runs the command in a separate process. */
function run(args: readonly string[], onError?: (text: string, child: ChildProcess) => void): Promise<Ended> {
  return runDataCommand('publish', args, import.meta.dirname, onError);
}
