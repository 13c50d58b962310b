import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openConnection, statusesIn } from '../http/openConnection.test-support.ts';
import { Browser } from '../testing/Browser.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { removeExpiredPayloads } from './createOidcAdapter.ts';

const starts = 10;
const minuteMs = 60_000;

describe('the limits of the provider for strangers', () => {
  let platform: TestPlatform;
  /** How far the platform's clock is ahead. */
  let ahead = 0;
  before(async () => {
    platform = await startPlatform({
      env: { SIGN_IN_STARTS_PER_ADDRESS: String(starts), TRUST_PROXY: 'true' },
      now: () => Date.now() + ahead,
    });
  });
  after(() => platform.stop());

  /** Status of an address of the provider, asked from a network address. */
  async function open(path: string, address: string) {
    const { hostname, port } = new URL(platform.issuer);
    const headers = { 'x-forwarded-for': address };
    const sent = request({ host: hostname, port, path, headers, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let html = '';
    for await (const part of answer.setEncoding('utf8')) html += String(part);
    return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], html };
  }
  async function startPath(browser = new Browser()): Promise<string> {
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const body = new URLSearchParams({ csrfToken, json: 'true' });
    const { url } = await browser.json<{ url: string }>(`${platform.url}/api/auth/signin/insights`, {
      method: 'POST',
      body,
    });
    return new URL(url).pathname + new URL(url).search;
  }
  const keptRows = async () => (await platform.database.db.selectFrom('oidc_payloads').select('id').execute()).length;

  it('limit unfinished sign-ins from one network, however the address is written', async () => {
    const path = await startPath();
    const query = path.slice(path.indexOf('?'));
    const ways = [path, `/AUTH${query}`, `/auth/${query}`, `http://elsewhere.test${path}`, `/x/../auth${query}`];
    const before = await keptRows();
    const answers = [];
    for (let attempt = 0; attempt < starts + 10; attempt += 1)
      answers.push(await open(ways[attempt % ways.length] ?? path, '198.51.100.7'));
    assert.equal(answers.filter(({ status }) => status === 303).length, starts);
    assert.equal((await keptRows()) - before, starts);
    const refused = answers.filter(({ status }) => status === 429);
    assert.equal(refused.length, 10);
    assert.match(refused[0]?.html ?? '', /Too many sign-ins were begun and not finished/);
    assert.ok(Number(refused[0]?.retryAfter) > 0);
    assert.equal((await open(path, '198.51.100.8')).status, 303, 'another network is not affected');
    ahead += 16 * minuteMs;
    assert.equal((await open(path, '198.51.100.7')).status, 303, 'and this one goes on after a while');
  });

  it('count each of many concurrent sign-ins', async () => {
    const path = await startPath();
    const answers = await Promise.all(Array.from({ length: 3 * starts }, () => open(path, '198.51.100.20')));
    assert.equal(answers.filter(({ status }) => status === 303).length, starts);
  });

  it('do not count finished sign-ins, nor users who are already signed in', async () => {
    for (let attempt = 0; attempt < starts + 2; attempt += 1) await platform.signIn('nobody');
    const { browser } = await platform.signIn('analyst');
    for (let attempt = 0; attempt < starts + 2; attempt += 1) {
      const page = await browser.open(`${platform.issuer}${await startPath(browser)}`);
      assert.notEqual(page.status, 429);
    }
  });

  it('do not count the sign-ins of strangers against a signed-in user in their network', async () => {
    const address = '198.51.100.50';
    const { browser } = await platform.signIn('analyst');
    const path = await startPath(browser);
    for (let attempt = 0; attempt < starts + 2; attempt += 1) await open(path, address);
    assert.equal((await open(path, address)).status, 429);
    const init = { headers: { 'x-forwarded-for': address } };
    assert.equal((await browser.fetch(`${platform.issuer}${path}`, init)).status, 303);
    const again = `${platform.issuer}${path}&prompt=login`;
    const statuses = [];
    for (let attempt = 0; attempt < starts + 2; attempt += 1) statuses.push((await browser.fetch(again, init)).status);
    assert.deepEqual(statuses.slice(-2), [429, 429], 'a person who is signed in has a limit too');
  });

  it('refuse to store long values', async () => {
    const path = await startPath();
    const before = await keptRows();
    const long = `${path}&login_hint=${'x'.repeat(10_000)}`;
    assert.equal((await open(long, '198.51.100.30')).status, 414);
    assert.equal(await keptRows(), before);
  });

  it('store nothing of a sign-out without a signed-in user', async () => {
    const before = await keptRows();
    const back = encodeURIComponent(`${platform.url}/api/auth/signout`);
    for (const query of ['', `?client_id=agency-insights&post_logout_redirect_uri=${back}&state=${'x'.repeat(500)}`]) {
      const { status } = await open(`/session/end${query}`, '198.51.100.40');
      assert.ok(status < 400, String(status));
    }
    assert.equal(await keptRows(), before);
  });

  it('delete expired rows a few at a time, so that other requests can run', async () => {
    const { database } = platform;
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      kind: 'Interaction',
      id: `old-${index}`,
      payload: '',
      grant_id: null,
      user_code: null,
      uid: null,
      account_id: null,
      consumed_at: null,
      expires_at: 1,
    }));
    await database.db.insertInto('oidc_payloads').values(rows).execute();
    const left = async () => {
      const old = await database.db.selectFrom('oidc_payloads').select('id').where('expires_at', '=', 1).execute();
      return old.length;
    };
    let isDone = false;
    const removal = removeExpiredPayloads(database, 2).then(() => (isDone = true));
    const counts = new Set<number>();
    while (!isDone) {
      counts.add(await left());
      await nextTurn();
    }
    await removal;
    assert.ok(
      [...counts].some((count) => count > 0 && count < rows.length),
      [...counts].join(),
    );
    assert.equal(await left(), 0);
  });
});

describe('requests to the provider that no browser sends', () => {
  let platform: TestPlatform;
  let port = 0;
  before(async () => {
    platform = await startPlatform();
    port = Number(new URL(platform.issuer).port);
  });
  after(() => platform.stop());

  it('receive a 400 if their address cannot be parsed', async () => {
    for (const target of ['http://', 'http://[', 'nowhere']) {
      const connection = await openConnection(port);
      connection.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      assert.deepEqual(statusesIn(await connection.untilClosed()), [400], target);
    }
  });

  it('log nothing if their clients disconnect before the response is written', async (test) => {
    const printed = test.mock.method(console, 'error', () => undefined);
    for (let round = 0; round < 20; round += 1) {
      const connection = await openConnection(port, { reads: false });
      connection.write('GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
      await nextTurn();
      connection.close();
    }
    assert.equal((await fetch(`http://127.0.0.1:${port}/nothing`)).status, 404);
    assert.deepEqual(
      printed.mock.calls.map(({ arguments: [text] }) => text),
      [],
    );
  });

  it('leave the connection usable if a form exceeds the limit', async () => {
    for (const path of ['/token', '/auth', '/interaction/none', '/session/end/confirm', '/security/confirm']) {
      const connection = await openConnection(port);
      const form = 'x='.padEnd(300_000, 'x');
      const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}`;
      connection.write(`${head}\r\n\r\n${form}GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      const [first = 0, ...rest] = statusesIn(await connection.untilClosed());
      assert.ok(first >= 400 && first < 500, `${path}: ${first}`);
      assert.deepEqual(rest, [200], path);
    }
  });
});
