import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { placeOf } from '../../data/publish/clickHouseRegistry.ts';
import { openTarget } from '../../data/publish/openTarget.ts';
import type { PublishTarget } from '../../data/publish/PublishTarget.ts';
import { publishSet } from '../../data/publish/publishSet.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { createTestRecords, type TestRecords } from '../../result-sets/testRecords.test-support.ts';
import { warehouseConformance } from '../warehouseConformance.test-support.ts';
import type { ApiProblem } from '../../http/ApiProblem.ts';
import { until } from '../../testing/until.test-support.ts';
import { openClickHouseDriver } from './openClickHouseDriver.ts';
import { openClickHouseWarehouse } from './openClickHouseWarehouse.ts';
import {
  noClickHouse,
  runClickHouse,
  startThrowawayClickHouse,
  type ThrowawayClickHouse,
} from './throwawayClickHouse.test-support.ts';

/**
 * A cluster of one shard: the process itself. It listens to no other, so that a second shard cannot be reached, and takes each shard with
 * its address for itself.
 */
const cluster = `<clickhouse><tcp_port>9000</tcp_port><remote_servers><insights>
  <shard><replica><host>127.0.0.1</host><port>9000</port></replica></shard></insights></remote_servers></clickhouse>`;

const order = 'PARTITION BY eff_month ORDER BY (line, state_id, product_id, eff_month, agency_id)';
const large = ['policy', 'agency_month'];

/** As docs/operating/clickhouse-cluster.sql has it, without replicas. */
const ownTables = {
  make: large
    .map(
      (table) => `
        CREATE TABLE IF NOT EXISTS {place}.${table}_shard ({columns ${table}}) ENGINE = MergeTree ${order};
        CREATE TABLE IF NOT EXISTS {place}.${table} ({columns ${table}})
          ENGINE = Distributed(insights, {place}, ${table}_shard, cityHash64(agency_id));
        CREATE VIEW IF NOT EXISTS {place}.${table}_shard_mark AS {marks ${table}_shard};
        CREATE TABLE IF NOT EXISTS {place}.${table}_mark (eff_month Int32, mark String)
          ENGINE = Distributed(insights, {place}, ${table}_shard_mark);`,
    )
    .join('\n'),
  finish: 'OPTIMIZE TABLE {place}.policy_shard;',
  remove: 'DROP TABLE IF EXISTS {place}.policy_shard;',
};

describe('policies in a Distributed table of a ClickHouse', { skip: noClickHouse }, () => {
  let server: ThrowawayClickHouse;
  let url: string;
  before(async () => {
    server = await startThrowawayClickHouse({ configuration: cluster });
    url = await server.createDatabase();
  });
  after(() => server.stop());

  /** Publishes a set of some records; returns the database of the set. */
  async function publish(
    records: TestRecords,
    change: (target: PublishTarget) => Partial<PublishTarget> = () => ({}),
  ): Promise<string> {
    const { directory, remove } = await temporaryWarehouse();
    const target = await openTarget(url, ownTables);
    try {
      await loadTestSet(directory, records);
      const { setId } = await publishSet({ warehouse: directory, target: { ...target, ...change(target) } });
      return placeOf(new URL(url).pathname.slice(1), setId);
    } finally {
      await target.close();
      await remove();
    }
  }
  const change = (place: string, table: string, how: string) =>
    runClickHouse(url, `ALTER TABLE ${place}.${table}_shard UPDATE ${how} WHERE agency_id = 7`, { mutations_sync: 1 });
  const count = async (table: string) => Number(await runClickHouse(url, `SELECT count() FROM ${table}`));

  warehouseConformance('ClickHouse with a Distributed table', async (records) => {
    const database = await publish(records);
    const address = readClickHouseAddress(url);
    assert.ok(address);
    const driver = openClickHouseDriver({ address, database, timeoutMs: 60_000, connections: 2 });
    return {
      driver,
      slow: { sql: 'SELECT toInt32(sum(cityHash64(number)) % 7) AS n FROM numbers(1000000000000)', parameters: [] },
      oneByZero: Infinity,
      castOfFraction: -2,
      close: () => driver.close(),
    };
  });

  it('are published directly, and deleted with sets that are no longer kept [PLAT-11]', async () => {
    const places: string[] = [];
    for (let time = 0; time < 3; time += 1) places.push(await publish(createTestRecords(1, 998)));
    const shards = places.slice(1).map((place) => count(`${place}.policy_shard`));
    assert.deepEqual(await Promise.all(shards), [1_000, 1_000]);
    await assert.rejects(count(`${places[0]}.policy_shard`), /UNKNOWN_DATABASE|UNKNOWN_TABLE/);
  });

  it('disable the set while a column on the shard differs, whichever it is [PLAT-11]', async () => {
    const place = await publish(createTestRecords(1, 998));
    const address = readClickHouseAddress(url);
    assert.ok(address);
    const warehouse = openClickHouseWarehouse({ address, timeoutMs: 60_000, connections: 2, totalsEveryMs: 200 });
    const codeOfUse = () =>
      warehouse.withSet(() => Promise.resolve('in use')).catch((error: unknown) => (error as ApiProblem).code);
    try {
      for (const [table, there, back] of [
        ['policy', 'renewal = 1 - renewal', 'renewal = 1 - renewal'],
        ['agency_month', 'due_cents = due_cents + 1', 'due_cents = due_cents - 1'],
      ] as const) {
        await until('the set is in use', codeOfUse, (code) => code === 'in use');
        await change(place, table, there);
        await until('the set is out of use', codeOfUse, (code) => code === 'damaged_data_set');
        await change(place, table, back);
      }
      await until('the set is in use again', codeOfUse, (code) => code === 'in use');
    } finally {
      await warehouse.close();
    }
  });

  for (const [title, sql] of [
    ['a duplicate block', 'INSERT INTO {table} SELECT * FROM {table} WHERE eff_month = {month}'],
    ['a lost month', "ALTER TABLE {table} DROP PARTITION ID '{month}'"],
  ] as const)
    it(`are compared at publishing: ${title} on the shard keeps the previous set in use [PLAT-11]`, async () => {
      const records = createTestRecords(1, 998);
      const before = await publish(records);
      const damaging = ({ finish }: PublishTarget): Partial<PublishTarget> => ({
        async finish(setId, tables) {
          await finish(setId, tables);
          const table = `${placeOf(new URL(url).pathname.slice(1), setId)}.policy_shard`;
          const month = await runClickHouse(url, `SELECT toString(min(eff_month)) FROM ${table}`);
          const filled = sql.replaceAll('{table}', table).replace('{month}', month.trim());
          await runClickHouse(url, filled, { mutations_sync: 1 });
        },
      });
      await assert.rejects(publish(records, damaging), /^PublishError: The copy differed from the local data/);
      const inUse = `SELECT place FROM ${new URL(url).pathname.slice(1)}.data_set_in_use ORDER BY number DESC LIMIT 1`;
      assert.equal((await runClickHouse(url, inUse)).trim(), before);
    });
});
