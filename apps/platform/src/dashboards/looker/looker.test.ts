import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, describe, it } from 'node:test';
import { type SignedIn, startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';

const embedSecret = 'the embed secret that Looker made for this test';

interface Call {
  route: string;
  authorization: string;
  userAgent: string;
  body: Record<string, unknown>;
}

/** A fake of Looker's documented API: login, and cookieless embed sessions. */
class LookerServer {
  readonly calls: Call[] = [];
  /** References of active sessions. */
  readonly sessions = new Set<string>();
  isDown = false;
  #server: Server = createServer((request, response) => {
    void this.#answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const body = await text(request);
    const route = `${request.method} ${request.url}`;
    if (this.isDown) return { status: 500, body: { message: 'down' } };
    if (route === 'POST /api/4.0/login') {
      const form = new URLSearchParams(body);
      const isKnown = form.get('client_id') === 'insights' && form.get('client_secret') === 'api-secret';
      return isKnown
        ? { status: 200, body: { access_token: 'api-access', token_type: 'Bearer', expires_in: 3600 } }
        : { status: 404, body: { message: 'Not found', documentation_url: 'https://docs' } };
    }
    const wanted = JSON.parse(body) as Record<string, unknown>;
    const { authorization = '', 'user-agent': userAgent = '' } = request.headers;
    this.calls.push({ route, authorization, userAgent, body: wanted });
    return this.#session(route, wanted);
  }

  #session(route: string, body: Record<string, unknown>): { status: number; body: object } {
    const named = body.session_reference_token;
    if (typeof named === 'string' && !this.sessions.has(named))
      return { status: 400, body: { message: 'Session has expired', documentation_url: 'https://docs' } };
    const reference = typeof named === 'string' ? named : randomUUID();
    this.sessions.add(reference);
    const ttls = { api_token_ttl: 600, navigation_token_ttl: 600, session_reference_token_ttl: 3000 };
    const tokens = { api_token: `api-${randomUUID()}`, navigation_token: `navigation-${randomUUID()}` };
    const answer = { ...tokens, ...ttls, session_reference_token: reference };
    return route.endsWith('/acquire')
      ? { status: 200, body: { ...answer, authentication_token: randomUUID(), authentication_token_ttl: 30 } }
      : { status: 200, body: answer };
  }
}

/** The signature that Looker expects of an address. */
function signatureOf(url: URL, hash: 'sha1' | 'sha256'): string {
  const signed = 'nonce time session_length external_user_id permissions models user_attributes access_filters'
    .split(' ')
    .map((name) => url.searchParams.get(name) ?? '');
  return createHmac(hash, embedSecret)
    .update([url.host, url.pathname, ...signed].join('\n'))
    .digest('base64');
}

