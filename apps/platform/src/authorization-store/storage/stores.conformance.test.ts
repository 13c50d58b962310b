import assert from 'node:assert/strict';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { describeOnEveryDatabase } from '../../database/everyDatabase.test-support.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { createOutsideStores } from '../outside/createOutsideStores.ts';
import { serveFga, testToken } from '../routes/fga/serveFga.test-support.ts';
import { createEmbeddedStores } from './createEmbeddedStores.ts';
import { testStores } from './storesConformance.test-support.ts';
import { openTestStores } from './testStores.test-support.ts';

describeOnEveryDatabase('embedded authorization stores [PLUS-37]', (underTest) => {
  testStores(() => createEmbeddedStores(underTest.database(), Date.now));

  it('see the writes of another process', async () => {
    const [one, other] = [0, 1].map(() => createEmbeddedStores(underTest.database(), Date.now));
    assert.ok(one && other);
    const { id } = await one.createStore('two processes');
    await one.writeModel(id, {
      schema_version: '1.1',
      type_definitions: [
        { type: 'user' },
        {
          type: 'doc',
          relations: { viewer: { this: {} } },
          metadata: { relations: { viewer: { directly_related_user_types: [{ type: 'user' }] } } },
        },
      ],
    });
    for (let round = 0; round < 20; round += 1) {
      const tuple_key = { user: 'user:anne', relation: 'viewer', object: `doc:${round}` };
      await one.write(id, { writes: { tuple_keys: [tuple_key] } });
      assert.equal(await other.check(id, { tuple_key }), true);
      await other.write(id, { deletes: { tuple_keys: [tuple_key] } });
      assert.equal(await one.check(id, { tuple_key }), false);
    }
  });
});

describe('authorization stores over OpenFGA’s HTTP API', () => {
  let stores: AuthorizationStores;
  const started = new AsyncDisposableStack();
  before(async () => {
    const embedded = started.adopt(await openTestStores(), (opened) => opened.stop());
    const database = started.adopt(await openDatabase({ kind: 'sqlite', file: ':memory:' }), (opened) =>
      opened.close(),
    );
    const served = started.adopt(await serveFga(embedded.stores), (server) => server.stop());
    stores = createOutsideStores(database, { url: served.url, token: testToken });
  });
  after(() => started.disposeAsync());
  testStores(() => stores);

  it('return an error if OpenFGA is unreachable or refuses the token', async () => {
    const database = await openDatabase({ kind: 'sqlite', file: ':memory:' });
    started.defer(() => database.close());
    const gone = createOutsideStores(database, { url: 'http://127.0.0.1:9', token: null });
    await assert.rejects(gone.listStores({}), { code: 'unavailable', status: 503, message: /FGA_URL does not answer/ });
    const served = started.adopt(await serveFga(stores), (server) => server.stop());
    const refused = createOutsideStores(database, { url: served.url, token: 'wrong' });
    await assert.rejects(refused.listStores({}), { code: 'unavailable', message: /refuses FGA_TOKEN \(status 403\)/ });
  });
});

const url = process.env['FGA_URL'];
describe('a real OpenFGA', { skip: url ? false : 'set FGA_URL, and FGA_TOKEN if OpenFGA needs one' }, () => {
  let stores: AuthorizationStores;
  let close = async () => {};
  before(async () => {
    const database = await openDatabase({ kind: 'sqlite', file: ':memory:' });
    close = () => database.close();
    stores = createOutsideStores(database, { url: url ?? '', token: process.env['FGA_TOKEN'] ?? null });
  });
  after(() => close());
  testStores(() => stores);
});
