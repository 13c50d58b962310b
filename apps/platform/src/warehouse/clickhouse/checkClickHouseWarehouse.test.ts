import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { readClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { checkClickHouseWarehouse } from './checkClickHouseWarehouse.ts';

const set = 'policies_set_1';

/** Checks a user with some rights at a server with one set. */
async function excessOf(rights: readonly string[], readonly = '0'): Promise<string[]> {
  const server = createServer((request, response) => {
    void text(request).then((sql) => {
      const [, right] = /^CHECK GRANT (.*)/.exec(sql) ?? [];
      if (right !== undefined) return response.end(rights.includes(right) ? '1\n' : '0\n');
      return response.end(sql.includes('system.databases') ? `${set}\n` : `${readonly}\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = readClickHouseAddress(`clickhouse://127.0.0.1:${(server.address() as AddressInfo).port}/policies`);
  assert.ok(address);
  try {
    return await checkClickHouseWarehouse(address);
  } finally {
    server.close();
  }
}

describe('the rights of a user of ClickHouse', () => {
  it('that only reads are no reason for a warning', async () => {
    assert.deepEqual(await excessOf([]), []);
    assert.deepEqual(await excessOf(['INSERT ON policies.*'], '2'), [], 'its profile is read-only');
  });

  for (const right of ['INSERT', 'ALTER UPDATE', 'ALTER DELETE', 'TRUNCATE', 'DROP TABLE'])
    it(`are reported with ${right} on the registry or on a set [PLAT-11]`, async () => {
      assert.deepEqual(await excessOf([`${right} ON policies.*`]), ['may write to policies']);
      assert.deepEqual(await excessOf([`${right} ON ${set}.*`]), [`may write to ${set}`]);
    });

  it('are reported with the creation of databases [PLAT-11]', async () => {
    assert.deepEqual(await excessOf(['CREATE DATABASE ON *.*']), ['may create databases']);
  });
});
