import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FgaApiError, OpenFgaClient } from '@openfga/sdk';
import { openDatabase } from '../../database/openDatabase.ts';
import { callEndpoint } from '../../people/administration.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { serveFga, testToken } from '../routes/fga/serveFga.test-support.ts';
import { createEmbeddedStores } from '../storage/createEmbeddedStores.ts';

const administrator = { relation: 'administrator', object: 'platform:insights' };
const admin = { user: 'user:demo-admin', ...administrator };

/** Whether OpenFGA's client was refused with a 409 and this code. */
const refusedAs = (code: string) => (error: unknown) =>
  error instanceof FgaApiError && error.statusCode === 409 && (error.responseData as { code?: string })?.code === code;

interface Setting {
  platform: TestPlatform;
  productId: string;
}

/** Starts a platform with the embedded store. */
async function startEmbedded(started: AsyncDisposableStack): Promise<Setting> {
  const platform = started.adopt(await startPlatform(), (opened) => opened.stop());
  return { platform, productId: '01AGENCY1NS1GHTS0000000000' };
}

/** Starts a platform with OpenFGA's HTTP API, served as by another process. */
async function startOutside(started: AsyncDisposableStack): Promise<Setting> {
  const database = started.adopt(await openDatabase({ kind: 'sqlite', file: ':memory:' }), (opened) => opened.close());
  const stores: AuthorizationStores = createEmbeddedStores(database, Date.now);
  const { id } = await stores.createStore('product');
  const served = started.adopt(await serveFga(stores), (server) => server.stop());
  const env = { FGA_URL: served.url, FGA_STORE_ID: id, FGA_TOKEN: testToken };
  const platform = started.adopt(await startPlatform({ env }), (opened) => opened.stop());
  return { platform, productId: id };
}

