import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgresTarget } from '../../data/publish/openPostgresTarget.ts';
import { readOwnTables } from '../../data/publish/OwnTables.ts';
import type { PublishTarget } from '../../data/publish/PublishTarget.ts';
import { publishSet } from '../../data/publish/publishSet.ts';
import {
  findPostgresBinaries,
  startThrowawayPostgres,
  type ThrowawayPostgres,
  withClient,
} from '../../database/throwawayPostgres.test-support.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { createTestRecords, type TestRecords } from '../../result-sets/testRecords.test-support.ts';
import { call, cast } from '../expressions.ts';
import type { Warehouse } from '../Warehouse.ts';
import { warehouseConformance } from '../warehouseConformance.test-support.ts';
import { assertRightOrRefused } from '../server/assertRightOrRefused.test-support.ts';
import { type FaultyWay, openFaultyWay } from '../server/faultyWay.test-support.ts';
import { settledInTime } from '../server/settledInTime.test-support.ts';
import { openPostgresDriver } from './PostgresDriver.ts';
import { openPostgresWarehouse } from './openPostgresWarehouse.ts';
import { schemaOf } from '../../data/publish/postgresRegistry.ts';
import { connectShards } from './connectShards.test-support.ts';

const binaries = findPostgresBinaries();
const skip = binaries ? false : 'no PostgreSQL: install initdb and postgres';
const timeoutMs = 1_500;
/** A look at the set that found a fault is followed by the next after nine times as long as it took. */
const longestRepairMs = 90_000;
const documents = join(import.meta.dirname, '../../../../../docs');

