import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { type CallParts, callEndpoint } from '../../people/administration.test-support.ts';
import { Browser } from '../../testing/Browser.test-support.ts';
import { OutsideProvider } from '../../testing/OutsideProvider.test-support.ts';
import { startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { Auth0Server } from './Auth0Server.test-support.ts';

const bobSubject = 'auth0|bob';

describe('the administration of users who sign in through an Auth0', () => {
  const auth0 = new Auth0Server();
  const outside = new OutsideProvider();
  const started = new AsyncDisposableStack();
  let platform: TestPlatform;
  let admin: Record<string, string>;
  before(async () => {
    started.defer(() => auth0.stop());
    started.defer(() => outside.stop());
    await Promise.all([auth0.listen(), outside.listen()]);
    platform = await startPlatform({
      env: {
        OIDC_ISSUER: outside.issuer,
        OIDC_CLIENT_ID: 'insights',
        OIDC_CLIENT_SECRET: 'a secret with spaces & signs',
        OIDC_SCOPE: 'openid profile email',
        ADMIN_EMAILS: 'ada@example.com',
        NEW_PERSON_PERMISSIONS: 'viewable:insights_pl',
        AUTH0_DOMAIN: auth0.domain,
        AUTH0_MANAGEMENT_CLIENT_ID: auth0.clientId,
        AUTH0_MANAGEMENT_CLIENT_SECRET: auth0.clientSecret,
      },
    });
    started.defer(() => platform.stop());
    outside.serve(platform.url);
    admin = (await signIn('auth0|ada', 'ada@example.com')).headers;
  });
  after(() => started.disposeAsync());
  beforeEach(() => {
    auth0.failure = null;
    auth0.calls.length = 0;
  });

  /** Signs in a user whom the outside provider lets in. */
  async function signIn(sub: string, email: string) {
    outside.nextPerson = { sub, email, email_verified: true, given_name: 'Bob', family_name: 'Lind' };
    const browser = new Browser();
    await platform.openSignIn(browser);
    const session = await browser.json<{ accessToken?: string; currentUserId?: string }>(
      `${platform.url}/api/auth/session`,
    );
    return { id: session.currentUserId ?? '', headers: { authorization: `Bearer ${session.accessToken}` } };
  }
  const signInBob = () => signIn(bobSubject, 'bob@example.com');
  const call = <K extends Parameters<typeof callEndpoint>[1]>(id: K, parts: CallParts = {}) =>
    callEndpoint(platform, id, admin, parts);
  const permissions = async (headers: Record<string, string>) =>
    (await callEndpoint(platform, 'permissions.list', headers)).status;

  it('adds them at their first sign-in, with their id at the provider and their factors there [PLUS-39, AUTH-MFA-6]', async () => {
    auth0.methods.set(bobSubject, [{ id: 'totp|1', type: 'totp', confirmed: true }]);
    const bob = await signInBob();
    const self = await callEndpoint(platform, 'users.self', bob.headers);
    assert.equal(self.body.provider_user_id, bobSubject);
    const found = await call('people.find', { params: { id: bob.id } });
    assert.deepEqual(
      [found.body.email, found.body.authentication_methods, found.body.permissions],
      ['bob@example.com', ['totp'], ['viewable:insights_pl']],
    );
  });

  it('blocks and unblocks them here and at Auth0 [PLAT-12, PLUS-39]', async () => {
    const bob = await signInBob();
    const params = { params: { id: bob.id } };
    const { status, body } = await call('people.block', params);
    assert.deepEqual([status, body.status], [200, 'blocked']);
    assert.equal(await permissions(bob.headers), 401);
    assert.deepEqual([...auth0.blocked], [bobSubject]);
    assert.equal((await signInBob()).id, '', 'refused here too, should Auth0 let them in');
    const again = await call('people.unblock', params);
    assert.deepEqual([again.status, again.body.status, auth0.blocked.size], [200, 'active', 0]);
    assert.equal(await permissions((await signInBob()).headers), 200);
  });

  it("blocks them by Auth0's field names too [API-CAT-7]", async () => {
    const bob = await signInBob();
    const params = { id: bob.id };
    assert.equal((await call('people.auth0Update', { params, body: { blocked: true } })).status, 200);
    assert.deepEqual([...auth0.blocked], [bobSubject]);
    assert.equal((await call('people.auth0Update', { params, body: { blocked: false } })).status, 200);
    assert.equal(auth0.blocked.size, 0);
  });

  it('blocks them here while Auth0 is unavailable, reports that, and blocks them there when asked again [PLAT-12]', async () => {
    const bob = await signInBob();
    const params = { params: { id: bob.id } };
    auth0.failure = 500;
    const failed = await call('people.block', params);
    assert.deepEqual([failed.status, failed.body.error.code], [503, 'provider_unavailable']);
    assert.equal(await permissions(bob.headers), 401);
    assert.equal((await call('people.unblock', params)).status, 503, 'and unblocks nowhere');
    auth0.failure = null;
    assert.equal((await call('people.block', params)).status, 200);
    assert.deepEqual([...auth0.blocked], [bobSubject]);
    assert.equal((await call('people.unblock', params)).status, 200);
    assert.equal(auth0.blocked.size, 0);
  });

  it('resets their second factor at Auth0 and signs them out [PLAT-12, PLAT-6]', async () => {
    auth0.methods.set(bobSubject, [{ id: 'totp|1', type: 'totp', confirmed: true }]);
    const bob = await signInBob();
    const { status, body } = await call('people.resetMfa', { params: { id: bob.id } });
    assert.deepEqual([status, body.authentication_methods], [200, []]);
    assert.equal(auth0.methods.has(bobSubject), false);
    assert.equal(await permissions(bob.headers), 401);
  });

  it('manages users who have not signed in yet, without a call to Auth0', async () => {
    const invited = await call('people.invite', { body: { email: 'new@example.com' } });
    assert.deepEqual([invited.status, invited.body.invitation], [201, null], 'no password link: Auth0 keeps passwords');
    const params = { params: { id: invited.body.user.user_id } };
    assert.deepEqual((await call('people.find', params)).body.authentication_methods, []);
    assert.equal((await call('people.block', params)).body.status, 'blocked');
    assert.equal((await call('people.unblock', params)).status, 200);
    assert.equal((await call('people.remove', params)).status, 204);
    assert.deepEqual(auth0.calls, []);
  });

  it('creates no password links [API-CAT-7]', async () => {
    const bob = await signInBob();
    const { status } = await call('identity.resetPassword', { body: { user_id: bob.id } });
    assert.equal(status, 409);
  });
});