for (const [name, start] of [
  ['embedded', startEmbedded],
  ['an outside OpenFGA', startOutside],
] as const)
  describe(`the product’s store, ${name}`, () => {
    let setting: Setting;
    let platform: TestPlatform;
    let ada: SignedIn;
    let fga: OpenFgaClient;
    const started = new AsyncDisposableStack();
    before(async () => {
      setting = await start(started);
      platform = setting.platform;
      ada = await platform.signIn('admin');
      fga = new OpenFgaClient({
        apiUrl: `${platform.url}/fga`,
        storeId: setting.productId,
        baseOptions: { headers: ada.headers },
      });
    });
    after(() => started.disposeAsync());

    const permissionsOf = async ({ headers }: SignedIn): Promise<unknown> =>
      (await fetch(`${platform.url}/api/permissions`, { headers })).json();
    const trail = async () =>
      (await callEndpoint(platform, 'auditTrail.page', ada.headers, { query: { action: 'relationships_changed' } }))
        .body.items;

    it('is the source of permissions: a relationship takes effect at the next request, on every page [PLAT-12, PLAT-13, PLUS-37]', async () => {
      const paula = await platform.signIn('personal');
      assert.deepEqual(await permissionsOf(paula), ['viewable:insights_pl']);
      const blocked = { user: 'user:demo-personal', relation: 'blocked', object: 'feature:insights_pl' };
      const granted = { user: 'user:demo-personal', relation: 'granted', object: 'feature:benchmarks' };
      await fga.write({ writes: [blocked, granted] });
      assert.deepEqual(await permissionsOf(paula), ['viewable:benchmarks']);
      const self = await callEndpoint(platform, 'users.self', paula.headers);
      assert.deepEqual(self.body.permissions, ['viewable:benchmarks']);
      const listed = await callEndpoint(platform, 'people.page', ada.headers, {
        query: { permission: 'viewable:benchmarks' },
      });
      assert.ok(listed.body.items.some(({ user_id }) => user_id === 'demo-personal'));
      await fga.deleteTuples([blocked, granted]);
      assert.deepEqual(await permissionsOf(paula), ['viewable:insights_pl']);
    });

    it('reflects changes on the People pages, also if an organization grants a permission [API-CAT-3, PLAT-12]', async () => {
      const noah = await platform.signIn('nobody');
      const set = (...permissions: string[]) =>
        callEndpoint(platform, 'storeUsers.setPermissions', ada.headers, {
          params: { id: 'demo-nobody' },
          body: { permissions },
        });
      assert.deepEqual((await set('viewable:insights_cl')).body.permissions, ['viewable:insights_cl']);
      assert.deepEqual(await permissionsOf(noah), ['viewable:insights_cl']);
      const { allowed } = await fga.check({
        user: 'user:demo-nobody',
        relation: 'viewable',
        object: 'feature:insights_cl',
      });
      assert.equal(allowed, true);
      await fga.writeTuples([
        { user: 'user:demo-nobody', relation: 'member', object: 'organization:acme' },
        { user: 'organization:acme#member', relation: 'granted', object: 'feature:insights_cl' },
        { user: 'organization:acme#member', relation: 'granted', object: 'feature:benchmarks' },
      ]);
      assert.deepEqual(await permissionsOf(noah), ['viewable:insights_cl', 'viewable:benchmarks']);
      assert.deepEqual((await set()).body.permissions, []);
      assert.deepEqual(await permissionsOf(noah), []);
      assert.deepEqual((await set('viewable:benchmarks')).body.permissions, ['viewable:benchmarks']);
      assert.deepEqual(await permissionsOf(noah), ['viewable:benchmarks']);
      await set();
    });

    it('keeps its last administrator, however the relationship is deleted [PLUS-39]', async () => {
      await assert.rejects(fga.deleteTuples([admin]), refusedAs('last_administrator'));
      for (const [id, body] of [
        ['authorization.deleteRelationship', admin],
        ['authorization.deleteRelationships2', { relationships: [admin] }],
      ] as const) {
        const { status, body: answer } = await callEndpoint(platform, id, ada.headers, { body });
        assert.deepEqual([status, answer.error.code], [409, 'last_administrator'], id);
      }
      assert.equal((await callEndpoint(platform, 'people.page', ada.headers)).status, 200);
      // A blocked administrator could not undo it.
      await fga.writeTuples([{ user: 'user:demo-blocked', ...administrator }]);
      await assert.rejects(fga.deleteTuples([admin]), refusedAs('last_administrator'));
      await fga.deleteTuples([{ user: 'user:demo-blocked', ...administrator }]);
    });

    it('lets one write replace an administrator from the next request on', async () => {
      const dana = await platform.signIn('analyst');
      assert.equal((await callEndpoint(platform, 'people.page', dana.headers)).status, 403);
      await fga.write({ writes: [{ user: 'user:demo-analyst', ...administrator }], deletes: [admin] });
      assert.equal((await callEndpoint(platform, 'people.page', dana.headers)).status, 200);
      assert.equal((await callEndpoint(platform, 'people.page', ada.headers)).status, 403);
      const body = { user: admin.user, ...administrator };
      const back = await callEndpoint(platform, 'authorization.createRelationship', dana.headers, { body });
      assert.equal(back.status, 201);
      await fga.deleteTuples([{ user: 'user:demo-analyst', ...administrator }]);
    });

    it('cannot be deleted by any call', async () => {
      await assert.rejects(fga.deleteStore(), refusedAs('product_store'));
      const { status } = await callEndpoint(platform, 'authorization.deleteStore', ada.headers, {
        params: { id: setting.productId },
      });
      assert.equal(status, 409);
    });

    it('records who changed what and when, and nothing that was refused [PLUS-39]', async () => {
      const before = (await trail()).length;
      const body = { user: 'user:x', relation: 'member', object: 'organization:audited' };
      await callEndpoint(platform, 'authorization.createRelationship', ada.headers, { body });
      await assert.rejects(fga.deleteTuples([admin]));
      await assert.rejects(fga.writeTuples([{ user: 'user:x', relation: 'nothing', object: 'organization:audited' }]));
      const lines = await trail();
      assert.equal(lines.length, before + 1);
      const [line] = lines;
      assert.deepEqual(
        [line?.actor, line?.user_id, line?.details],
        ['admin@demo.test', '', { store_id: setting.productId, added: ['organization:audited#member@user:x'] }],
      );
      assert.ok(Date.now() - Date.parse(line?.at ?? '') < 60_000);
    });

    it('records models, stores, assertions and entities too', async () => {
      const { id } = (
        await callEndpoint(platform, 'authorization.createStore', ada.headers, { body: { name: 'other' } })
      ).body;
      const dsl = 'model\n  schema 1.1\ntype user\ntype doc\n  relations\n    define viewer: [user]';
      const made = await callEndpoint(platform, 'authorization.createModel', ada.headers, {
        body: { store_id: id, dsl },
      });
      const { authorization_model_id: model } = made.body;
      await callEndpoint(platform, 'authorization.activateModel', ada.headers, {
        params: { id: model },
        query: { store_id: id },
      });
      await fga.writeAssertions([{ user: 'user:a', relation: 'viewer', object: 'doc:1', expectation: false }], {
        storeId: id,
        authorizationModelId: model,
      });
      await callEndpoint(platform, 'authorization.deleteStore', ada.headers, { params: { id } });
      const entity = await callEndpoint(platform, 'entities.create', ada.headers, {
        body: { entity_type: 'organization', name: 'Acme' },
      });
      await callEndpoint(platform, 'entities.update', ada.headers, {
        params: { id: entity.body.id },
        body: { name: 'Acme Ltd' },
      });
      const { items } = (await callEndpoint(platform, 'auditTrail.page', ada.headers, { query: { size: '7' } })).body;
      assert.deepEqual(
        items.map(({ action }) => action),
        [
          'entity_renamed',
          'entity_added',
          'store_deleted',
          'assertions_changed',
          'model_activated',
          'model_added',
          'store_created',
        ],
      );
    });

    it('forgets a deleted person: a new person with the same id has no rights', async () => {
      const put = (body: object) => callEndpoint(platform, 'storeUsers.put', ada.headers, { body });
      const person = { email: 'leaving@demo.test', user_id: 'leaving-1' };
      const added = await put({ ...person, permissions: ['viewable:insights_pl'] });
      assert.deepEqual(added.body.permissions, ['viewable:insights_pl']);
      await callEndpoint(platform, 'people.remove', ada.headers, { params: { id: person.user_id } });
      assert.deepEqual((await put(person)).body.permissions, []);
    });
  });

