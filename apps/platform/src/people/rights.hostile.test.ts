import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Endpoint, type EndpointId, endpoints } from '@agency-insights/insights-api/contract';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { type CallParts, callEndpoint, csvForm } from './administration.test-support.ts';

const other = { params: { id: 'demo-personal' } };

/** A valid call of each row that needs a right, about another user than the caller. */
const calls: Partial<Record<EndpointId, CallParts>> = {
  'people.page': {},
  'people.search': { params: { search: 'demo' } },
  'people.list': {},
  'people.listInsights': {},
  'people.find': other,
  'people.update': { ...other, body: { first_name: 'Paula' } },
  'people.remove': other,
  'people.block': other,
  'people.unblock': other,
  'people.resetMfa': other,
  'people.sessions': other,
  'people.endSessions': other,
  'people.auth0List': {},
  'people.invite': { body: { email: 'new@demo.test' } },
  'people.auth0Update': { ...other, body: { given_name: 'Paula' } },
  'services.list': {},
  'services.create': { body: { name: 'Search', scopes: ['administration'] } },
  'services.rotate': { params: { id: 'service-1' } },
  'services.revoke': { params: { id: 'service-1' } },
  'auditTrail.page': {},
  'auditTrail.export': {},
  'identity.resetPassword': { body: { user_id: 'demo-personal' } },
  'identity.updateClaims': { body: { user_id: 'demo-personal', first_name: 'Paula' } },
  'identity.connections': {},
  'identity.ownerMapping': { query: { carrier_ids: '12,13' } },
  'storeUsers.list': {},
  'storeUsers.put': { body: { email: 'new@demo.test' } },
  'storeUsers.find': other,
  'storeUsers.setPermissions': { ...other, body: { permissions: [] } },
  'storeUsers.migrate': { body: csvForm('email\nnew@demo.test\n') },
};

describe('rights over people', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  // The authorization store has a list of its own; named queries are everybody's, and a service's by its headers.
  const rows = (Object.entries(endpoints) as [EndpointId, Endpoint][]).filter(
    ([id]) => !/^(authorization|entities|resultSets|agencies)\.|^looker\.runQuery$/.test(id),
  );

  it('are checked by every call that requires them: the list in this test is complete', () => {
    const guarded = rows.filter(
      ([id, { auth }]) => auth === 'administrator' || (auth === 'caller' && !id.includes('verify')),
    );
    assert.deepEqual(Object.keys(calls).sort(), guarded.map(([id]) => id).sort());
  });

  it('are refused without a token, with a 401 [API-CAT-3, API-CAT-7]', async () => {
    for (const [id, parts] of Object.entries(calls) as [EndpointId, CallParts][]) {
      assert.equal((await callEndpoint(platform, id, {}, parts)).status, 401, id);
      const forged = { authorization: 'Bearer abc.def.ghi' };
      assert.equal((await callEndpoint(platform, id, forged, parts)).status, 401, id);
    }
  });

  it('are refused to users who are not administrators, with a 403 and no change [API-CAT-3, API-CAT-7]', async () => {
    const { headers } = await platform.signIn('analyst');
    for (const [id, parts] of Object.entries(calls) as [EndpointId, CallParts][]) {
      const { status, body } = await callEndpoint(platform, id, headers, parts);
      assert.equal(status, 403, id);
      assert.equal(body.error.code, 'forbidden', id);
    }
    const users = await platform.database.db.selectFrom('users').select(['id', 'email']).execute();
    assert.ok(users.some(({ id }) => id === 'demo-personal') && users.every(({ email }) => email !== 'new@demo.test'));
    const trail = await platform.database.db.selectFrom('audit_entries').select('actor').execute();
    assert.ok(trail.every(({ actor }) => actor === 'configuration'));
  });

  it('let users see and change themselves [API-CAT-3, API-CAT-7]', async () => {
    const { headers } = await platform.signIn('commercial');
    const own = { params: { id: 'demo-commercial' } };
    assert.equal((await callEndpoint(platform, 'people.find', headers, own)).body.email, 'commercial@demo.test');
    assert.equal((await callEndpoint(platform, 'storeUsers.find', headers, own)).status, 200);
    const sessions = await callEndpoint(platform, 'people.sessions', headers, own);
    assert.deepEqual(
      sessions.body.items.map(({ current, kind }) => [current, kind]),
      [[true, 'browser']],
    );
    const named = await callEndpoint(platform, 'identity.updateClaims', headers, { body: { first_name: 'Carla' } });
    assert.equal(named.body.display_name, 'Carla Okafor');
    assert.equal((await callEndpoint(platform, 'people.endSessions', headers, own)).status, 204);
    assert.equal((await callEndpoint(platform, 'people.find', headers, own)).status, 401);
  });

  it('cannot be self-granted: no call lets users give themselves a role or a permission', async () => {
    const { headers } = await platform.signIn('nobody');
    const body = { first_name: 'N', permissions: ['viewable:benchmarks'], administrator: true };
    assert.equal((await callEndpoint(platform, 'identity.updateClaims', headers, { body })).status, 400);
    assert.deepEqual((await callEndpoint(platform, 'users.self', headers)).body.roles, []);
  });
});
