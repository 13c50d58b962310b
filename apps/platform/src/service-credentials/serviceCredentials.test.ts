import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { EndpointId, ServiceScope } from '@agency-insights/insights-api/contract';
import { type CallParts, callEndpoint } from '../people/administration.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const hour = 3_600_000;
const search = { body: { filters: { policy_state: 'NOT XX' }, limit: 5 } };

describe('credentials of services', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  let aheadMs = 0;
  before(async () => {
    platform = await startPlatform({ sample: { agencies: 30, policies: 1_000 }, now: () => Date.now() + aheadMs });
    admin = await platform.signIn('admin');
  });
  after(() => platform.stop());

  const call = <K extends EndpointId>(id: K, parts: CallParts = {}, headers = admin.headers) =>
    callEndpoint(platform, id, { accept: 'application/json', ...headers }, parts);
  const create = async (name: string, scopes: ServiceScope[]) => {
    const { status, body } = await call('services.create', { body: { name, scopes } });
    assert.equal(status, 201, JSON.stringify(body));
    return { id: body.credential.client_id, secret: body.client_secret };
  };
  const askToken = ({ id, secret }: { id: string; secret: string }) =>
    call('identity.oauthToken', {
      body: { grant_type: 'client_credentials', client_id: id, client_secret: secret },
    });
  const signIn = async (credentials: { id: string; secret: string }) => ({
    authorization: `Bearer ${(await askToken(credentials)).body.access_token}`,
  });

  it('search the lines that their scopes allow, and do nothing else [API-CAT-7, PLAT-13]', async () => {
    const both = await signIn(await create('Nightly search', ['viewable:insights_pl', 'viewable:insights_cl']));
    const personal = await signIn(await create('Personal search', ['viewable:insights_pl']));
    const all = await call('resultSets.findAgencies', search, both);
    const some = await call('resultSets.findAgencies', search, personal);
    const person = await platform.signIn('personal');
    assert.deepEqual(some.body, (await call('resultSets.findAgencies', search, person.headers)).body);
    assert.notDeepEqual(some.body, all.body);
    assert.equal((await call('people.page', {}, both)).status, 403);
    assert.equal((await call('users.self', {}, both)).status, 401, 'a service is no person');
  });

  it('with the scope administration may do what administrators may, but see no agency data [API-CAT-7]', async () => {
    const service = await signIn(await create('Directory sync', ['administration']));
    assert.equal((await call('people.page', {}, service)).status, 200);
    assert.equal((await call('resultSets.findAgencies', search, service)).status, 403);
    const more = { body: { name: 'Offspring', scopes: ['administration'] } };
    assert.equal((await call('services.create', more, service)).status, 403, 'it would outlive its revocation');
  });

  it('get a token with their scopes, and run a named query by their headers [API-CAT-6, API-CAT-7]', async () => {
    const credentials = await create('Warehouse', ['viewable:insights_cl']);
    assert.equal((await askToken(credentials)).body.scope, 'viewable:insights_cl');
    const headers = { 'client-id': credentials.id, 'client-secret': credentials.secret };
    const query = { body: { query_filename: 'marketing_insights/queries/lines.query' } };
    assert.equal((await call('looker.runQuery', query, headers)).status, 200);
  });

  it('show their secret once, and store only its hash [API-CAT-7]', async () => {
    const { id, secret } = await create('Shown once', ['viewable:insights_pl']);
    await askToken({ id, secret });
    const { body } = await call('services.list');
    const listed = body.items.find(({ client_id }) => client_id === id);
    assert.equal(listed?.created_by, 'admin@demo.test');
    assert.notEqual(listed.last_used_at, null);
    const rows = await platform.database.db.selectFrom('service_credentials').selectAll().execute();
    const trail = await platform.database.db.selectFrom('audit_entries').selectAll().execute();
    assert.ok(!JSON.stringify([body, rows, trail]).includes(secret));
  });

  it('accept the secret before a rotation for another 24 hours [API-CAT-7]', async () => {
    const old = await create('Rotated', ['viewable:insights_pl']);
    const { body } = await call('services.rotate', { params: { id: old.id } });
    const renewed = { id: old.id, secret: body.client_secret };
    assert.deepEqual([(await askToken(old)).status, (await askToken(renewed)).status], [200, 200]);
    const overlap = async () =>
      (await call('services.list')).body.items.find(({ client_id }) => client_id === old.id)?.previous_secret_until;
    assert.ok(Date.parse((await overlap()) ?? '') > Date.now() + 23 * hour);
    aheadMs += 25 * hour;
    admin = await platform.signIn('admin');
    assert.deepEqual([(await askToken(old)).status, (await askToken(renewed)).status], [401, 200]);
    assert.equal(await overlap(), null, 'it no longer works');
    aheadMs = 0;
  });

  it('end with their tokens at the next request after they are revoked [API-CAT-7, PLAT-12]', async () => {
    const credentials = await create('Revoked', ['viewable:insights_pl']);
    const headers = await signIn(credentials);
    assert.equal((await call('resultSets.findAgencies', search, headers)).status, 200);
    assert.equal((await call('services.revoke', { params: { id: credentials.id } })).status, 204);
    assert.equal((await call('resultSets.findAgencies', search, headers)).status, 401);
    const refused = await askToken(credentials);
    assert.deepEqual([refused.status, refused.body.error], [401, 'invalid_client']);
  });

  it('have unique names, and are recorded in the audit trail at each change [API-CAT-7]', async () => {
    const { id } = await create('Audited', ['viewable:insights_pl']);
    const again = await call('services.create', { body: { name: ' aUDITED', scopes: ['administration'] } });
    assert.deepEqual([again.status, again.body.error.code], [409, 'name_taken']);
    await call('services.rotate', { params: { id } });
    await call('services.revoke', { params: { id } });
    const { body } = await call('auditTrail.page', { query: { size: '100' } });
    const own = body.items.filter(({ details }) => details.client_id === id);
    assert.deepEqual(
      own.map(({ action, actor, details }) => [action, actor, details.name]),
      ['service_revoked', 'service_rotated', 'service_created'].map((action) => [action, 'admin@demo.test', 'Audited']),
    );
  });

  it('are refused without a name, without scopes, and with an unknown scope [PLAT-15]', async () => {
    for (const [body, field] of [
      [{ name: ' ', scopes: ['administration'] }, 'name'],
      [{ name: 'x', scopes: [] }, 'scopes'],
      [{ name: 'x', scopes: ['administration', 'administration'] }, 'scopes'],
      [{ name: 'x', scopes: ['viewable:benchmarks'] }, 'scopes.0'],
    ] as const) {
      const refused = await call('services.create', { body });
      assert.deepEqual([refused.status, refused.body.error.issues?.[0]?.path], [400, field]);
    }
  });
});
