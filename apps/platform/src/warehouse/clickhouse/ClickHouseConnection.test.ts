import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import { readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { openClickHouseDriver } from './openClickHouseDriver.ts';

it('a cancelled query is also cancelled by its id, as a proxy in between may hide that the platform hung up [PLAT-11]', async () => {
  const queryIds: (string | null)[] = [];
  const cancelled: (string | null)[] = [];
  const caller = new AbortController();
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
    void text(request).then((body) => {
      if (body.startsWith('KILL QUERY WHERE query_id = {id:String}')) {
        cancelled.push(asked.get('param_id'));
        return response.end();
      }
      queryIds.push(asked.get('query_id'));
      // The query itself gets no response.
      return caller.abort(new Error('gone'));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = readClickHouseAddress(`clickhouse://127.0.0.1:${(server.address() as AddressInfo).port}/policies`);
  assert.ok(address);
  const driver = openClickHouseDriver({ address, database: 'policies_set_1', timeoutMs: 20_000, connections: 1 });
  try {
    await assert.rejects(driver.run({ sql: 'SELECT 1 AS n', parameters: [] }, { signal: caller.signal }), /gone/);
    assert.equal(queryIds.length, 1);
    assert.deepEqual(cancelled, queryIds);
  } finally {
    await driver.close();
    server.closeAllConnections();
    server.close();
  }
});
