import assert from 'node:assert/strict';
import { join } from 'node:path';
import process from 'node:process';
import { describe, it } from 'node:test';
import { readCurrentSet } from '../data/set/readCurrentSet.ts';
import { loadTestSet, temporaryWarehouse } from '../result-sets/loadTestSet.test-support.ts';
import { createTestRecords } from '../result-sets/testRecords.test-support.ts';
import { openDuckDb } from './DuckDbDriver.ts';
import { inTime } from '../testing/until.test-support.ts';
import { onBehalfOf } from '../turns/whoAsks.ts';
import { warehouseConformance } from './warehouseConformance.test-support.ts';

warehouseConformance('DuckDB', async (records) => {
  const { directory, remove } = await temporaryWarehouse();
  await loadTestSet(directory, records);
  const set = await readCurrentSet(directory);
  const driver = await openDuckDb({ file: join(directory, set?.file ?? ''), threads: 1, connections: 2 });
  return {
    driver,
    slow: { sql: 'SELECT count(*)::INTEGER AS n FROM range(1000000000000) a WHERE a.range % 7 = 3', parameters: [] },
    oneByZero: Infinity,
    castOfFraction: -3,
    async close() {
      await driver.close();
      await remove();
    },
  };
});

describe('the DuckDB driver', () => {
  it('reads no file except the set, and keeps its settings [PLAT-15]', async () => {
    const { directory, remove } = await temporaryWarehouse();
    await loadTestSet(directory, createTestRecords(3, 50));
    const set = await readCurrentSet(directory);
    const driver = await openDuckDb({ file: join(directory, set?.file ?? ''), threads: 1 });
    for (const sql of [
      `SELECT content FROM read_text('/etc/hostname')`,
      `ATTACH '${join(directory, 'other.duckdb')}'`,
      'SET threads = 2',
      `COPY agency TO '${join(directory, 'a.csv')}'`,
    ]) {
      await assert.rejects(driver.run({ sql, parameters: [] }), `${sql} is refused`);
    }
    await driver.close();
    await remove();
  });

  it('runs a statement on all threads, or on a single one if as many other statements as threads are running', async () => {
    const { directory, remove } = await temporaryWarehouse();
    await loadTestSet(directory, createTestRecords(3, 50));
    const file = join(directory, (await readCurrentSet(directory))?.file ?? '');
    const driver = await openDuckDb({ file, threads: 2, connections: 4 });
    try {
      const threads = { sql: `SELECT current_setting('threads')::INTEGER AS threads`, parameters: [] };
      const all = await Promise.all(Array.from({ length: 4 }, () => driver.run(threads)));
      assert.deepEqual(
        [...all, await driver.run(threads)].map(
          ({ columns: [column] }) => column && 'values' in column && column.values[0],
        ),
        [1, 1, 1, 1, 2],
      );
    } finally {
      await driver.close();
      await remove();
    }
  });

  for (const threads of [1, 2])
    it(`uses two fifths of the memory that the process may use, with ${threads} of the cores`, async (t) => {
      t.mock.method(process, 'constrainedMemory', () => 2 * 2 ** 30);
      const { directory, remove } = await temporaryWarehouse();
      await loadTestSet(directory, createTestRecords(3, 50));
      const file = join(directory, (await readCurrentSet(directory))?.file ?? '');
      const driver = await openDuckDb({ file, threads, connections: 2 });
      try {
        const limit = { sql: `SELECT current_setting('memory_limit') AS most`, parameters: [] };
        const mibs = async () => {
          const [column] = (await driver.run(limit)).columns;
          const [, number, unit] =
            /^([\d.]+) (MiB)$/.exec(String(column && 'values' in column && column.values[0])) ?? [];
          assert.equal(unit, 'MiB');
          return Number(number);
        };
        // Side by side they have a thread each, and alone there are all: two openings of the file, each with its own memory.
        const [narrow] = await Promise.all([mibs(), mibs()]);
        const together = threads === 1 ? narrow : narrow + (await mibs());
        assert.ok(together > 810 && together <= 2_048 * 0.4, String(together));
      } finally {
        await driver.close();
        await remove();
      }
    });

  it('reports a missing file', async () => {
    await assert.rejects(openDuckDb({ file: '/nowhere/set.duckdb' }), /nowhere/);
  });

  it('refuses new statements once closed', async () => {
    const { directory, remove } = await temporaryWarehouse();
    await loadTestSet(directory, createTestRecords(3, 50));
    const set = await readCurrentSet(directory);
    const driver = await openDuckDb({ file: join(directory, set?.file ?? ''), threads: 1 });
    await driver.close();
    await assert.rejects(driver.run({ sql: 'SELECT 1', parameters: [] }), /closed/);
    await remove();
  });
});

describe('a statement on behalf of a person', () => {
  it('ends after its time limit, and its connection is free for the next one', async () => {
    const { directory, remove } = await temporaryWarehouse();
    await loadTestSet(directory, createTestRecords(3, 50));
    const file = join(directory, (await readCurrentSet(directory))?.file ?? '');
    // Long enough for a short statement beside a busy core.
    const driver = await openDuckDb({ file, threads: 1, connections: 1, statementTimeoutMs: 2_000 });
    try {
      const endless = {
        sql: 'SELECT count(*)::INTEGER AS n FROM range(1000000000000) a WHERE a.range % 7 = 3',
        parameters: [],
      };
      await assert.rejects(
        inTime(
          'the long statement ends',
          onBehalfOf('ann', () => driver.run(endless)),
        ),
        { status: 503, code: 'data_engine_timeout', headers: { 'retry-after': '60' } },
      );
      assert.equal((await onBehalfOf('ann', () => driver.run({ sql: 'SELECT 1 AS one', parameters: [] }))).rowCount, 1);
    } finally {
      await driver.close();
      await remove();
    }
  });
});
