import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { openClickHouseDriver } from './openClickHouseDriver.ts';

/** What a server may have set otherwise, so that a response would lack rows without an error. */
const needed = {
  readonly: '2',
  cancel_http_readonly_queries_on_client_close: '1',
  wait_end_of_query: '1',
  skip_unavailable_shards: '0',
  max_execution_time: '5',
  timeout_overflow_mode: 'throw',
  read_overflow_mode: 'throw',
  group_by_overflow_mode: 'throw',
  sort_overflow_mode: 'throw',
  set_overflow_mode: 'throw',
  distinct_overflow_mode: 'throw',
  result_overflow_mode: 'throw',
  aggregate_functions_null_for_empty: '1',
};

it('each query asks ClickHouse for complete rows or an error, whatever the settings of the server [PLAT-11]', async () => {
  let asked = new URLSearchParams();
  const server = createServer((request, response) => {
    asked = new URL(request.url ?? '', 'http://localhost').searchParams;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = readClickHouseAddress(`clickhouse://127.0.0.1:${(server.address() as AddressInfo).port}/policies`);
  assert.ok(address);
  const driver = openClickHouseDriver({ address, database: 'policies_set_1', timeoutMs: 5_000, connections: 1 });
  try {
    await assert.rejects(driver.run({ sql: 'SELECT 1 AS n', parameters: [] }), { code: 'data_engine_unavailable' });
    assert.deepEqual(Object.fromEntries(Object.keys(needed).map((name) => [name, asked.get(name)])), needed);
  } finally {
    await driver.close();
    server.close();
  }
});
