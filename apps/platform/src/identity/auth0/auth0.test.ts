import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { pino } from 'pino';
import { openDatabase } from '../../database/openDatabase.ts';
import { Browser } from '../../testing/Browser.test-support.ts';
import { OutsideProvider } from '../../testing/OutsideProvider.test-support.ts';
import { startAndStop, startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { createProviderAccounts } from '../ProviderAccounts.ts';
import type { SecondFactors } from '../SecondFactors.ts';
import { Auth0Server } from './Auth0Server.test-support.ts';
import { createAuth0Management } from './createAuth0Management.ts';
import { createAuth0SecondFactors } from './createAuth0SecondFactors.ts';

const subject = 'auth0|5f7c';
const hourMs = 3_600_000;

describe('second factors at an Auth0', () => {
  const auth0 = new Auth0Server();
  const outside = new OutsideProvider();
  const started = new AsyncDisposableStack();
  let platform: TestPlatform;
  let headers: Record<string, string>;
  let userId: string;
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
        AUTH0_DOMAIN: auth0.domain,
        AUTH0_MANAGEMENT_CLIENT_ID: auth0.clientId,
        AUTH0_MANAGEMENT_CLIENT_SECRET: auth0.clientSecret,
      },
    });
    started.defer(() => platform.stop());
    outside.serve(platform.url);
    outside.nextPerson = { sub: subject, email: 'ada@example.com', email_verified: true };
    const browser = new Browser();
    await platform.openSignIn(browser);
    const session = await browser.json<{ accessToken: string; currentUserId: string }>(
      `${platform.url}/api/auth/session`,
    );
    headers = { authorization: `Bearer ${session.accessToken}` };
    userId = session.currentUserId;
  });
  after(() => started.disposeAsync());
  beforeEach(() => {
    auth0.failure = null;
    auth0.calls.length = 0;
    auth0.methods.set(subject, [
      { id: 'totp|dev_1', type: 'totp', confirmed: true },
      { id: 'push|dev_2', type: 'push', confirmed: false },
      { id: 'recovery-code|1', type: 'recovery-code' },
      { id: 'password|1', type: 'password' },
    ]);
  });

  const self = () => fetch(`${platform.url}/api/v1/identity/users/self`, { headers });
  const enroll = () => fetch(`${platform.url}/api/v1/identity/enroll-mfa`, { method: 'POST', headers });

  it('are read from its authentication methods: the confirmed ones except passwords and recovery codes [AUTH-MFA-6]', async () => {
    const { authentication_methods: methods } = (await (await self()).json()) as { authentication_methods: string[] };
    assert.deepEqual(methods, ['totp']);
    assert.deepEqual(auth0.calls, [`GET users/${subject}/authentication-methods`]);
  });

  it('are set up at the address of a Guardian ticket [AUTH-MFA-7]', async () => {
    const answer = await enroll();
    assert.equal(answer.status, 200);
    assert.deepEqual(await answer.json(), {
      enrollment_url: `https://company.guardian.eu.auth0.com/guardian/enroll?ticket=${subject}`,
    });
  });

  it('are removed by a reset [PLAT-6]', async () => {
    const factors = createAuth0SecondFactors({
      management: managementOf(auth0, Date.now),
      accounts: createProviderAccounts(platform.database),
      logger: pino({ level: 'silent' }),
    });
    await factors.reset(userId);
    assert.equal(auth0.methods.has(subject), false);
    assert.deepEqual(await factors.methodsOf(userId), []);
  });

  it('respond with 503 and a clear message if Auth0 fails or returns unexpected data', async () => {
    for (const failure of [500, 429, 403]) {
      auth0.failure = failure;
      for (const answer of [await self(), await enroll()]) {
        assert.equal(answer.status, 503);
        assert.match(await answer.text(), /The sign-in service did not respond\. Try again in a moment\./);
      }
    }
    auth0.failure = null;
    auth0.methods.set(subject, [{ id: 'x' } as never]);
    assert.equal((await self()).status, 503);
  });
});

describe('the client of the Management API', () => {
  const auth0 = new Auth0Server();
  let now = 0;
  before(() => auth0.listen());
  after(() => auth0.stop());

  it('fetches a token once, and again when it expires or was revoked', async () => {
    const management = managementOf(auth0, () => now);
    await management.listMethods(subject);
    await management.listMethods(subject);
    assert.equal(auth0.tokens, 1);
    now += 24 * hourMs;
    await management.listMethods(subject);
    assert.equal(auth0.tokens, 2);
    auth0.revokeTokens();
    await assert.rejects(
      management.listMethods(subject),
      /Auth0 responded with 401 to GET users\/…\/authentication-methods\./,
    );
    assert.deepEqual(await management.listMethods(subject), []);
  });

  it('reports that its credentials are refused, without printing them', async () => {
    const management = createAuth0Management({
      url: `http://${auth0.domain}`,
      clientId: auth0.clientId,
      clientSecret: 'wrong-secret',
      now: Date.now,
    });
    await assert.rejects(
      management.createEnrollmentTicket(subject),
      (error: Error) => /401 to the request for a management token/.test(error.message) && !/wrong/.test(error.message),
    );
  });

  it('is checked at startup: errors are reported by variable, and an unreachable Auth0 is logged', async (test) => {
    const outside = new OutsideProvider();
    test.after(() => outside.stop());
    await outside.listen();
    outside.serve('http://localhost:1');
    const start = (env: Record<string, string>) =>
      startAndStop({
        env: {
          OIDC_ISSUER: outside.issuer,
          OIDC_CLIENT_ID: 'insights',
          OIDC_CLIENT_SECRET: 'a secret with spaces & signs',
          AUTH0_DOMAIN: auth0.domain,
          AUTH0_MANAGEMENT_CLIENT_ID: auth0.clientId,
          AUTH0_MANAGEMENT_CLIENT_SECRET: auth0.clientSecret,
          ...env,
        },
        logger,
      });
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const refused = /^StartProblem: AUTH0_MANAGEMENT_CLIENT_ID, AUTH0_MANAGEMENT_CLIENT_SECRET: Auth0 at http/;
    await assert.rejects(start({ AUTH0_MANAGEMENT_CLIENT_SECRET: 'wrong-secret' }), refused);
    await assert.rejects(start({ AUTH0_MANAGEMENT_CLIENT_ID: 'other' }), refused);
    // Any web server but an Auth0.
    const { host } = new URL(outside.issuer);
    await assert.rejects(
      start({ AUTH0_DOMAIN: host }),
      /^StartProblem: AUTH0_DOMAIN: there is no Auth0 tenant at http/,
    );
    assert.doesNotMatch(lines.join(), /AUTH0/);
    await start({ AUTH0_DOMAIN: 'localhost:1' });
    assert.match(lines.join(), /AUTH0_DOMAIN: Auth0 at http:\/\/localhost:1 does not respond/);
  });

  it('is not used for a user who has never signed in through it', async () => {
    const database = await openDatabase({ kind: 'sqlite', file: ':memory:' });
    const factors: SecondFactors = createAuth0SecondFactors({
      management: managementOf(auth0, Date.now),
      accounts: createProviderAccounts(database),
      logger: pino({ level: 'silent' }),
    });
    await assert.rejects(factors.beginEnrollment('nobody'), { status: 409, code: 'sign_in_first' });
    await database.close();
  });
});

function managementOf(auth0: Auth0Server, now: () => number) {
  const { domain, clientId, clientSecret } = auth0;
  return createAuth0Management({ url: `http://${domain}`, clientId, clientSecret, now });
}
