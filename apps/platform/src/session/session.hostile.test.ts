import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionSchema } from '@agency-insights/insights-api/contract';
import { Browser } from '../testing/Browser.test-support.ts';
import { setPermissions } from '../authorization-store/product/openTestRights.test-support.ts';
import { itAtNight } from '../testing/checksAll.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('the session', () => {
  let platform: TestPlatform;
  let aheadMs = 0;
  before(async () => {
    platform = await startPlatform({ now: () => Date.now() + aheadMs });
  });
  after(() => platform.stop());

  const sessionOf = (browser: Browser) => browser.json(`${platform.url}/api/auth/session`);
  const keepAlive = async (browser: Browser) => {
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    return browser.json(`${platform.url}/api/auth/session`, {
      method: 'POST',
      body: JSON.stringify({ csrfToken }),
      headers: { 'content-type': 'application/json' },
    });
  };
  const permissionsStatus = async (headers: Record<string, string>) =>
    (await fetch(`${platform.url}/api/permissions`, { headers })).status;

  it('has the schema of the contract, with a token of five minutes [AUTH-SESSION-1] [AUTH-CLIENT-1]', async () => {
    const { browser } = await platform.signIn('analyst');
    const session = sessionSchema.parse(await sessionOf(browser));
    assert.equal(session.user.name, 'Dana Reyes');
    const lifetimeMs = session.accessTokenExpiresAt * 1000 - Date.now();
    assert.ok(lifetimeMs > 4.9 * minuteMs && lifetimeMs <= 5 * minuteMs);
    const idleMs = Date.parse(session.expires) - Date.now();
    assert.ok(idleMs > 29.9 * minuteMs && idleMs <= 30 * minuteMs);
  });

  it('is an empty object for a stranger and for a forged or ended session', async () => {
    assert.deepEqual(await sessionOf(new Browser()), {});
    for (const id of ['', 'x', 'A'.repeat(43), '../..', '%00', "' or 1=1 --"]) {
      const answer = await fetch(`${platform.url}/api/auth/session`, {
        headers: { cookie: `insights.session=${encodeURIComponent(id)}` },
      });
      assert.equal(answer.status, 200);
      assert.deepEqual(await answer.json(), {});
    }
  });

  it('lists the one provider with absolute addresses [AUTH-CLIENT-1]', async () => {
    assert.deepEqual(await new Browser().json(`${platform.url}/api/auth/providers`), {
      insights: {
        id: 'insights',
        name: 'Agency Insights',
        type: 'oauth',
        signinUrl: `${platform.url}/api/auth/signin/insights`,
        callbackUrl: `${platform.url}/api/auth/callback/insights`,
      },
    });
  });

  it("keeps a browser's CSRF token as long as its cookie [PLAT-14]", async () => {
    const browser = new Browser();
    const first = await browser.json(`${platform.url}/api/auth/csrf`);
    assert.deepEqual(await browser.json(`${platform.url}/api/auth/csrf`), first);
    assert.notDeepEqual(await new Browser().json(`${platform.url}/api/auth/csrf`), first);
  });

  it("renews a browser's CSRF token at sign-in, so that an earlier one is refused [PLAT-14]", async () => {
    const browser = new Browser();
    const readToken = async () =>
      (await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`)).csrfToken;
    const before = await readToken();
    await browser.submit(await platform.openSignIn(browser), { email: 'analyst@demo.test', password: 'insights-demo' });
    const update = (csrfToken: string) =>
      browser.fetch(`${platform.url}/api/auth/session`, {
        method: 'POST',
        body: JSON.stringify({ csrfToken }),
        headers: { 'content-type': 'application/json' },
      });
    assert.equal((await update(before)).status, 403);
    assert.equal((await update(await readToken())).status, 200);
  });

  it("refuses every unsafe route without the browser's own CSRF token, and from other origins [PLAT-14]", async () => {
    const { browser, headers } = await platform.signIn('analyst');
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const { csrfToken: another } = await new Browser().json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const attempts: [token: string, headers: Record<string, string>][] = [
      ['', {}],
      ['guess', {}],
      [another, {}],
      [csrfToken, { origin: 'https://elsewhere.test' }],
      [csrfToken, { origin: 'null' }],
    ];
    for (const [token, extra] of attempts) {
      for (const path of ['signin/insights', 'signout']) {
        const body = new URLSearchParams({ csrfToken: token, json: 'true' });
        const answer = await browser.fetch(`${platform.url}/api/auth/${path}`, {
          method: 'POST',
          body,
          headers: extra,
        });
        assert.equal(answer.status, 403, `${path} with ${token}`);
      }
      const answer = await browser.fetch(`${platform.url}/api/auth/session`, {
        method: 'POST',
        body: JSON.stringify({ csrfToken: token }),
        headers: { 'content-type': 'application/json', ...extra },
      });
      assert.equal(answer.status, 403);
    }
    assert.equal(await permissionsStatus(headers), 200);
  });

  it('responds to a session update with the session, and stores nothing of the body [AUTH-CLIENT-3]', async () => {
    const { browser } = await platform.signIn('personal');
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const answer = await browser.json(`${platform.url}/api/auth/session`, {
      method: 'POST',
      body: JSON.stringify({
        csrfToken,
        data: { user: { email: 'analyst@demo.test' }, currentUserId: 'demo-analyst' },
      }),
      headers: { 'content-type': 'application/json' },
    });
    assert.equal(sessionSchema.parse(answer).user.email, 'personal@demo.test');
    assert.equal(sessionSchema.parse(answer).currentUserId, 'demo-personal');
  });

  it('ends with its tokens 30 minutes after the last activity; reads and calls are not activity [AUTH-IDLE-1]', async () => {
    const { browser } = await platform.signIn('analyst');
    const begun = aheadMs;
    let session = sessionSchema.parse(await sessionOf(browser));
    const status = () => permissionsStatus({ authorization: `Bearer ${session.accessToken}` });
    while (aheadMs < begun + 29 * minuteMs) {
      assert.equal(await status(), 200);
      aheadMs += minuteMs;
      session = sessionSchema.parse(await sessionOf(browser));
    }
    const left = Date.parse(session.expires) - Date.now() - aheadMs;
    assert.ok(left > 0 && left <= minuteMs, `${left} ms are left`);
    assert.equal(session.idleTimeoutSeconds, 1800);
    aheadMs = begun + 30 * minuteMs + 1_000;
    assert.equal(await status(), 401);
    assert.deepEqual(await sessionOf(browser), {});
  });

  it('restarts its 30 minutes with each keep-alive [AUTH-IDLE-3]', async () => {
    const { browser, headers } = await platform.signIn('analyst');
    for (let count = 0; count < 3; count += 1) {
      aheadMs += 29 * minuteMs;
      const { expires } = sessionSchema.parse(await keepAlive(browser));
      assert.ok(Date.parse(expires) - Date.now() - aheadMs > 29 * minuteMs);
    }
    aheadMs += 31 * minuteMs;
    assert.deepEqual(await keepAlive(browser), {});
    assert.equal(await permissionsStatus(headers), 401);
  });

  it('ends 12 hours after sign-in, however active the user is', async () => {
    const { browser } = await platform.signIn('analyst');
    const begun = aheadMs;
    while (aheadMs - begun < 12 * hourMs - 20 * minuteMs) {
      aheadMs += 20 * minuteMs;
      assert.notDeepEqual(await keepAlive(browser), {});
    }
    aheadMs = begun + 12 * hourMs;
    assert.deepEqual(await keepAlive(browser), {});
  });

  it('refuses an access token after five minutes, while the session issues a new one', async () => {
    const { browser, headers } = await platform.signIn('commercial');
    aheadMs += 5 * minuteMs + 1000;
    assert.equal(await permissionsStatus(headers), 401);
    const { accessToken } = sessionSchema.parse(await sessionOf(browser));
    assert.equal(await permissionsStatus({ authorization: `Bearer ${accessToken}` }), 200);
  });

  it("refreshes the provider's tokens when they expire, once for many concurrent requests [PLAT-5]", async () => {
    const { browser } = await platform.signIn('analyst');
    const tokens = () =>
      platform.database.db.selectFrom('oidc_payloads').select('id').where('kind', '=', 'AccessToken').execute();
    const before = (await tokens()).length;
    aheadMs += 11 * minuteMs;
    const sessions = await Promise.all(Array.from({ length: 5 }, () => sessionOf(browser)));
    assert.ok(sessions.every((session) => sessionSchema.safeParse(session).success));
    assert.equal((await tokens()).length, before + 1);
    await sessionOf(browser);
    assert.equal((await tokens()).length, before + 1);
  });

  it('ends if the provider has revoked it', async () => {
    const { browser } = await platform.signIn('analyst');
    await platform.database.db.deleteFrom('oidc_payloads').where('kind', '=', 'RefreshToken').execute();
    aheadMs += 11 * minuteMs;
    assert.deepEqual(await sessionOf(browser), {});
    assert.equal(browser.cookies.has('insights.session'), false);
  });

  it('ends with the next request of a blocked user, who can sign in again once unblocked [PLAT-12]', async () => {
    const { browser, headers } = await platform.signIn('benchmarks');
    const { browser: other } = await platform.signIn('benchmarks');
    const setBlocked = (blocked: 0 | 1) =>
      platform.database.db.updateTable('users').set({ blocked }).where('id', '=', 'demo-benchmarks').execute();
    await setBlocked(1);
    assert.deepEqual(await sessionOf(other), {}, 'asked by its cookie alone');
    assert.equal(await permissionsStatus(headers), 401);
    assert.deepEqual(await sessionOf(browser), {});
    assert.match((await platform.openSignIn(browser)).html, /name="password"/);
    await setBlocked(0);
    assert.equal(await permissionsStatus(headers), 401);
    await platform.signIn('benchmarks');
  });

  it('changes permissions with the next request, under the same token [PLAT-12]', async () => {
    const { headers } = await platform.signIn('nobody');
    const read = async () => (await fetch(`${platform.url}/api/permissions`, { headers })).json();
    assert.deepEqual(await read(), []);
    await setPermissions(platform.database, 'demo-nobody', ['viewable:benchmarks']);
    assert.deepEqual(await read(), ['viewable:benchmarks']);
  });

  it('refuses tokens that are missing, forged, unsigned or of another platform', async () => {
    const { session } = await platform.signIn('analyst');
    const [header = '', payload = '', signature = ''] = session.accessToken.split('.');
    const decoded = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      '',
      'nonsense',
      `${header}.${encode({ ...decoded, sub: 'demo-personal' })}.${signature}`,
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${payload}.${signature}`,
      `${header}.${payload}.${'A'.repeat(86)}`,
    ];
    for (const token of forged) assert.equal(await permissionsStatus({ authorization: `Bearer ${token}` }), 401, token);
    assert.equal(await permissionsStatus({ authorization: `Basic ${session.accessToken}` }), 401);
    const other = await startPlatform();
    try {
      const { headers } = await other.signIn('analyst');
      assert.equal(await permissionsStatus(headers), 401);
    } finally {
      await other.stop();
    }
  });
});

