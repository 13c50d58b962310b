import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTarget } from '../../data/publish/openTarget.ts';
import { publishSet } from '../../data/publish/publishSet.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { createTestRecords } from '../../result-sets/testRecords.test-support.ts';
import { call, cast } from '../expressions.ts';
import type { WarehouseSet } from '../Warehouse.ts';
import { type PublishedServer, serverKinds } from './publishedServers.test-support.ts';

/** Publishes a set with so many policies. */
async function publish(url: string, policies: number): Promise<void> {
  const { directory, remove } = await temporaryWarehouse();
  const target = await openTarget(url);
  try {
    await loadTestSet(directory, createTestRecords(1, policies - 2));
    await publishSet({ warehouse: directory, target });
  } finally {
    await target.close();
    await remove();
  }
}

async function countPolicies(set: WarehouseSet): Promise<unknown> {
  const table = await set.run({ select: [{ name: 'n', expression: cast(call('count'), 'integer') }], from: 'policy' });
  return table.columns[0]?.values[0];
}

for (const { name, skip, start } of serverKinds)
  describe(`the warehouse on ${name}`, { skip }, () => {
    let server: PublishedServer;
    before(async () => {
      server = await start();
    });
    after(() => server.stop());

    it('reports that nothing is published yet, uses a published set, and switches to the next within a second [PLAT-11]', async () => {
      const url = await server.createDatabase();
      let now = 0;
      const warehouse = server.open(url, { timeoutMs: 5_000, connections: 2, now: () => now });
      try {
        await assert.rejects(warehouse.withSet(countPolicies), { code: 'no_data_set', message: /data:publish/ });
        await publish(url, 100);
        assert.equal(await warehouse.withSet(countPolicies), 100);
        await warehouse.withSet(async (old) => {
          await publish(url, 200);
          now += 1_000;
          assert.equal(await warehouse.withSet(countPolicies), 200);
          assert.equal(await countPolicies(old), 100, 'a question to the old set is still asked of the old one');
        });
        await server.outdate(url);
        const other = server.open(url, { timeoutMs: 5_000, connections: 2 });
        await assert.rejects(other.withSet(countPolicies), { code: 'outdated_data_set' });
        await other.close();
      } finally {
        await warehouse.close();
      }
    });
  });
