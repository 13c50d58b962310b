import { after, before, describe } from 'node:test';
import { openTarget } from '../../data/publish/openTarget.ts';
import { publishSet } from '../../data/publish/publishSet.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import type { TestRecords } from '../../result-sets/testRecords.test-support.ts';
import { warehouseConformance } from '../warehouseConformance.test-support.ts';
import { type ClickHouseAddress, readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { openClickHouseDriver } from './openClickHouseDriver.ts';
import { placeOf } from '../../data/publish/clickHouseRegistry.ts';
import {
  noClickHouse,
  startThrowawayClickHouse,
  type ThrowawayClickHouse,
} from './throwawayClickHouse.test-support.ts';

describe('ClickHouse', { skip: noClickHouse }, () => {
  let server: ThrowawayClickHouse;
  before(async () => {
    server = await startThrowawayClickHouse();
  });
  after(() => server.stop());

  const published = new Map<TestRecords, Promise<{ address: ClickHouseAddress; database: string }>>();

  async function publish(records: TestRecords): Promise<{ address: ClickHouseAddress; database: string }> {
    const { directory, remove } = await temporaryWarehouse();
    await loadTestSet(directory, records);
    const url = await server.createDatabase();
    const target = await openTarget(url);
    const { setId } = await publishSet({ warehouse: directory, target });
    await target.close();
    await remove();
    const address = readClickHouseAddress(url);
    if (address === null) throw new Error(`${url} is no address`);
    return { address, database: placeOf(address.registry, setId) };
  }

  warehouseConformance('ClickHouse', async (records) => {
    const publishing = published.get(records) ?? publish(records);
    published.set(records, publishing);
    const place = await publishing;
    const driver = openClickHouseDriver({ ...place, timeoutMs: 60_000, connections: 2 });
    return {
      driver,
      slow: { sql: 'SELECT toInt32(sum(cityHash64(number)) % 7) AS n FROM numbers(1000000000000)', parameters: [] },
      oneByZero: Infinity,
      castOfFraction: -2,
      close: () => driver.close(),
    };
  });
});
