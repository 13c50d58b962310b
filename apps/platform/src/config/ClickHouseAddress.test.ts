import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeClickHouse, readClickHouseAddress } from './ClickHouseAddress.ts';

describe('the address of a ClickHouse server', () => {
  it('has host, port, user, password and the database of the sets', () => {
    const address = readClickHouseAddress('clickhouse://ann:a%40b@db.example.com:9000/policies');
    assert.deepEqual(address, {
      origin: 'http://db.example.com:9000',
      username: 'ann',
      password: 'a@b',
      registry: 'policies',
    });
    assert.equal(address && describeClickHouse(address), 'ClickHouse at db.example.com:9000/policies');
  });

  it('has defaults for everything but the host', () => {
    assert.deepEqual(readClickHouseAddress('clickhouse://db'), {
      origin: 'http://db:8123',
      username: 'default',
      password: '',
      registry: 'agency_insights',
    });
    assert.equal(readClickHouseAddress('clickhouse://db?secure=true')?.origin, 'https://db:8443');
  });

  for (const wrong of [
    'clickhouse://',
    'http://db:8123/policies',
    'clickhouse://db/a/b',
    'clickhouse://db/Policies',
    'clickhouse://db/policies;x',
    'clickhouse://db/policies?secure=maybe',
    'clickhouse://db/policies?other=1',
    'clickhouse://db/policies#x',
  ])
    it(`is not ${wrong}`, () => assert.equal(readClickHouseAddress(wrong), null));
});
