import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { Browser } from '../testing/Browser.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const publicUrl = 'https://insights.example.com';
const issuer = 'https://login.example.com';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

describe('the platform behind a proxy that ends TLS', () => {
  let platform: TestPlatform;
  let here = '';
  let provider = '';
  before(async () => {
    const [port, providerPort] = [await freePort(), await freePort()];
    here = `http://localhost:${port}`;
    provider = `http://localhost:${providerPort}`;
    platform = await startPlatform({
      env: { PORT: String(port), IDP_PORT: String(providerPort), PUBLIC_URL: publicUrl, IDP_PUBLIC_URL: issuer },
    });
  });
  after(() => platform.stop());

  it('sets cookies only for TLS and this host, and sends HSTS', async () => {
    const answer = await fetch(`${here}/api/auth/csrf`);
    const cookie = answer.headers.get('set-cookie') ?? '';
    assert.match(cookie, /^__Host-insights\.csrf=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    assert.match(answer.headers.get('strict-transport-security') ?? '', /max-age/);
  });

  it('reaches its own provider directly, while users are sent to its public address', async () => {
    const browser = new Browser();
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${here}/api/auth/csrf`);
    const body = new URLSearchParams({ csrfToken, json: 'true' });
    const started = await browser.fetch(`${here}/api/auth/signin/insights`, {
      method: 'POST',
      body,
      headers: { origin: publicUrl },
    });
    assert.match(
      started.headers.get('set-cookie') ?? '',
      /^__Host-insights\.signin\.[\w-]+=[^;]+; .*Path=\/; .*; Secure/,
    );
    const { url } = (await started.json()) as { url: string };
    assert.equal(new URL(url).origin, issuer);
    assert.equal(new URL(url).searchParams.get('redirect_uri'), `${publicUrl}/api/auth/callback/insights`);
    const page = await browser.fetch(url.replace(issuer, provider));
    assert.equal(page.status, 303);
    for (const cookie of page.headers.getSetCookie()) assert.match(cookie, /; secure/i);
  });

  it('creates no demo users if other machines can reach them', async () => {
    assert.deepEqual(await platform.database.db.selectFrom('users').select('id').execute(), []);
  });
});