describe('a Looker in place of the dashboards that come with the platform', () => {
  const looker = new LookerServer();
  let lookerUrl: string;
  let environment: Record<string, string>;
  let platform: TestPlatform;
  let analyst: SignedIn;
  const started = new AsyncDisposableStack();
  before(async () => {
    started.defer(() => looker.close());
    lookerUrl = await looker.listen();
    environment = {
      LOOKER_URL: lookerUrl,
      LOOKER_CLIENT_ID: 'insights',
      LOOKER_CLIENT_SECRET: 'api-secret',
      LOOKER_EMBED_SECRET: embedSecret,
      LOOKER_DASHBOARDS: 'agency=12, benchmarks=market::benchmarks',
      LOOKER_FILTER_NAMES: 'agency_state=Agency State',
      LOOKER_MODELS: 'insights, market',
      // Taken: a platform that served its own dashboards would not start.
      DASHBOARDS_PORT: new URL(lookerUrl).port,
    };
    platform = await startPlatform({ env: environment });
    started.defer(() => platform.stop());
    analyst = await platform.signIn('analyst');
  });
  after(() => started.disposeAsync());
  beforeEach(() => {
    looker.isDown = false;
    looker.calls.length = 0;
  });

  const call = async (path: string, init: RequestInit = {}, as = analyst) => {
    const answer = await fetch(`${platform.url}/api/v1/looker/${path}`, {
      ...init,
      headers: { ...as.headers, 'content-type': 'application/json', 'user-agent': 'A browser/1.0' },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const sign = (dashboard: string, as = analyst) => {
    const query = `agency_state=TX%2CNY&premium=%3E5&embed_domain=${encodeURIComponent(platform.url)}`;
    const target = `/embed/dashboards/${dashboard}?${query}`;
    return call(
      'sso-url-from-token',
      { method: 'POST', body: JSON.stringify({ token: as.session.accessToken, target }) },
      as,
    );
  };
  const renew = (as = analyst) =>
    call(
      'generate-embed-tokens',
      { method: 'PUT', body: JSON.stringify({ api_token: 'a', navigation_token: 'n' }) },
      as,
    );

  it('[API-CAT-6] signs addresses that Looker accepts, for its own dashboards and filter names', async () => {
    const { status, body } = await sign('agency');
    assert.equal(status, 200);
    assert.deepEqual(body.filter_names, { agency_state: 'Agency State' });
    const url = new URL(String(body.url));
    assert.equal(url.origin, lookerUrl);
    const target = decodeURIComponent(url.pathname.replace('/login/embed/', ''));
    assert.equal(
      target,
      `/embed/dashboards/12?Agency+State=TX%2CNY&premium=%3E5&embed_domain=${encodeURIComponent(platform.url)}`,
    );
    const read = (name: string): unknown => JSON.parse(url.searchParams.get(name) ?? 'null');
    assert.deepEqual(read('user_attributes'), { insights_lines: 'all' });
    assert.deepEqual(read('models'), ['insights', 'market']);
    assert.equal(url.searchParams.get('signature'), signatureOf(url, 'sha1'));
  });

  it('[API-CAT-6] signs with SHA-256 for a secret that Looker made for it', async () => {
    const other = await startPlatform({ env: { ...environment, LOOKER_EMBED_ALGORITHM: 'hmac/sha-256' } });
    try {
      const person = await other.signIn('analyst');
      const target = `/embed/dashboards/agency?embed_domain=${encodeURIComponent(other.url)}`;
      const answer = await fetch(`${other.url}/api/v1/looker/sso-url-from-token`, {
        method: 'POST',
        headers: { ...person.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ token: person.session.accessToken, target }),
      });
      const url = new URL(String(((await answer.json()) as { url?: string }).url));
      assert.equal(url.searchParams.get('signature'), signatureOf(url, 'sha256'));
    } finally {
      await other.stop();
    }
  });

  it('passes the person’s lines of business, and refuses forbidden dashboards', async () => {
    const personal = await platform.signIn('personal');
    const address = new URL(String((await sign('agency', personal)).body.url));
    assert.equal(address.searchParams.get('user_attributes'), '{"insights_lines":"personal"}');
    assert.equal((await sign('benchmarks', personal)).status, 403);
    const withoutPermission = await platform.signIn('nobody');
    assert.equal((await sign('agency', withoutPermission)).status, 403);
    assert.equal((await call('acquire-embed-session', {}, withoutPermission)).status, 403);
    assert.equal(looker.calls.length, 0);
  });

  it('begins one session of Looker for a sign-in, and renews its tokens for the same browser', async () => {
    const first = await call('acquire-embed-session');
    assert.equal(first.status, 200);
    assert.equal(first.body.session_reference_token, undefined);
    assert.equal(first.body.authentication_token_ttl, 30);
    const second = await call('acquire-embed-session');
    assert.equal(second.status, 200);
    const renewed = await renew();
    assert.match(String(renewed.body.api_token), /^api-/);
    const [begun, joined, third] = looker.calls;
    assert.equal(begun?.body.session_reference_token, undefined);
    assert.equal(looker.sessions.has(String(joined?.body.session_reference_token)), true);
    assert.equal(third?.body.session_reference_token, joined?.body.session_reference_token);
    assert.equal(third?.body.api_token, 'a');
    for (const { authorization, userAgent } of looker.calls) {
      assert.equal(authorization, 'Bearer api-access');
      assert.equal(userAgent, 'A browser/1.0');
    }
  });

  it('keeps the reference of a session encrypted, and deletes it with the sign-in', async () => {
    const person = await platform.signIn('analyst');
    await call('acquire-embed-session', {}, person);
    const { db } = platform.database;
    const rows = await db.selectFrom('looker_sessions').selectAll().execute();
    for (const { sealed_reference: sealed } of rows) assert.equal(looker.sessions.has(sealed), false);
    const hash = rows.at(-1)?.session_hash ?? '';
    await db.deleteFrom('sessions').where('id_hash', '=', hash).execute();
    const left = await db.selectFrom('looker_sessions').select('session_hash').execute();
    assert.equal(left.length, rows.length - 1);
  });

  it('begins a new session if Looker has ended the old one, and reports that when tokens are renewed', async () => {
    await call('acquire-embed-session');
    looker.sessions.clear();
    const ended = await renew();
    assert.equal(ended.status, 200);
    assert.equal(ended.body.session_reference_token_ttl, 0);
    await call('acquire-embed-session');
    looker.sessions.clear();
    const again = await call('acquire-embed-session');
    assert.equal(again.status, 200);
    assert.equal((await renew()).body.api_token_ttl, 600);
  });

  it('responds with a clear error if Looker does not respond', async () => {
    looker.isDown = true;
    const { status, body } = await call('acquire-embed-session');
    assert.equal(status, 502);
    assert.match(JSON.stringify(body), /The dashboards cannot be reached/);
  });

  it('frames Looker and serves no dashboards of its own [PLUS-36]', () => {
    assert.equal(platform.dashboardsUrl, lookerUrl);
  });
});
