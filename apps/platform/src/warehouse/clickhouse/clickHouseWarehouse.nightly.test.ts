import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { Int32, makeVector, Table, tableToIPC } from 'apache-arrow';
import { openTarget } from '../../data/publish/openTarget.ts';
import { publishSet } from '../../data/publish/publishSet.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { createTestRecords } from '../../result-sets/testRecords.test-support.ts';
import { startAndStop } from '../../testing/startPlatform.test-support.ts';
import { settledInTime } from '../server/settledInTime.test-support.ts';
import { addressAs, startWith } from '../server/startWith.test-support.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';
import { readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { openClickHouseDriver } from './openClickHouseDriver.ts';
import {
  noClickHouse,
  runClickHouse,
  startThrowawayClickHouse,
  type ThrowawayClickHouse,
} from './throwawayClickHouse.test-support.ts';

/** The longest that a busy machine may take to cancel, and to begin again. */
const longestMs = 60_000;
const slow = { sql: 'SELECT toInt32(sum(cityHash64(number)) % 7) AS n FROM numbers(1000000000000)', parameters: [] };
const one = { sql: 'SELECT toInt32(1) AS n', parameters: [] };

function openDriver(url: string, limits: { timeoutMs: number; connections: number }): WarehouseDriver {
  const address = readClickHouseAddress(url);
  assert.ok(address);
  return openClickHouseDriver({ address, database: 'default', ...limits });
}

describe('the ClickHouse driver', { skip: noClickHouse }, () => {
  let server: ThrowawayClickHouse;
  let url: string;
  before(async () => {
    server = await startThrowawayClickHouse();
    url = await server.createDatabase();
  });
  after(() => server.stop());

  /** Waits until the server runs none of the slow questions. */
  async function untilNoneRuns(): Promise<void> {
    const sql = `SELECT countIf(position(query, 'cityHash64(number)) % 7)') > 0 AND position(query, 'countIf') = 0) FROM system.processes`;
    for (const deadline = Date.now() + longestMs; ; await wait(100)) {
      const running = Number(await runClickHouse(url, sql));
      if (running === 0) return;
      assert.ok(Date.now() < deadline, `${running} questions still run`);
    }
  }

  it('cancels a query after its timeout, on the server too, also while it waits for a connection [PLAT-11]', async () => {
    const timeoutMs = 700;
    const driver = openDriver(url, { timeoutMs, connections: 2 });
    try {
      const runs = await settledInTime(() => driver.run(slow), { times: 20, timeoutMs });
      for (const run of runs)
        assert.ok(run.status === 'rejected' && /took longer than 0.7 seconds/.test(String(run.reason)), run.status);
      await untilNoneRuns();
      assert.equal((await driver.run(one)).rowCount, 1);
    } finally {
      await driver.close();
    }
  });

  it('cancels a query on the server if its caller cancels it [API-GW-9]', async () => {
    const driver = openDriver(url, { timeoutMs: 20_000, connections: 1 });
    try {
      await assert.rejects(driver.run(slow, { signal: AbortSignal.timeout(300) }), { name: 'TimeoutError' });
      await untilNoneRuns();
      assert.equal((await driver.run(one)).rowCount, 1);
    } finally {
      await driver.close();
    }
  });

  it('changes nothing on the server, whatever rights its user has [PLAT-15]', async () => {
    const driver = openDriver(url, { timeoutMs: 20_000, connections: 1 });
    const create = { sql: 'CREATE TABLE mine (n Int32) ENGINE = Memory', parameters: [] };
    try {
      await assert.rejects(driver.run(create), /readonly mode/);
      assert.equal((await runClickHouse(url, 'EXISTS TABLE default.mine')).trim(), '0');
    } finally {
      await driver.close();
    }
  });

  it('never runs more queries at a time than allowed [PLAT-11]', async () => {
    const driver = openDriver(url, { timeoutMs: 60_000, connections: 3 });
    const count = {
      sql: `SELECT toInt32(countIf(position(query, 'count_of_questions') > 0)) AS n, max(sleep(0.05)) AS count_of_questions FROM system.processes`,
      parameters: [],
    };
    try {
      const answers = await Promise.all(Array.from({ length: 30 }, () => driver.run(count)));
      assert.equal(Math.max(...answers.map(({ columns }) => Number(columns[0]?.values[0]))), 3);
    } finally {
      await driver.close();
    }
  });

  it('recovers when a server that hung for longer than the timeout continues [PLAT-11]', async () => {
    // A busy machine still needs less time for the shortest question.
    const timeoutMs = 6_000;
    const driver = openDriver(url, { timeoutMs, connections: 2 });
    try {
      server.signal('SIGSTOP');
      const [hung] = await settledInTime(() => driver.run(one), { times: 1, timeoutMs });
      assert.ok(hung?.status === 'rejected' && hung.reason instanceof ApiProblem);
      assert.deepEqual([hung.reason.status, hung.reason.code], [503, 'data_engine_timeout']);
      server.signal('SIGCONT');
      for (const deadline = Date.now() + longestMs; ; await wait(100)) {
        const rows = await driver.run(one).then(
          ({ rowCount }) => rowCount,
          () => 0,
        );
        if (rows === 1) break;
        assert.ok(Date.now() < deadline);
      }
    } finally {
      server.signal('SIGCONT');
      await driver.close();
    }
  });

  it('serves people with a read-only user, warns about a user with write access, and refuses a wrong password at startup [PLAT-11]', async () => {
    const { directory, remove } = await temporaryWarehouse();
    const target = await openTarget(url);
    await loadTestSet(directory, createTestRecords(1, 98));
    await publishSet({ warehouse: directory, target, reader: 'reader' });
    await target.close();
    await remove();
    assert.deepEqual(await startWith(addressAs(url, 'reader', 'reads')), { ready: 200, warnings: '' });
    assert.match(
      (await startWith(addressAs(url, 'writer', 'writes'))).warnings,
      /only needs the right to read, but may create databases, may write to test_1, may write to test_1_set_/,
    );
    await assert.rejects(
      startAndStop({ env: { WAREHOUSE_URL: addressAs(url, 'reader', 'wrong') } }),
      (error: Error) => {
        assert.match(
          error.message,
          /^WAREHOUSE_URL: ClickHouse at 127\.0\.0\.1:\d+\/test_1 refuses the connection .* Check the user and the password/,
        );
        assert.doesNotMatch(error.message, /reader:wrong/);
        return true;
      },
    );
    await assert.rejects(
      startAndStop({ env: { WAREHOUSE_URL: 'clickhouse://reader:reads@127.0.0.1:1/policies' } }),
      /^StartProblem: WAREHOUSE_URL: ClickHouse at 127\.0\.0\.1:1\/policies cannot be reached/,
    );
  });
});

describe('a ClickHouse whose response fails after its status 200', () => {
  const whole = Buffer.from(
    tableToIPC(new Table({ n: makeVector({ type: new Int32(), data: new Int32Array(1_000) }) })),
  );

  for (const [title, body, isRight] of [
    ['is complete', whole, true],
    ['lacks its last bytes', whole.subarray(0, -8), false],
    ['lacks half of it', whole.subarray(0, whole.length / 2), false],
    [
      'has an error after it',
      Buffer.concat([whole.subarray(0, -8), Buffer.from('Code: 241. DB::Exception: Memory limit')]),
      false,
    ],
    ['is an error', Buffer.from('Code: 241. DB::Exception: Memory limit exceeded'), false],
    ['is empty', Buffer.alloc(0), false],
  ] as const)
    it(`gives all rows or a 503 if the response ${title} [PLAT-11]`, async () => {
      const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const driver = openDriver(`clickhouse://127.0.0.1:${(server.address() as AddressInfo).port}/policies`, {
        timeoutMs: 5_000,
        connections: 1,
      });
      try {
        const answer = await driver.run(one).catch((error: unknown) => error);
        if (isRight) assert.equal((answer as { rowCount: number }).rowCount, 1_000);
        else {
          assert.ok(answer instanceof ApiProblem, String(answer));
          assert.equal(answer.code, 'data_engine_unavailable');
        }
      } finally {
        await driver.close();
        server.close();
      }
    });
});
