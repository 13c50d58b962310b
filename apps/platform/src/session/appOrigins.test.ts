import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Browser } from '../testing/Browser.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const app = 'https://app.example.com';
const elsewhere = 'https://elsewhere.example.com';

describe('applications on their own origins (APP_ORIGINS)', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform({ env: { APP_ORIGINS: app } });
  });
  after(() => platform.stop());

  const ask = (path: string, origin: string, init: RequestInit = {}) =>
    fetch(`${platform.url}${path}`, { ...init, headers: { ...init.headers, origin } });

  it('may read responses with their user’s session; other origins may not', async () => {
    const answer = await ask('/api/auth/session', app);
    assert.equal(answer.headers.get('access-control-allow-origin'), app);
    assert.equal(answer.headers.get('access-control-allow-credentials'), 'true');
    assert.match(answer.headers.get('access-control-expose-headers') ?? '', /retry-after/);
    assert.match(answer.headers.get('vary') ?? '', /origin/i);
    for (const origin of [elsewhere, 'null', `${app}.elsewhere.example.com`, 'http://app.example.com']) {
      const refused = await ask('/api/auth/session', origin);
      assert.equal(refused.headers.get('access-control-allow-origin'), null, origin);
      assert.equal(refused.headers.get('access-control-allow-credentials'), null, origin);
    }
  });

  it('may read refusals too', async () => {
    const refused = await ask('/api/permissions', app);
    assert.equal(refused.status, 401);
    assert.equal(refused.headers.get('access-control-allow-origin'), app);
  });

  it("may send the client's requests, but may not read pages", async () => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
    const allowed = await ask('/api/exports', app, { method: 'OPTIONS', headers: asked });
    assert.equal(allowed.status, 204);
    assert.match(allowed.headers.get('access-control-allow-headers') ?? '', /authorization,.*content-type/);
    const refused = await ask('/api/exports', elsewhere, { method: 'OPTIONS', headers: asked });
    assert.equal(refused.headers.get('access-control-allow-origin'), null);
    assert.equal((await ask('/', app)).headers.get('access-control-allow-origin'), null);
  });

  it('may sign a user in, who returns to them, and out again [PLAT-14]', async () => {
    const browser = new Browser();
    const page = await platform.openSignIn(browser, `${app}/accounts?page=2`);
    assert.match(page.headers.get('content-security-policy') ?? '', new RegExp(`form-action [^;]*${app}`));
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const post = (path: string, origin: string) =>
      browser.fetch(`${platform.url}/api/auth/${path}`, {
        method: 'POST',
        body: new URLSearchParams({ csrfToken, json: 'true', callbackUrl: `${app}/accounts` }),
        headers: { origin },
      });
    assert.equal((await post('signin/insights', app)).status, 200);
    assert.equal((await post('signin/insights', elsewhere)).status, 403);
    const signedOut = (await (await post('signout', app)).json()) as { url: string };
    assert.equal(signedOut.url, `${app}/accounts`);
  });
});
