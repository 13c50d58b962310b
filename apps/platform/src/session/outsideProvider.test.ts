import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createProviderAccounts } from '../identity/ProviderAccounts.ts';
import { callEndpoint } from '../people/administration.test-support.ts';
import { Browser, type LoadedPage } from '../testing/Browser.test-support.ts';
import { OutsideProvider } from '../testing/OutsideProvider.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const serviceSecret = 'a-secret-of-more-than-32-characters-here';

describe("sign-in through a provider of the customer's own", () => {
  const outside = new OutsideProvider();
  const started = new AsyncDisposableStack();
  let platform: TestPlatform;
  before(async () => {
    started.defer(() => outside.stop());
    await outside.listen();
    platform = await startPlatform({
      env: {
        OIDC_ISSUER: outside.issuer,
        OIDC_CLIENT_ID: 'insights',
        OIDC_CLIENT_SECRET: 'a secret with spaces & signs',
        OIDC_SCOPE: 'openid profile email',
        NEW_PERSON_PERMISSIONS: 'viewable:insights_pl',
      },
    });
    started.defer(() => platform.stop());
    outside.serve(platform.url);
  });
  after(() => started.disposeAsync());

  const signIn = (person: OutsideProvider['nextPerson'], browser = new Browser()): Promise<LoadedPage> => {
    outside.nextPerson = person;
    return platform.openSignIn(browser, '/marketing/agencies');
  };
  const userOf = (email: string) =>
    platform.database.db
      .selectFrom('users')
      .selectAll()
      .where('email_key', '=', email.toLowerCase())
      .executeTakeFirst();

  it('has no demo users', async () => {
    assert.deepEqual(await platform.database.db.selectFrom('users').select('id').execute(), []);
  });

  it('lets a new user in with the permissions of new users, and recognises them the next time [PLAT-5]', async () => {
    const ada = { sub: 'u-1', email: 'Ada@example.com', email_verified: true, given_name: 'Ada', family_name: 'Moss' };
    const browser = new Browser();
    assert.match((await signIn(ada, browser)).url, /\/marketing\/agencies$/);
    const session = await browser.json<{ user: object; currentUserId: string; accessToken: string }>(
      `${platform.url}/api/auth/session`,
    );
    assert.deepEqual(session.user, { email: 'Ada@example.com', name: 'Ada Moss' });
    const headers = { authorization: `Bearer ${session.accessToken}` };
    assert.deepEqual(await (await fetch(`${platform.url}/api/permissions`, { headers })).json(), [
      'viewable:insights_pl',
    ]);
    await signIn(ada);
    const users = await platform.database.db.selectFrom('users').select('id').execute();
    assert.deepEqual(
      users,
      [{ id: session.currentUserId }].map((row) => Object.assign(Object.create(null), row)),
    );
  });

  it('records the permissions of new users once, as configured [PLUS-39]', async () => {
    const uma = { sub: 'u-9', email: 'uma@example.com', email_verified: true };
    await signIn(uma);
    await signIn(uma);
    const lines = await platform.database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('email', '=', uma.email)
      .execute();
    assert.deepEqual(
      lines.map(({ actor, action, details }) => [actor, action, JSON.parse(details)]),
      [['configuration', 'added', { permissions: ['viewable:insights_pl'], administrator: false }]],
    );
  });

  it('leaves second factors to the provider: no user is prompted, and none can be set up here', async () => {
    const browser = new Browser();
    await signIn({ sub: 'u-1', email: 'Ada@example.com', email_verified: true }, browser);
    const { accessToken } = await browser.json<{ accessToken: string }>(`${platform.url}/api/auth/session`);
    const headers = { authorization: `Bearer ${accessToken}` };
    const self = await fetch(`${platform.url}/api/v1/identity/users/self`, { headers });
    const { authentication_methods: methods } = (await self.json()) as { authentication_methods: string[] };
    assert.deepEqual(methods, ['outside-provider']);
    const enroll = await fetch(`${platform.url}/api/v1/identity/enroll-mfa`, { method: 'POST', headers });
    assert.equal(enroll.status, 409);
    assert.match(await enroll.text(), /managed by your sign-in service/);
  });

  it("does not give one user's account to another with the same email address", async () => {
    const landed = await signIn({ sub: 'u-2', email: 'ada@example.com', email_verified: true });
    assert.match(landed.html, /Another account already uses this email address/);
  });

  it('refuses a missing email address, or one that the provider has not verified', async () => {
    for (const person of [{ sub: 'u-3', email: 'eve@example.com', email_verified: false }, { sub: 'u-4' }]) {
      assert.match((await signIn(person)).html, /sent no verified email address/);
    }
    assert.equal(await userOf('eve@example.com'), undefined);
  });

  it('refuses a blocked user [PLAT-12]', async () => {
    await platform.database.db
      .updateTable('users')
      .set({ blocked: 1 })
      .where('email_key', '=', 'ada@example.com')
      .execute();
    const landed = await signIn({ sub: 'u-1', email: 'ada@example.com', email_verified: true });
    assert.match(landed.html, /This account may not sign in/);
  });

  it('offers another account to a user whose account at the provider is refused', async () => {
    const browser = new Browser();
    const refused = await signIn({ sub: 'u-3', email: 'eve@example.com', email_verified: false }, browser);
    assert.match(
      refused.html,
      /action="\/api\/auth\/signin"><input type="hidden" name="prompt" value="select_account"><button type="submit">Use another account</,
    );
    outside.nextPerson = { sub: 'u-5', email: 'may@example.com', email_verified: true };
    // The provider signs its user out first, by a page that submits itself.
    const leaving = await browser.open(`${platform.url}/api/auth/signin?prompt=select_account`);
    const landed = await browser.submit(leaving);
    assert.equal(landed.url, `${platform.url}/`, landed.html);
    const session = await browser.json<{ user?: { email: string } }>(`${platform.url}/api/auth/session`);
    assert.equal(session.user?.email, 'may@example.com');
  });
});

