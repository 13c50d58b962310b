import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgresTarget } from '../../data/publish/openPostgresTarget.ts';
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
import { openPostgresDriver } from './PostgresDriver.ts';
import { openPostgresWarehouse } from './openPostgresWarehouse.ts';
import { schemaOf } from '../../data/publish/postgresRegistry.ts';
import { spreadOverShards } from './spreadOverShards.test-support.ts';

const binaries = findPostgresBinaries();
const skip = binaries ? false : 'no PostgreSQL: install initdb and postgres';
const longestMs = 20_000;

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

  /** A published set whose policies are on two shards; `portOf` says by which port the coordinator reaches a shard. */
  async function publishSpread(records: TestRecords, portOf = (url: URL) => Promise.resolve(Number(url.port))) {
    const { directory, remove } = await temporaryWarehouse();
    await loadTestSet(directory, records);
    const url = await createDatabase(0);
    const target = await openPostgresTarget(url);
    const { setId } = await publishSet({ warehouse: directory, target });
    await target.close();
    await remove();
    const shardUrls = [await createDatabase(1), await createDatabase(2)];
    const shards = [];
    for (const shard of shardUrls) shards.push({ url: shard, port: await portOf(new URL(shard)) });
    await spreadOverShards(url, schemaOf(setId), shards);
    return { url, schema: schemaOf(setId), shardUrls };
  }

  warehouseConformance('PostgreSQL with two shards', async (records) => {
    const { url, schema } = await publishSpread(records);
    const driver = openPostgresDriver({ url, schema, timeoutMs: 15_000, connections: 2 });
    return {
      driver,
      slow: {
        sql: 'SELECT count(*)::integer AS n FROM generate_series(1, 20000) a, generate_series(1, 20000) b, generate_series(1, 20000) c WHERE a + b + c = 7',
        parameters: [],
      },
      refusesNul: true,
      close: () => driver.close(),
    };
  });

  describe('one of which fails', () => {
    let way: FaultyWay | undefined;
    let warehouse: Warehouse;
    let lastShard = '';
    const started = new AsyncDisposableStack();
    before(async () => {
      const ways: FaultyWay[] = [];
      const { url, shardUrls } = await publishSpread(createTestRecords(1, 998), async (shard) => {
        const opened = started.adopt(await openFaultyWay(shard), (one) => one.close());
        ways.push(opened);
        return opened.port;
      });
      way = ways[1];
      lastShard = shardUrls[1] ?? '';
      warehouse = openPostgresWarehouse({ url, timeoutMs: 1_500, connections: 4, totalsEveryMs: 200 });
      started.defer(() => warehouse.close());
    });
    after(() => started.disposeAsync());

    const count = () =>
      warehouse.withSet(async (set) => {
        const expression = cast(call('count'), 'integer');
        return (await set.run({ select: [{ name: 'n', expression }], from: 'policy' })).columns[0]?.values[0];
      });
    async function untilRight(): Promise<void> {
      for (const deadline = Date.now() + longestMs; ; await wait(100)) {
        const policies = await count().catch((error: unknown) => error);
        if (policies === 1_000) return;
        if (Date.now() > deadline) throw policies;
      }
    }

    for (const fault of ['refuse', 'cut', 'trickle', 'silent'] as const)
      it(`(${fault}) gives 50 requests all rows or a 503 in time, never fewer rows [PLAT-11]`, async () => {
        await untilRight();
        way?.turn(fault);
        const startedAt = performance.now();
        const answers = await Promise.allSettled(Array.from({ length: 50 }, count));
        assert.ok(performance.now() - startedAt < longestMs);
        assertRightOrRefused(answers, 1_000);
        way?.turn('pass');
        await untilRight();
      });

    it('takes the set out of use where a shard has lost rows [PLAT-11]', async () => {
      await withClient(lastShard, (client) =>
        client.query('DELETE FROM policy WHERE ctid = (SELECT max(ctid) FROM policy)'),
      );
      let problem: unknown;
      for (const deadline = Date.now() + longestMs; problem === undefined && Date.now() < deadline; await wait(100))
        problem = await warehouse.withSet(() => Promise.resolve(undefined)).catch((error: unknown) => error);
      assert.ok(problem instanceof ApiProblem);
      assert.equal(problem.code, 'damaged_data_set');
    });
  });
});
