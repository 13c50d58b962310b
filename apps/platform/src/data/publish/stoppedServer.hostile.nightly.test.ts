import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { call, cast } from '../../warehouse/expressions.ts';
import { openClickHouseDriver } from '../../warehouse/clickhouse/openClickHouseDriver.ts';
import { openPostgresDriver } from '../../warehouse/postgres/PostgresDriver.ts';
import { assertRightOrRefused } from '../../warehouse/server/assertRightOrRefused.test-support.ts';
import { type PublishedServer, serverKinds } from '../../warehouse/server/publishedServers.test-support.ts';
import { settledInTime } from '../../warehouse/server/settledInTime.test-support.ts';
import type { Warehouse } from '../../warehouse/Warehouse.ts';
import type { WarehouseDriver } from '../../warehouse/WarehouseDriver.ts';
import { temporaryFolder } from '../querySet.test-support.ts';
import { loadGrowingBook } from './growingBook.test-support.ts';
import { publishChanged, type ChangedPublishing } from './publishChanged.test-support.ts';
import type { PublishTarget } from './PublishTarget.ts';

const timeoutMs = 20_000;

/** A question that takes minutes, to a server at an address. */
const slowQuestions: Readonly<Record<string, { open(url: string): WarehouseDriver; sql: string }>> = {
  PostgreSQL: {
    open: (url) => openPostgresDriver({ url, schema: 'public', timeoutMs, connections: 1 }),
    sql: 'SELECT count(*)::integer AS n FROM generate_series(1, 1000000000)',
  },
  ClickHouse: {
    open(url) {
      const address = readClickHouseAddress(url);
      assert.ok(address);
      return openClickHouseDriver({ address, database: 'default', timeoutMs, connections: 1 });
    },
    sql: 'SELECT toInt32(sum(cityHash64(number)) % 7) AS n FROM numbers(1000000000000)',
  },
};

for (const { name, skip, start } of serverKinds)
  describe(`a ${name} that is killed during its work`, { skip }, () => {
    const started = new AsyncDisposableStack();
    let server: PublishedServer;
    let url: string;
    let folders: string[];
    let warehouse: Warehouse;
    before(async () => {
      server = started.adopt(await start(), (one) => one.stop());
      url = await server.createDatabase();
      folders = [];
      for (let at = 0; at < 2; at += 1)
        folders.push(started.adopt(await temporaryFolder(), (folder) => folder.remove()).path);
      await loadGrowingBook(folders[0] ?? '', folders[1] ?? '');
      await publish(folders[0]);
      // Each query reads the set in use.
      let clock = 0;
      warehouse = server.open(url, { timeoutMs, connections: 2, now: () => (clock += 1_000) });
      started.defer(() => warehouse.close());
    });
    after(() => started.disposeAsync());
    let isDown = false;
    const crash = async (): Promise<void> => {
      isDown = true;
      await server.crash();
    };
    const startAgain = async (): Promise<void> => {
      if (isDown) await server.start();
      isDown = false;
    };
    afterEach(startAgain);

    const publish = (dataDir?: string, change?: ChangedPublishing['change']): Promise<void> =>
      publishChanged({ url, dataDir, partRows: 500, change });

    const policiesInUse = (): Promise<unknown> =>
      warehouse.withSet(async (set) => {
        const expression = cast(call('count'), 'integer');
        return (await set.run({ select: [{ name: 'n', expression }], from: 'policy' })).columns[0]?.values[0];
      });

    /**
     * Moments of a publishing, in order, each with its step while the server stops. A command continues where the last
     * one stopped.
     */
    const moments: Readonly<Record<string, (target: PublishTarget) => Partial<PublishTarget>>> = {
      'months are taken from the set before': ({ takeMonths }) => ({
        takeMonths: (taking) => whileEnding(() => takeMonths(taking)),
      }),
      'a part is copied': ({ copyPart }) => ({
        copyPart: (setId, table, part, text) =>
          copyPart(setId, table, part, table.name === 'policy' ? endingAfter(text, crash) : text),
      }),
      'indexes are made': ({ finish }) => ({ finish: (setId, tables) => whileEnding(() => finish(setId, tables)) }),
      'totals are compared': ({ readTotals }) => ({
        readTotals: (setId, table, without) => whileEnding(() => readTotals(setId, table, without)),
      }),
    };
    const whileEnding = async <T>(work: () => Promise<T>): Promise<T> => {
      const working = work();
      await Promise.allSettled([working, crash()]);
      return working;
    };

    for (const [moment, change] of Object.entries(moments))
      it(`keeps the previous set in use if it stops while ${moment}, and reports that in one line [PLAT-11]`, async () => {
        await assert.rejects(
          publish(folders[1], change),
          /^PublishError: Publishing stopped: .*\. The previous set stays in use\. .* run the command again: it resumes where it stopped\.$/,
        );
        await assert.rejects(policiesInUse, isAway);
        await startAgain();
        assert.equal(await policiesInUse(), 4_000);
      });

    it('has the previous or the new set in use, complete, if it is killed while the new one is put into use [PLAT-11]', async () => {
      const putting = publish(folders[1], ({ putIntoUse }) => ({
        putIntoUse: (setId, reader) => whileEnding(() => putIntoUse(setId, reader)),
      }));
      await Promise.allSettled([putting]);
      await startAgain();
      const policies = await policiesInUse();
      assert.ok(policies === 4_000 || policies === 6_000, String(policies));
    });

    it('has the new set in use if it is killed while old sets are removed, and does not say otherwise [PLAT-11]', async () => {
      const removing = publish(folders[1], ({ removeOld }) => ({
        async removeOld() {
          await crash();
          await removeOld();
        },
      }));
      await assert.rejects(
        removing,
        /^PublishError: Publishing stopped: .*\. The new or the previous set is in use, complete\. .* run the command again: it resumes where it stopped\.$/,
      );
      await startAgain();
      assert.equal(await policiesInUse(), 6_000);
    });

    it('completes with the next command [PLAT-11]', async () => {
      await publish(folders[1]);
      assert.equal(await policiesInUse(), 6_000);
    });

    it('ends a query with a 503, and returns the right rows for the next one [PLAT-11]', async () => {
      const { open, sql } = slowQuestions[name] ?? assert.fail();
      const driver = open(url);
      try {
        const asking = settledInTime(() => driver.run({ sql, parameters: [] }), { times: 1, timeoutMs });
        await wait(500);
        await crash();
        const [ended] = await asking;
        assert.ok(ended?.status === 'rejected' && isAway(ended.reason));
        await assert.rejects(policiesInUse, isAway);
        await startAgain();
        assert.equal(await policiesInUse(), 6_000);
      } finally {
        await driver.close();
      }
    });

    it('gives 100 requests all rows or a 503 in time, and all rows once it runs again [PLAT-11]', async () => {
      const asking = settledInTime(policiesInUse, { times: 100, timeoutMs });
      await crash();
      assertRightOrRefused(await asking, 6_000);
      await startAgain();
      assert.equal(await policiesInUse(), 6_000);
    });
  });

function isAway(error: unknown): boolean {
  assert.ok(error instanceof ApiProblem, String(error));
  assert.deepEqual([error.status, error.code], [503, 'data_engine_unavailable']);
  return true;
}

async function* endingAfter(text: AsyncIterable<string>, end: () => Promise<void>): AsyncGenerator<string> {
  for await (const piece of text) {
    yield piece.slice(0, 1_000);
    await end();
    yield piece.slice(1_000);
  }
}