describe('policies on two foreign servers', { skip }, () => {
  let servers: ThrowawayPostgres[] = [];
  before(async () => {
    servers = [];
    for (let at = 0; at < 3; at += 1) servers.push(await startThrowawayPostgres(binaries ?? ''));
  });
  after(async () => {
    for (const server of servers) await server.stop();
  });
  const createDatabase = async (at: number): Promise<string> => (await servers[at]?.createDatabase()) ?? '';

  /** A database and two shards; `portOf` says by which port the coordinator reaches a shard. */
  async function createSpread(portOf = (url: URL) => Promise.resolve(Number(url.port))) {
    const url = await createDatabase(0);
    const shardUrls = [await createDatabase(1), await createDatabase(2)];
    const shards = [];
    for (const shard of shardUrls) shards.push({ url: shard, port: await portOf(new URL(shard)) });
    await connectShards(url, shards);
    return { url, shardUrls };
  }

  /**
   * Publishes a set of some records straight to the shards of a database, or without `isSpread` to the database itself; `change` takes
   * the place of parts of the target.
   */
  async function publishTo(
    url: string,
    records: TestRecords,
    change: (target: PublishTarget) => Partial<PublishTarget> = () => ({}),
    isSpread = true,
  ): Promise<string> {
    const { directory, remove } = await temporaryWarehouse();
    const ownTables = isSpread ? await readOwnTables(join(documents, 'operating/postgresql-shards.sql')) : undefined;
    const target = await openPostgresTarget(url, ownTables);
    try {
      await loadTestSet(directory, records);
      const { setId } = await publishSet({ warehouse: directory, target: { ...target, ...change(target) } });
      return schemaOf(setId);
    } finally {
      await target.close();
      await remove();
    }
  }

  warehouseConformance('PostgreSQL with two shards', async (records) => {
    const { url } = await createSpread();
    const schema = await publishTo(url, records);
    const driver = openPostgresDriver({ url, schema, timeoutMs: 60_000, connections: 2 });
    return {
      driver,
      slow: {
        sql: 'SELECT count(*)::integer AS n FROM generate_series(1, 20000) a, generate_series(1, 20000) b, generate_series(1, 20000) c WHERE a + b + c = 7',
        parameters: [],
      },
      refusesNul: true,
      oneByZero: 'error',
      castOfFraction: -3,
      close: () => driver.close(),
    };
  });

  it('are published directly, and deleted with sets that are no longer kept [PLAT-11]', async () => {
    const { url, shardUrls } = await createSpread();
    const records = createTestRecords(1, 998);
    const schemas: string[] = [];
    for (let time = 0; time < 3; time += 1) schemas.push(await publishTo(url, records));
    let policies = 0;
    for (const shard of shardUrls)
      await withClient(shard, async (client) => {
        const { rows } = await client.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${schemas[2]}.policy`);
        const n = rows[0]?.n ?? 0;
        assert.ok(n > 100, String(n));
        policies += n;
        const kept = await client.query<{ nspname: string }>(
          `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'set_%' ORDER BY 1`,
        );
        assert.deepEqual(
          kept.rows.map(({ nspname }) => nspname),
          schemas.slice(1).sort(),
        );
      });
    assert.equal(policies, 1_000);
  });

  it('move to shards and back to one server without months of the previous set [PLAT-11]', async () => {
    const { url } = await createSpread();
    const records = createTestRecords(1, 998);
    for (const isSpread of [false, true, false]) {
      const schema = await publishTo(url, records, undefined, isSpread);
      await withClient(url, async (client) => {
        const { rows } = await client.query<{ n: number; relkind: string }>(
          `SELECT count(*)::integer AS n, (SELECT relkind FROM pg_class WHERE oid = '${schema}.policy'::regclass) FROM ${schema}.policy`,
        );
        assert.deepEqual(rows, [{ n: 1_000, relkind: isSpread ? 'p' : 'r' }]);
      });
    }
  });

  for (const [title, sql] of [
    [
      'a changed value',
      'UPDATE policy SET incurred_cents = coalesce(incurred_cents, 0) + 1 WHERE ctid = (SELECT max(ctid) FROM policy)',
    ],
    ['a lost row', 'DELETE FROM policy WHERE ctid = (SELECT max(ctid) FROM policy)'],
    ['a duplicate part', 'INSERT INTO policy SELECT * FROM policy LIMIT 100'],
  ] as const)
    it(`are compared at publishing: ${title} on one server keeps the previous set in use [PLAT-11]`, async () => {
      const { url, shardUrls } = await createSpread();
      const records = createTestRecords(1, 998);
      const before = await publishTo(url, records);
      const damaging = ({ finish }: PublishTarget): Partial<PublishTarget> => ({
        async finish(setId, tables) {
          await finish(setId, tables);
          await withClient(shardUrls[1] ?? '', (client) =>
            client.query(`SET search_path = ${schemaOf(setId)}; ${sql}`),
          );
        },
      });
      await assert.rejects(publishTo(url, records, damaging), /^PublishError: The copy differed from the local data/);
      await withClient(url, async (client) => {
        const { rows } = await client.query<{ schema_name: string }>(
          'SELECT schema_name FROM agency_insights.data_set_in_use JOIN agency_insights.data_set USING (set_id)',
        );
        assert.equal(rows[0]?.schema_name, before);
      });
    });

  describe('one of which fails', () => {
    let way: FaultyWay | undefined;
    let warehouse: Warehouse;
    let lastShard = '';
    let lastSchema = '';
    const started = new AsyncDisposableStack();
    before(async () => {
      const ways: FaultyWay[] = [];
      const { url, shardUrls } = await createSpread(async (shard) => {
        const opened = started.adopt(await openFaultyWay(shard), (one) => one.close());
        ways.push(opened);
        return opened.port;
      });
      lastSchema = await publishTo(url, createTestRecords(1, 998));
      way = ways[1];
      lastShard = shardUrls[1] ?? '';
      warehouse = openPostgresWarehouse({ url, timeoutMs, connections: 4, totalsEveryMs: 200 });
      started.defer(() => warehouse.close());
    });
    after(() => started.disposeAsync());

    const count = () =>
      warehouse.withSet(async (set) => {
        const expression = cast(call('count'), 'integer');
        return (await set.run({ select: [{ name: 'n', expression }], from: 'policy' })).columns[0]?.values[0];
      });
    async function untilRight(): Promise<void> {
      for (const deadline = Date.now() + longestRepairMs; ; await wait(100)) {
        const policies = await count().catch((error: unknown) => error);
        if (policies === 1_000) return;
        if (Date.now() > deadline) throw policies;
      }
    }

    for (const fault of ['refuse', 'cut', 'trickle', 'silent'] as const)
      it(`(${fault}) gives 50 requests all rows or a 503 in time, never fewer rows [PLAT-11]`, async () => {
        await untilRight();
        way?.turn(fault);
        assertRightOrRefused(await settledInTime(count, { times: 50, timeoutMs }), 1_000);
        way?.turn('pass');
        await untilRight();
      });

    it('gives a 503 while a shard lacks the set, never fewer rows [PLAT-11]', async () => {
      await untilRight();
      const rename = (from: string, to: string) =>
        withClient(lastShard, (client) => client.query(`ALTER SCHEMA ${from} RENAME TO ${to}`));
      await rename(lastSchema, 'set_of_another_day');
      try {
        assertRightOrRefused(await Promise.allSettled(Array.from({ length: 20 }, count)), 1_000);
      } finally {
        await rename('set_of_another_day', lastSchema);
      }
      await untilRight();
    });

    async function untilOutOfUse(): Promise<void> {
      let problem: unknown;
      for (
        const deadline = Date.now() + longestRepairMs;
        problem === undefined && Date.now() < deadline;
        await wait(100)
      )
        problem = await warehouse.withSet(() => Promise.resolve(undefined)).catch((error: unknown) => error);
      assert.ok(problem instanceof ApiProblem);
      assert.equal(problem.code, 'damaged_data_set');
    }

    it('disables the set while a shard has another value in a column without a total [PLAT-11]', async () => {
      await untilRight();
      const turnOver = () =>
        withClient(lastShard, (client) =>
          client.query(`UPDATE ${lastSchema}.policy SET renewal = 1 - renewal
            WHERE policy_code = (SELECT min(policy_code) FROM ${lastSchema}.policy)`),
        );
      await turnOver();
      await untilOutOfUse();
      await turnOver();
      await untilRight();
    });

    it('disables the set if a shard has lost rows [PLAT-11]', async () => {
      await withClient(lastShard, (client) =>
        client.query(`DELETE FROM ${lastSchema}.policy WHERE ctid = (SELECT max(ctid) FROM ${lastSchema}.policy)`),
      );
      await untilOutOfUse();
    });
  });
});
