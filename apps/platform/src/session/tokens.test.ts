import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { enrollApp } from '../identity-provider/second-factor/enroll.test-support.ts';
import { callEndpoint } from '../people/administration.test-support.ts';
import { createSealedBox } from '../secrets/createSealedBox.ts';
import { openSecrets } from '../secrets/openSecrets.ts';
import type { Browser } from '../testing/Browser.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { createSessionStore } from './SessionStore.ts';

const minute = 60_000;
const serviceSecret = 'a-secret-of-more-than-32-characters-here';

describe('tokens of programs', () => {
  let platform: TestPlatform;
  let aheadMs = 0;
  before(async () => {
    platform = await startPlatform({
      env: { SERVICE_CLIENTS: `billing:${serviceSecret}` },
      now: () => Date.now() + aheadMs,
    });
  });
  after(() => platform.stop());

  const call = <K extends Parameters<typeof callEndpoint>[1]>(id: K, parts = {}, headers = {}) =>
    callEndpoint(platform, id, headers, parts);
  const signIn = (name: string, password = 'insights-demo') =>
    call('identity.exchangeLogin', { body: { username: `${name}@demo.test`, password } });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const self = async (token: string) => (await call('users.self', {}, bearer(token))).status;

  it('are issued for an email address or exchange id with its password [API-CAT-7]', async () => {
    const { status, body } = await signIn('analyst');
    assert.deepEqual([status, body.token_type, body.expires_in], [200, 'Bearer', 300]);
    const person = await call('users.self', {}, bearer(body.access_token));
    assert.equal(person.body.user_id, 'demo-analyst');
    await platform.database.db
      .updateTable('users')
      .set({ exchange_user_id: 'X-17' })
      .where('id', '=', 'demo-analyst')
      .execute();
    const byExchange = await call('identity.exchangeLogin', { body: { username: 'X-17', password: 'insights-demo' } });
    assert.equal(byExchange.status, 200);
    const account = await call('storeUsers.ecsAccount', {}, bearer(byExchange.body.access_token));
    assert.deepEqual(account.body, {
      user_id: 'demo-analyst',
      exchange_user_id: 'X-17',
      exchange_organization_id: null,
    });
    assert.equal((await call('storeUsers.self', {}, bearer(byExchange.body.access_token))).body.status, 'active');
  });

  it('are not needed by a service that runs a named query with client-id and client-secret [API-CAT-6]', async () => {
    const query = { body: { query_filename: 'marketing_insights/queries/lines.query' } } as const;
    const headers = { 'client-id': 'billing', 'client-secret': serviceSecret };
    const answered = await call('looker.runQuery', query, headers);
    // There is no policy data on this platform: the query itself was let through.
    assert.deepEqual([answered.status, answered.body.error.code], [503, 'no_data_set']);
    const byAddress = await fetch(
      `${platform.url}/api/v1/looker/run-query?query_filename=${query.body.query_filename}`,
      { method: 'POST', headers },
    );
    assert.equal(byAddress.status, 503);
    for (const wrong of [
      { ...headers, 'client-secret': `${serviceSecret}.` },
      { ...headers, 'client-id': 'unknown' },
      { 'client-id': 'billing' },
      { 'client-secret': serviceSecret },
      { ...bearer('token'), ...headers, 'client-secret': '' },
    ]) {
      const { status, body } = await call('looker.runQuery', query, wrong);
      assert.deepEqual([status, body.error.code], [401, 'unauthenticated']);
      assert.match(body.error.message, /client-id and client-secret/);
    }
    // Other calls take tokens alone.
    assert.equal((await call('users.self', {}, headers)).status, 401);
  });

  it('are refused for a wrong password, and reveal a block only after the right one [API-CAT-7]', async () => {
    const wrong = await signIn('analyst', 'not-the-password');
    assert.deepEqual([wrong.status, wrong.body.error.code], [401, 'invalid_credentials']);
    assert.equal((await signIn('blocked', 'not-the-password')).body.error.code, 'invalid_credentials');
    const blocked = await signIn('blocked');
    assert.deepEqual([blocked.status, blocked.body.error.code], [403, 'blocked']);
  });

  it('are refused to a user with a second factor, with that reason only after the right password [API-CAT-7, PLAT-6]', async () => {
    await enrollApp(platform, await platform.signIn('personal'), Date.now() + aheadMs);
    const body = { username: 'personal@demo.test', password: 'insights-demo' };
    const { password, username: email } = body;
    for (const refused of [
      await call('identity.exchangeLogin', { body }),
      await call('identity.signIn', { body: { email, password } }),
    ]) {
      assert.deepEqual([refused.status, refused.body.error.code], [403, 'mfa_required']);
      assert.match(refused.body.error.message, /Sign in with a browser/);
      assert.equal('access_token' in refused.body, false);
    }
    const wrong = await call('identity.exchangeLogin', { body: { ...body, password: 'not-the-password' } });
    assert.deepEqual([wrong.status, wrong.body.error.code], [401, 'invalid_credentials']);
    await platform.database.db.deleteFrom('mfa_factors').where('user_id', '=', 'demo-personal').execute();
    assert.equal((await call('identity.exchangeLogin', { body })).status, 200);
  });

  it('share the limit of the sign-in page: after ten failures both wait [API-CAT-7]', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn('commercial', 'not-the-password');
    const limited = await signIn('commercial');
    assert.deepEqual([limited.status, limited.body.error.code], [429, 'too_many_attempts']);
    await assert.rejects(platform.signIn('commercial'), /Too many attempts/);
    aheadMs += 16 * minute;
    assert.equal((await signIn('commercial')).status, 200);
  });

  it('are renewed by the refresh token, here and at /oauth/token, until the session ends [API-CAT-7]', async () => {
    const { body } = await signIn('personal');
    const refresh_token = body.refresh_token ?? '';
    aheadMs += 6 * minute;
    assert.equal(await self(body.access_token), 401, 'it has expired');
    const renewed = await call('identity.refresh', { query: { refresh_token } });
    assert.equal(await self(renewed.body.access_token), 200);
    const form = { grant_type: 'refresh_token', refresh_token };
    assert.equal(await self((await call('identity.oauthToken', { body: form })).body.access_token), 200);
    const wrong = await call('identity.refresh', { query: { refresh_token: 'nonsense' } });
    assert.deepEqual([wrong.status, wrong.body.error.message], [401, 'Refresh token not found']);
    aheadMs += 31 * minute;
    assert.equal((await call('identity.refresh', { query: { refresh_token } })).status, 401, 'idle for too long');
    const { browser } = await platform.signIn('personal');
    const cookie = browser.cookies.get('insights.session')?.value ?? '';
    assert.equal(
      (await call('identity.refresh', { query: { refresh_token: cookie } })).status,
      401,
      "a browser's session",
    );
  });

  it('of services are issued for their credentials and may do what administrators may [API-CAT-7]', async () => {
    const credentials = { grant_type: 'client_credentials', client_id: 'billing', client_secret: serviceSecret };
    const inForm = await call('identity.oauthToken', { body: credentials });
    const basic = { authorization: `Basic ${Buffer.from(`billing:${serviceSecret}`).toString('base64')}` };
    const inHeader = await call('identity.oauthToken', { body: { grant_type: 'client_credentials' } }, basic);
    for (const { body } of [inForm, inHeader]) {
      assert.equal((await call('people.page', {}, bearer(body.access_token))).status, 200);
      assert.equal(await self(body.access_token), 401, 'a service is no person');
    }
    await call('storeUsers.put', { body: { email: 'by-service@demo.test' } }, bearer(inForm.body.access_token));
    const trail = await call('auditTrail.page', { query: { search: 'by-service' } }, bearer(inForm.body.access_token));
    assert.equal(trail.body.items[0]?.actor, 'service billing');
    const wrong = await call('identity.oauthToken', { body: { ...credentials, client_secret: 'x' } });
    assert.deepEqual([wrong.status, wrong.body.error], [401, 'invalid_client']);
    const unknown = await call('identity.oauthToken', { body: { grant_type: 'password' } });
    assert.deepEqual([unknown.status, unknown.body.error], [400, 'unsupported_grant_type']);
    assert.equal((await call('identity.oauthToken', { body: { client_id: 'billing' } })).status, 400);
    aheadMs += 6 * minute;
    assert.equal((await call('people.page', {}, bearer(inForm.body.access_token))).status, 401, 'it has expired');
  });

  it('can be verified by their owner and by administrators [API-CAT-7]', async () => {
    const own = (await signIn('personal')).body.access_token;
    const other = (await signIn('benchmarks')).body.access_token;
    const admin = (await signIn('admin')).body.access_token;
    const verified = await call('identity.verifyToken', { body: { token: own } }, bearer(own));
    assert.deepEqual(verified.body, {
      active: true,
      sub: 'demo-personal',
      email: 'personal@demo.test',
      scope: 'viewable:insights_pl',
    });
    assert.equal((await call('identity.verifyToken', { body: { token: other } }, bearer(own))).status, 403);
    const active = async (id: 'identity.verifyInsightsToken' | 'identity.verifyBenchmarksToken', body: object) =>
      (await call(id, { body }, bearer(admin))).body.active;
    assert.equal(await active('identity.verifyInsightsToken', { token: own }), true);
    assert.equal(await active('identity.verifyBenchmarksToken', { token: own }), false);
    assert.equal(await active('identity.verifyBenchmarksToken', { token: other }), true);
    assert.equal(
      await active('identity.verifyInsightsToken', { token: own, expectedScope: 'viewable:insights_cl' }),
      false,
    );
    assert.equal(
      await active('identity.verifyInsightsToken', { token: own, expectedScope: 'viewable:insights_pl' }),
      true,
    );
    assert.deepEqual((await call('identity.verifyToken', { body: { token: 'a.b.c' } }, bearer(own))).body, {
      active: false,
    });
    assert.equal((await call('identity.verifyToken', { body: { token: own } })).status, 401);
    assert.equal((await call('identity.verifyToken', { body: {} }, bearer(own))).status, 400);
  });

  it("are exchanged for an ID token of the provider, and reissued for the caller's session [API-CAT-7]", async () => {
    // The provider goes by the machine's clock.
    aheadMs = 0;
    const { headers, session } = await platform.signIn('analyst');
    const reissued = await call('identity.auth0Token', { body: { force: 'true' } }, headers);
    assert.deepEqual([reissued.status, reissued.body.refresh_token], [200, undefined]);
    assert.equal(await self(reissued.body.access_token), 200);
    assert.equal((await call('identity.auth0Token', { body: {} })).status, 401);
    const { idToken } = await signInWithIdToken('benchmarks');
    const exchanged = await exchange(idToken);
    assert.equal((await call('users.self', {}, bearer(exchanged.body.access_token))).body.user_id, 'demo-benchmarks');
    const again = await exchange(idToken);
    assert.deepEqual([again.status, again.body.error.code], [401, 'invalid_token'], 'once');
    const otherwise = await exchange(otherSpelling(idToken));
    assert.deepEqual([otherwise.status, otherwise.body.error.code], [401, 'invalid_token'], 'however it is written');
    const forged = await call('identity.exchangeLoginAuth0', { body: { token: session.accessToken } });
    assert.deepEqual([forged.status, forged.body.error.code], [401, 'invalid_token'], 'an access token is no ID token');
  });

  const exchange = (token: string) => call('identity.exchangeLoginAuth0', { body: { token } });
  /** Signs a user in, with the ID token that the provider gave to the platform. */
  const signInWithIdToken = async (name: string) => {
    const person = await platform.signIn(name);
    const [, body = ''] = (person.headers.authorization ?? '').split('.');
    const { sid } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { sid: string };
    const { sealingKey } = await openSecrets(platform.dataDir, Date.now());
    const sessions = createSessionStore({
      database: platform.database,
      box: createSealedBox(Buffer.from(sealingKey, 'base64url')),
      idleMs: 30 * minute,
      maximumMs: 60 * minute,
      now: Date.now,
    });
    return { person, idToken: (await sessions.findByHash(sid))?.tokens.idToken ?? '' };
  };

  it('are not exchanged for an ID token from before a sign-out, by any means [API-CAT-7, PLAT-5]', async () => {
    aheadMs = 0;
    const admin = await platform.signIn('admin');
    const params = { id: 'demo-commercial' };
    const ways: ((person: SignedIn) => Promise<unknown>)[] = [
      ({ browser }) => signOut(platform, browser),
      () => call('people.endSessions', { params }, admin.headers),
      () => call('people.resetMfa', { params }, admin.headers),
      async () => {
        await call('people.block', { params }, admin.headers);
        await call('people.unblock', { params }, admin.headers);
      },
    ];
    for (const [index, end] of ways.entries()) {
      const { person, idToken } = await signInWithIdToken('commercial');
      await end(person);
      const refused = await exchange(idToken);
      assert.deepEqual([refused.status, refused.body.error.code], [401, 'invalid_token'], `way ${index}`);
    }
  });

  it('are not exchanged for an ID token of a password alone if a second factor is required [API-CAT-7, PLAT-6]', async () => {
    const { person, idToken } = await signInWithIdToken('personal');
    await enrollApp(platform, person, Date.now());
    const refused = await exchange(idToken);
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'mfa_required']);
    await platform.database.db.deleteFrom('mfa_factors').where('user_id', '=', 'demo-personal').execute();
  });

  it('never include the ID token in the address that ends a sign-in [PLAT-5]', async () => {
    const { browser } = await platform.signIn('nobody');
    assert.doesNotMatch(await signOut(platform, browser), /eyJ/);
  });
});

/** Signs out as the app does; returns the address that the browser goes on to. */
async function signOut(platform: TestPlatform, browser: Browser): Promise<string> {
  const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
  const body = new URLSearchParams({ csrfToken, json: 'true' });
  const { url } = await browser.json<{ url: string }>(`${platform.url}/api/auth/signout`, { method: 'POST', body });
  return url;
}

/** The same token with the other value of ECDSA's signature that is as good. */
function otherSpelling(token: string): string {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const end = token.lastIndexOf('.') + 1;
  const signature = Buffer.from(token.slice(end), 'base64url');
  const s = BigInt(`0x${signature.subarray(32).toString('hex')}`);
  const other = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex');
  return token.slice(0, end) + Buffer.concat([signature.subarray(0, 32), other]).toString('base64url');
}