describe('a session across a restart', () => {
  it('continues, since sessions and keys are stored on disk [PLAT-4]', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'agency-insights-restart-'));
    try {
      const first = await startPlatform({ dataDir });
      const { browser } = await first.signIn('analyst');
      const id = browser.cookies.get('insights.session')?.value ?? '';
      await first.stop();
      const again = await startPlatform({ dataDir });
      const answer = await fetch(`${again.url}/api/auth/session`, { headers: { cookie: `insights.session=${id}` } });
      assert.equal(sessionSchema.parse(await answer.json()).currentUserId, 'demo-analyst');
      await again.stop();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe('a session that expired by inactivity', () => {
  itAtNight('asks for the password again, even if the provider still knows the user', async () => {
    const platform = await startPlatform({ config: { sessionIdleMs: 4_000 } });
    try {
      const browser = new Browser();
      await browser.submit(await platform.openSignIn(browser), {
        email: 'analyst@demo.test',
        password: 'insights-demo',
      });
      assert.match(
        (await platform.openSignIn(browser)).url,
        new RegExp(`^${platform.url}/`),
        'at first the provider leads straight back',
      );
      // The provider goes by the clock of the machine, in whole seconds.
      await pause(5_200);
      assert.deepEqual(await browser.json(`${platform.url}/api/auth/session`), {});
      assert.match((await platform.openSignIn(browser)).html, /name="password"/);
    } finally {
      await platform.stop();
    }
  });
});