describe('an outside OpenFGA that is configured later', () => {
  it('gets the rights of the embedded store, once [PLAT-4, PLUS-37]', async () => {
    const database = await openDatabase({ kind: 'sqlite', file: ':memory:' });
    const stores = createEmbeddedStores(database, Date.now);
    const { id } = await stores.createStore('product');
    const served = await serveFga(stores);
    const env = { FGA_URL: served.url, FGA_STORE_ID: id, FGA_TOKEN: testToken };
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'agency-insights-'));
    const keep = await startPlatform({ dataDir });
    const ada = await keep.signIn('admin');
    await callEndpoint(keep, 'people.update', ada.headers, {
      params: { id: 'demo-nobody' },
      body: { permissions: ['viewable:benchmarks'], administrator: true },
    });
    await keep.stop();

    for (const expected of [['viewable:benchmarks'], []]) {
      const platform = await startPlatform({ dataDir, env });
      const noah = await platform.signIn('nobody');
      const answer = await fetch(`${platform.url}/api/permissions`, { headers: noah.headers });
      assert.deepEqual(await answer.json(), expected);
      await platform.stop();
      const granted = { user: 'user:demo-nobody', relation: 'granted', object: 'feature:benchmarks' };
      await stores.write(id, { deletes: { tuple_keys: [granted], on_missing: 'ignore' } });
    }
    await served.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
});
