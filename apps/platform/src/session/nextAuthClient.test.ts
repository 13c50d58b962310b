import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Browser } from '../testing/Browser.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

type Answer = Record<string, unknown> | null;

/**
 * The requests of next-auth/react 4.24.15, header by header, and how it reads the answers (docs/decisions/0025): its
 * JSON comes with every status of 2xx, an empty object is null, and sign-in and sign-out go to `url`.
 */
class NextAuthClient {
  readonly #base: string;
  readonly #browser: Browser;

  constructor(base: string, browser: Browser) {
    this.#base = `${base}/api/auth`;
    this.#browser = browser;
  }

  getSession = () => this.#fetchData('session');
  getProviders = () => this.#fetchData('providers');
  getCsrfToken = async () => (await this.#fetchData('csrf'))?.['csrfToken'];

  async update(data?: unknown): Promise<Answer> {
    const init = data === undefined ? undefined : { csrfToken: await this.getCsrfToken(), data };
    return this.#fetchData('session', init);
  }

  signIn(provider: string, options: Record<string, string>, parameters?: Record<string, string>): Promise<string> {
    const query = parameters === undefined ? '' : `?${new URLSearchParams(parameters)}`;
    return this.#post(`signin/${provider}${query}`, options);
  }

  signOut = (callbackUrl: string) => this.#post('signout', { callbackUrl });

  async #fetchData(path: string, body?: unknown): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    const response = await this.#browser.fetch(`${this.#base}/${path}`, init);
    const data = (await response.json()) as Record<string, unknown>;
    assert.ok(response.ok, `${path}: ${response.status} ${JSON.stringify(data)}`);
    return Object.keys(data).length > 0 ? data : null;
  }

  async #post(path: string, options: Record<string, string>): Promise<string> {
    const csrfToken = String(await this.getCsrfToken());
    const response = await this.#browser.fetch(`${this.#base}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...options, csrfToken, json: 'true' }).toString(),
    });
    const { url } = (await response.json()) as { url?: unknown };
    assert.equal(typeof url, 'string');
    return String(url);
  }
}

describe('next-auth/react v4 as a client of the session routes', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  const open = () => {
    const browser = new Browser();
    return { browser, client: new NextAuthClient(platform.url, browser) };
  };
  const signIn = async () => {
    const { browser, client } = open();
    const url = await client.signIn('insights', { callbackUrl: `${platform.url}/marketing/agencies` });
    const fields = { email: 'analyst@demo.test', password: 'insights-demo' };
    const landed = await browser.submit(await browser.open(url), fields);
    return { browser, client, landed };
  };

  it('reads providers, a token and that no user is signed in [AUTH-CLIENT-1, AUTH-CLIENT-4]', async () => {
    const { client } = open();
    assert.equal(await client.getSession(), null);
    assert.deepEqual(Object.keys((await client.getProviders()) ?? {}), ['insights']);
    assert.match(String(await client.getCsrfToken()), /^[\w-]{20,}/);
  });

  it('signs in and returns to its page, also with parameters for the provider [AUTH-CLIENT-2, PLAT-14]', async () => {
    const { client, landed } = await signIn();
    assert.equal(landed.url, `${platform.url}/marketing/agencies`);
    const session = await client.getSession();
    assert.deepEqual(session?.['user'], { email: 'analyst@demo.test', name: 'Dana Reyes' });
    assert.ok(Date.parse(String(session?.['expires'])) > Date.now());
    const other = open();
    const url = await other.client.signIn('insights', { callbackUrl: '/' }, { login_hint: 'analyst@demo.test' });
    assert.equal(new URL(url).origin, platform.issuer);
  });

  it('is sent to the sign-in page if it names no provider, and to no other site afterwards [AUTH-CLIENT-5]', async () => {
    const { browser, client } = open();
    const page = await browser.open(`${platform.url}/api/auth/signin?${new URLSearchParams({ callbackUrl: '/' })}`);
    assert.equal(new URL(page.url).origin, platform.issuer);
    const url = await client.signIn('insights', { callbackUrl: 'https://elsewhere.test/' });
    const fields = { email: 'personal@demo.test', password: 'insights-demo' };
    assert.equal((await browser.submit(await browser.open(url), fields)).url, `${platform.url}/`);
  });

  it('updates the session with data, or reads it again without [AUTH-CLIENT-3]', async () => {
    const { client } = await signIn();
    const session = await client.getSession();
    for (const updated of [await client.update({ note: 1 }), await client.update()]) {
      assert.deepEqual(updated?.['user'], session?.['user']);
      assert.equal(updated?.['currentUserId'], session?.['currentUserId']);
    }
  });

  it('signs out, and its other tab notices at its next check [AUTH-CLIENT-3, AUTH-SESSION-3]', async () => {
    const { browser, client, landed } = await signIn();
    const otherTab = new NextAuthClient(platform.url, browser);
    assert.notEqual(await otherTab.getSession(), null);
    const back = await browser.open(await client.signOut(landed.url));
    assert.equal(back.url, landed.url);
    assert.equal(await otherTab.getSession(), null);
    assert.equal(await client.signOut(landed.url), landed.url, 'signing out twice');
  });
});