describe('users that both an outside provider and the product know', () => {
  const outside = new OutsideProvider();
  const started = new AsyncDisposableStack();
  let platform: TestPlatform;
  let admin: Record<string, string>;
  before(async () => {
    started.defer(() => outside.stop());
    await outside.listen();
    platform = await startPlatform({
      env: {
        OIDC_ISSUER: outside.issuer,
        OIDC_CLIENT_ID: 'insights',
        OIDC_CLIENT_SECRET: 'a secret with spaces & signs',
        OIDC_SCOPE: 'openid profile email',
        ADMIN_EMAILS: 'boss@example.com,chief@example.com',
        SERVICE_CLIENTS: `robot:${serviceSecret}`,
      },
    });
    started.defer(() => platform.stop());
    outside.serve(platform.url);
    admin = (await signIn({ sub: 'boss', email: 'boss@example.com', email_verified: true })).headers;
  });
  after(() => started.disposeAsync());

  async function signIn(person: OutsideProvider['nextPerson']) {
    outside.nextPerson = person;
    const browser = new Browser();
    const { html } = await platform.openSignIn(browser);
    const session = await browser.json<{ currentUserId?: string; accessToken?: string }>(
      `${platform.url}/api/auth/session`,
    );
    return { html, id: session.currentUserId, headers: { authorization: `Bearer ${session.accessToken}` } };
  }
  const invite = async (email: string, more: object = {}) =>
    (await callEndpoint(platform, 'people.invite', admin, { body: { email, ...more } })).body.user.user_id;
  const rolesOf = async (headers: Record<string, string>) =>
    (await callEndpoint(platform, 'users.self', headers)).body.roles;

  it('get the role of ADMIN_EMAILS if the provider has verified the address, with an audit entry [PLUS-39]', async () => {
    assert.deepEqual(await rolesOf(admin), ['platform:insights#administrator']);
    const { body } = await callEndpoint(platform, 'auditTrail.page', admin, { query: { search: 'boss' } });
    assert.deepEqual(
      body.items.map(({ action, email }) => [action, email]),
      [
        ['administrator_granted', 'boss@example.com'],
        ['added', 'boss@example.com'],
      ],
    );
    const stranger = await signIn({ sub: 'evil', email: 'chief@example.com' });
    assert.deepEqual(await rolesOf(stranger.headers), [], 'this address is not verified');
    const carl = { sub: 'carl', email: 'carl@example.com', email_verified: true };
    await signIn(carl);
    const renamed = await signIn({ ...carl, email: 'chief@example.com' });
    assert.deepEqual(await rolesOf(renamed.headers), [], 'who is another person here');
    assert.deepEqual(await rolesOf(stranger.headers), [], 'nor the stranger, whose address was verified for another');
  });

  it('are let in under their invitation, and then by their id at the provider [PLUS-39]', async () => {
    const id = await invite('ann@example.com', { permissions: ['viewable:benchmarks'] });
    assert.match((await signIn({ sub: 'false', email: 'ann@example.com' })).html, /already uses this email address/);
    const ann = await signIn({ sub: 'ann', email: 'Ann@example.com', email_verified: true });
    assert.equal(ann.id, id);
    const self = await callEndpoint(platform, 'users.self', ann.headers);
    assert.deepEqual([self.body.permissions, self.body.provider_user_id], [['viewable:benchmarks'], 'ann']);
    const trail = await callEndpoint(platform, 'auditTrail.page', admin, { query: { user_id: id } });
    assert.deepEqual(
      trail.body.items.map(({ actor, action }) => [actor, action]),
      [
        ['ann@example.com', 'invitation_taken_up'],
        ['boss@example.com', 'invited'],
      ],
    );
    const renamed = await signIn({ sub: 'ann', email: 'ann.lee@example.com', email_verified: true });
    assert.equal(renamed.id, id);
    const other = await signIn({ sub: 'other', email: 'ann@example.com', email_verified: true });
    assert.match(other.html, /already uses this email address/);
  });

  it('share no invitation: only one of 20 concurrent accounts gets it [PLUS-39]', async () => {
    const email = 'race@example.com';
    const id = await invite(email);
    const accounts = createProviderAccounts(platform.database);
    const links = await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        accounts.link({ id, email }, { issuer: outside.issuer, subject: `race-${index}` }, Date.now()),
      ),
    );
    assert.equal(links.filter(Boolean).length, 1);
  });

  it('do not count as the last administrator if they were invited but never signed in [PLUS-39]', async () => {
    const ghost = await invite('ghost@example.com', { administrator: true });
    // Who signed in before there was an outside provider does not count either.
    await platform.database.db.updateTable('users').set({ last_sign_in_at: 1 }).where('id', '=', ghost).execute();
    const boss = (await callEndpoint(platform, 'users.self', admin)).body.user_id;
    const token = await callEndpoint(
      platform,
      'identity.oauthToken',
      {},
      { body: { grant_type: 'client_credentials', client_id: 'robot', client_secret: serviceSecret } },
    );
    const robot = { authorization: `Bearer ${token.body.access_token}` };
    const refused = await callEndpoint(platform, 'people.update', robot, {
      params: { id: boss },
      body: { administrator: false },
    });
    assert.deepEqual([refused.status, refused.body.error.code], [409, 'last_administrator']);
  });
});

describe('sign-in while the provider does not respond', () => {
  it('shows a clear message', async () => {
    const outside = new OutsideProvider();
    await outside.listen();
    outside.stop();
    const platform = await startPlatform({ env: { OIDC_ISSUER: outside.issuer, OIDC_CLIENT_ID: 'insights' } });
    try {
      const landed = await platform.openSignIn();
      assert.match(landed.url, /\/api\/auth\/error\?error=OAuthSignin$/);
      assert.match(landed.html, /The sign-in service cannot be reached/);
    } finally {
      await platform.stop();
    }
  });
});
