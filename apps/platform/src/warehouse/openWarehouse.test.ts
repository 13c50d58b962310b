import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { loadTestSet, temporaryWarehouse } from '../result-sets/loadTestSet.test-support.ts';
import { createTestRecords } from '../result-sets/testRecords.test-support.ts';
import { call, cast } from './expressions.ts';
import { openWarehouse, type WarehouseOptions } from './openWarehouse.ts';
import type { Warehouse, WarehouseSet } from './Warehouse.ts';

/** A warehouse with a separate folder and a clock that only tests advance. */
async function withWarehouse(
  work: (tools: {
    warehouse: Warehouse;
    directory: string;
    clock: { now: number };
    failures: unknown[];
  }) => Promise<void>,
  options: Partial<WarehouseOptions> = {},
): Promise<void> {
  const { directory, remove } = await temporaryWarehouse();
  const clock = { now: 0 };
  const failures: unknown[] = [];
  const warehouse = openWarehouse({
    directory,
    threads: 1,
    connections: 1,
    now: () => clock.now,
    onSwapFailure: (error) => failures.push(error),
    ...options,
  });
  try {
    await work({ warehouse, directory, clock, failures });
  } finally {
    await warehouse.close();
    await remove();
  }
}

async function countPolicies(set: WarehouseSet): Promise<unknown> {
  const table = await set.run({ select: [{ name: 'n', expression: cast(call('count'), 'integer') }], from: 'policy' });
  return table.columns[0]?.values[0];
}

describe('the warehouse', () => {
  it('reports that nothing is loaded yet, and which command to run [PLAT-10]', () =>
    withWarehouse(async ({ warehouse }) => {
      await assert.rejects(warehouse.withSet(countPolicies), {
        status: 503,
        code: 'no_data_set',
        message: /^No policy data is loaded yet\. Run /,
      });
    }));

  it('asks to load the data again if the tables of the set have another version [PLAT-10]', () =>
    withWarehouse(async ({ warehouse, directory, clock, failures }) => {
      const current = join(directory, 'current.json');
      await loadTestSet(directory, createTestRecords(1, 98));
      const { layout, ...withoutLayout } = JSON.parse(await readFile(current, 'utf8')) as { layout: number };
      for (const content of [withoutLayout, { ...withoutLayout, layout: layout + 1 }]) {
        await writeFile(current, JSON.stringify(content));
        await assert.rejects(warehouse.withSet(countPolicies), {
          status: 503,
          code: 'outdated_data_set',
          message: /another version .* Load the data again with "npm run data:load/,
        });
        clock.now += 1_000;
      }
      await loadTestSet(directory, createTestRecords(1, 198));
      assert.equal(await warehouse.withSet(countPolicies), 200);
      await writeFile(current, JSON.stringify({ ...withoutLayout, setId: 'older' }));
      clock.now += 1_000;
      assert.equal(await warehouse.withSet(countPolicies), 200, 'the set that is open stays in use');
      assert.equal(failures.length, 1);
    }));

  it('serves the first set once it exists [PLAT-10]', () =>
    withWarehouse(async ({ warehouse, directory }) => {
      await assert.rejects(warehouse.withSet(countPolicies), { code: 'no_data_set' });
      await loadTestSet(directory, createTestRecords(1, 98));
      assert.equal(await warehouse.withSet(countPolicies), 100);
    }));

  it('switches to a new set within a second, while a running query to the old set is still answered from it [PLAT-10]', () =>
    withWarehouse(async ({ warehouse, directory, clock }) => {
      await loadTestSet(directory, createTestRecords(1, 98));
      assert.equal(await warehouse.withSet(countPolicies), 100);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const old = warehouse.withSet(async (set) => {
        await held;
        return countPolicies(set);
      });
      await loadTestSet(directory, createTestRecords(1, 198));
      assert.equal(await warehouse.withSet(countPolicies), 100, 'not looked at more than once a second');
      clock.now = 1_000;
      assert.equal(await warehouse.withSet(countPolicies), 200);
      release();
      assert.equal(await old, 100);
    }));

  it('keeps the set in use if the new one cannot be opened, and reports that [PLAT-10]', () =>
    withWarehouse(async ({ warehouse, directory, clock, failures }) => {
      await loadTestSet(directory, createTestRecords(1, 98));
      assert.equal(await warehouse.withSet(countPolicies), 100);
      for (const content of [
        '{"setId":',
        JSON.stringify({ setId: 'gone', file: 'gone.duckdb', loadedAt: '', policies: 1, agencies: 1, asOf: '' }),
      ]) {
        await writeFile(join(directory, 'current.json'), content);
        clock.now += 1_000;
        assert.equal(await warehouse.withSet(countPolicies), 100);
      }
      assert.equal(failures.length, 2);
    }));

  it('reads the disk once for many concurrent requests', () =>
    withWarehouse(async ({ warehouse, directory }) => {
      await loadTestSet(directory, createTestRecords(1, 98));
      const answers = await Promise.all(Array.from({ length: 30 }, () => warehouse.withSet(countPolicies)));
      assert.ok(answers.every((n) => n === 100));
    }));

  it('refuses requests after it was closed', () =>
    withWarehouse(async ({ warehouse, directory }) => {
      await loadTestSet(directory, createTestRecords(1, 98));
      await warehouse.withSet(countPolicies);
      await warehouse.close();
      await assert.rejects(warehouse.withSet(countPolicies), /closed/);
    }));
});
