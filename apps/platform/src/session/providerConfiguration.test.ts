import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Session } from '@agency-insights/insights-api/contract';
import { pino } from 'pino';
import { Browser } from '../testing/Browser.test-support.ts';
import { OutsideProvider } from '../testing/OutsideProvider.test-support.ts';
import { startAndStop, startPlatform } from '../testing/startPlatform.test-support.ts';

const secret = 'a secret with spaces & signs';

/** A logger, and the text of all that was logged. */
function listen() {
  const lines: string[] = [];
  return { lines, logger: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) };
}

describe('the check of an outside provider at startup', () => {
  async function startAt(listener: RequestListener) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const { lines, logger } = listen();
    try {
      await startAndStop({ logger, env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'insights' } });
      return { issuer, problem: null, lines };
    } catch (error) {
      return { issuer, problem: (error as Error).message, lines };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('refuses a provider with a different issuer, and names the variable and both issuers', async () => {
    const other = 'https://login.example.com/realms/other';
    const { issuer, problem } = await startAt((_request, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer: other })),
    );
    assert.equal(
      problem,
      `OIDC_ISSUER: the provider at ${issuer} names itself ${other}; if that is your provider, set OIDC_ISSUER to ${other}.`,
    );
  });

  it('refuses an address without a provider', async () => {
    const missing = await startAt((_request, response) => response.writeHead(404).end());
    assert.match(
      missing.problem ?? '',
      /^OIDC_ISSUER: there is no OpenID Connect provider at .*\(it responded with 404 at/,
    );
    const page = await startAt((_request, response) => response.setHeader('content-type', 'text/html').end('<p>Hi'));
    assert.match(
      page.problem ?? '',
      /^OIDC_ISSUER: there is no OpenID Connect provider .*its response is not provider metadata/,
    );
  });

  it('starts with a warning while the provider is down', async () => {
    const { issuer, problem, lines } = await startAt((_request, response) => response.writeHead(503).end());
    assert.equal(problem, null);
    assert.equal(lines.length, 1);
    assert.ok(lines[0]?.includes(`OIDC_ISSUER: the provider at ${issuer} does not respond`), lines[0]);
  });
});

interface SignInSetup {
  env: Record<string, string>;
  client: Record<string, unknown>;
  /** Whether the provider refuses each client without a challenge. Default false. */
  refusesClient?: boolean;
}

describe('the client authentication at an outside provider', () => {
  let folder = '';
  before(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'insights-client-key-'))));
  after(() => rm(folder, { recursive: true, force: true }));

  async function signIn({ env, client, refusesClient = false }: SignInSetup) {
    const started = new AsyncDisposableStack();
    const outside = started.adopt(new OutsideProvider(), (provider) => provider.stop());
    outside.refusesClient = refusesClient;
    const { lines, logger } = listen();
    try {
      await outside.listen();
      const at = { OIDC_ISSUER: outside.issuer, OIDC_CLIENT_ID: 'insights', OIDC_SCOPE: 'openid profile email' };
      const platform = started.adopt(await startPlatform({ logger, env: { ...at, ...env } }), (open) => open.stop());
      outside.serve(platform.url, client);
      outside.nextPerson = { sub: 'u-1', email: 'ada@example.com', email_verified: true };
      const browser = new Browser();
      const landed = await platform.openSignIn(browser);
      const session = await browser.json<Partial<Session>>(`${platform.url}/api/auth/session`);
      return { landed, email: session.user?.email, lines, schemes: outside.tokenSchemes };
    } finally {
      await started.disposeAsync();
    }
  }

  for (const [method, scheme] of [
    ['client_secret_basic', 'Basic'],
    ['client_secret_post', null],
  ] as const)
    it(`may be the secret in ${scheme === null ? 'the body' : 'a header'}`, async () => {
      const { email, schemes } = await signIn({
        env: { OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_AUTH: method },
        client: { token_endpoint_auth_method: method },
      });
      assert.equal(email, 'ada@example.com');
      assert.deepEqual(schemes, [scheme]);
    });

  it('may be a token signed with a private key', async () => {
    for (const [alg, { privateKey, publicKey }] of [
      ['RS256', generateKeyPairSync('rsa', { modulusLength: 2048 })],
      ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ] as const) {
      const file = path.join(folder, `${alg}.pem`);
      await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
      const { email, landed, lines } = await signIn({
        env: { OIDC_CLIENT_AUTH: 'private_key_jwt', OIDC_CLIENT_KEY_FILE: file },
        client: {
          client_secret: undefined,
          token_endpoint_auth_method: 'private_key_jwt',
          token_endpoint_auth_signing_alg: alg,
          jwks: { keys: [publicKey.export({ format: 'jwk' })] },
        },
      });
      assert.equal(email, 'ada@example.com', `${alg}: ${landed.html} ${lines.join('')}`);
    }
  });

  it('is refused at startup if the key cannot be used', async () => {
    const file = path.join(folder, 'no-key.pem');
    await writeFile(file, 'nothing');
    const env = { OIDC_CLIENT_AUTH: 'private_key_jwt', OIDC_CLIENT_KEY_FILE: file };
    const at = { OIDC_ISSUER: 'http://localhost:9', OIDC_CLIENT_ID: 'insights' };
    await assert.rejects(startAndStop({ env: { ...at, ...env } }), /^StartProblem: OIDC_CLIENT_KEY_FILE: the key in /);
  });

  it('is named in the log and on the page if the provider refuses it', async () => {
    for (const refusesClient of [false, true]) {
      const { landed, lines } = await signIn({
        env: { OIDC_CLIENT_SECRET: 'wrong-secret' },
        client: {},
        refusesClient,
      });
      assert.match(landed.html, /Sign-in is not set up properly\. Ask your administrator\./);
      const log = lines.join('');
      assert.match(log, /OIDC_CLIENT_SECRET: the provider at \S+ refuses the client \(invalid_client\); check/);
      assert.doesNotMatch(log, /wrong-secret/);
    }
  });
});
