import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import {
  type Endpoint,
  endpoints,
  maxFilterExpressionLength,
  problemSchema,
} from '@agency-insights/insights-api/contract';
import fc from 'fast-check';
import { openConnection, statusesIn } from './openConnection.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const findAgencies = endpoints['resultSets.findAgencies'].path;
const savedFilters = endpoints['savedFilters.create'].path;
const json = { 'content-type': 'application/json', accept: 'application/json' };

/** Inputs of users and attackers in place of a filter expression. */
const hostileTexts = [
  "'",
  '"',
  "' OR '1'='1",
  "TX'; DROP TABLE policy; --",
  '1; DELETE FROM agency',
  '%',
  '%%%%',
  '^',
  '^^^',
  '[',
  ']',
  '[,]',
  '[1,',
  '(1,2)',
  '[a,b]',
  '[inf,inf]',
  '[2,1]',
  '[1e309,inf]',
  '[0x10,20]',
  'NOT',
  'NOT NOT',
  '-',
  '--',
  ',',
  ',,,,',
  '/*',
  '*/',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '$(id)',
  '../../etc/passwd',
  '%00',
  '\u202e',
  '😀',
  '\ufeff',
  '\\',
  '\\u0000',
  'NULL',
  'EMPTY',
  'null',
  '12 months ago for 12 months',
  '99999999999 years ago for 99999999999 years',
  '[2025-13-45,2025-99-99]',
  '[0000-00-00,9999-99-99]',
  '9'.repeat(400),
  'a'.repeat(maxFilterExpressionLength),
  ','.repeat(5_000),
  '%a'.repeat(2_000),
  '('.repeat(2_000),
];

describe('the HTTP layer', () => {
  let platform: TestPlatform;
  let person: SignedIn;
  before(async () => {
    platform = await startPlatform({ sample: { agencies: 60, policies: 4_000, seed: 3 } });
    person = await platform.signIn('analyst');
  });
  after(() => platform.stop());

  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${platform.url}${path}`, { ...init, headers: { ...person.headers, ...init.headers } });
  const post = (path: string, body: unknown, headers: Record<string, string> = json) =>
    send(path, {
      method: 'POST',
      body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      headers,
    });
  const refusal = async (answer: Response, status: number, code: string) => {
    assert.equal(answer.status, status);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
    const problem = problemSchema.parse(await answer.json());
    assert.equal(problem.error.code, code);
    assert.equal(problem.requestId, answer.headers.get('x-request-id'));
    return problem.error;
  };

  it('responds to an unknown address with 404 as JSON, inside and outside the API [PLAT-15]', async () => {
    for (const path of [
      '/api/nothing',
      '/api',
      '/api/v1/authorization-store/saved-filters/1/more',
      '/suggest/x',
      '/nothing',
      '/%',
    ]) {
      await refusal(await send(path), 404, 'not_found');
    }
  });

  it('responds to another method with 405 and the allowed methods [PLAT-15]', async () => {
    for (const [path, method, allow] of [
      [findAgencies, 'GET', 'POST'],
      [savedFilters, 'DELETE', 'GET, POST, HEAD'],
      ['/api/permissions', 'POST', 'GET, HEAD'],
      ['/api/auth/signout', 'PUT', 'POST, GET, HEAD'],
      ['/api/permissions', 'OPTIONS', 'GET, HEAD'],
    ] as const) {
      const answer = await send(path, { method });
      assert.deepEqual(new Set(answer.headers.get('allow')?.split(', ')), new Set(allow.split(', ')));
      await refusal(answer, 405, 'method_not_allowed');
    }
  });

  it('refuses every bearer route without a token, before it looks at the input', async () => {
    for (const { auth, method, path, server } of Object.values(endpoints) as Endpoint[]) {
      if (auth !== 'bearer') continue;
      const origin = server === 'dashboards' ? platform.dashboardsUrl : platform.url;
      const body = method === 'GET' || method === 'DELETE' ? null : '{';
      const answer = await fetch(`${origin}${path.replaceAll(/\{\w+\}/g, '1')}`, { method, body, headers: json });
      assert.equal(answer.headers.get('www-authenticate'), 'Bearer');
      await refusal(answer, 401, 'unauthenticated');
    }
  });

  it('names the unknown field in body, query and path [PLAT-15]', async () => {
    const nested = await refusal(
      await post(findAgencies, { filters: { line: 'personal', agency_sate: 'TX' }, page: 1 }),
      400,
      'invalid_request',
    );
    assert.deepEqual(new Set(nested.issues?.map(({ path }) => path)), new Set(['filters.agency_sate', 'page']));
    const query = await refusal(await send(`${savedFilters}?pages=2`), 400, 'invalid_request');
    assert.match(query.message, /pages/);
    const none = await refusal(await send('/api/permissions?as=admin'), 400, 'invalid_request');
    assert.match(none.message, /as is not known here/);
    await refusal(await send(`${savedFilters}/abc`, { method: 'DELETE' }), 400, 'invalid_request');
  });

  it('refuses bodies that are malformed, of another type, of another content type or too long [PLAT-15]', async () => {
    for (const body of [
      '',
      '{',
      '{"filters":',
      'filters=1',
      '[]',
      'null',
      '"x"',
      '{"filters":[]}',
      '{"filters":{"line":1}}',
      '['.repeat(100_000),
    ]) {
      await refusal(await post(findAgencies, body), 400, 'invalid_request');
    }
    await refusal(await post(findAgencies, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])), 400, 'invalid_request');
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
    ]) {
      await refusal(await post(findAgencies, '{}', { 'content-type': type }), 415, 'unsupported_media_type');
    }
    await refusal(await post(findAgencies, { filters: { line: 'x'.repeat(1_100_000) } }), 413, 'body_too_large');
    await refusal(await post('/api/auth/signout', { csrfToken: 'x' }), 415, 'unsupported_media_type');
  });

  it('refuses an endless body without a length once it is too long', async () => {
    const status = await new Promise((resolve, reject) => {
      const outgoing = request(
        `${platform.url}${findAgencies}`,
        { method: 'POST', headers: { ...person.headers, ...json } },
        (answer) => {
          resolve(answer.statusCode);
          outgoing.destroy();
        },
      );
      outgoing.on('error', reject);
      const chunk = Buffer.alloc(64 * 1024, 0x20);
      for (let sent = 0; sent < 20; sent += 1) outgoing.write(chunk);
    });
    assert.equal(status, 413);
  });

  it('refuses a duplicate query parameter, and text that no database can store [PLAT-15]', async () => {
    await refusal(await send(`${savedFilters}?page=1&page=2`), 400, 'invalid_request');
    for (const text of ['a\u0000b', '\ud800', 'x\udc00y']) {
      const error = await refusal(await post(findAgencies, { filters: { agency_name: text } }), 400, 'invalid_request');
      assert.equal(error.issues?.[0]?.path, 'filters.agency_name');
    }
    await refusal(await send('/suggest/naics-groups/%00'), 400, 'invalid_request');
    await refusal(await post(findAgencies, '{"filters":{"line":"personal","__proto__":"x"}}'), 400, 'invalid_request');
    await refusal(
      await post(savedFilters, '{"filterName":"x","filterContent":{"filters":{"a\\u0000":"b"}}}'),
      400,
      'invalid_request',
    );
  });

  it('never responds to hostile text in a filter with a 5xx or with the rows of another query [PLAT-15]', async () => {
    const all = (
      (await (await post(findAgencies, { filters: { line: 'personal,commercial' } })).json()) as { total: number }
    ).total;
    assert.ok(all > 0);
    for (const key of [
      'agency_name',
      'agency_state',
      'agency_city',
      'primary_account',
      'carrier',
      'product',
      'line',
      'policy_state',
      'naics',
      'agency_written_premium',
      'policy_premium',
      'policy_count',
      'effective_date',
    ]) {
      for (const text of hostileTexts) {
        const answer = await post(findAgencies, { filters: { [key]: text }, limit: 5 });
        const body = (await answer.json()) as { total?: number };
        assert.ok(answer.status === 200 || answer.status === 400, `${key} = ${text.slice(0, 80)}: ${answer.status}`);
        if (answer.status === 200 && /OR '1'|DROP|DELETE/.test(text)) assert.equal(body.total, 0, `${key} = ${text}`);
      }
    }
    const after = (
      (await (await post(findAgencies, { filters: { line: 'personal,commercial' } })).json()) as { total: number }
    ).total;
    assert.equal(after, all);
  });

  it('responds to any input with a 4xx or a correct response [PLAT-15]', async () => {
    const posts = (Object.values(endpoints) as Endpoint[]).filter(
      ({ encoding, auth }) => encoding === 'json' && auth === 'bearer',
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), fc.jsonValue(), async ({ path, method }, value) => {
        const answer = await send(path.replaceAll(/\{\w+\}/g, '1'), {
          method,
          body: JSON.stringify(value),
          headers: json,
        });
        await answer.body?.cancel();
        assert.ok(answer.status < 500, `${method} ${path} ${JSON.stringify(value)}: ${answer.status}`);
      }),
      { numRuns: 150 },
    );
  });

  it('sends every response with a request id, security headers and no caching', async () => {
    for (const path of ['/api/permissions', '/api/nothing', '/api/auth/csrf', '/api/auth/signin', '/healthz']) {
      const { headers } = await send(path);
      assert.match(headers.get('x-request-id') ?? '', /^[\w.-]{8,64}$/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
      assert.equal(headers.get('access-control-allow-origin'), null);
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'/);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.doesNotMatch(policy, /unsafe/);
    }
    assert.equal(
      (await send('/healthz', { headers: { 'x-request-id': 'given-1234' } })).headers.get('x-request-id'),
      'given-1234',
    );
    assert.notEqual(
      (await send('/healthz', { headers: { 'x-request-id': '{"forged": 1}' } })).headers.get('x-request-id'),
      '{"forged": 1}',
    );
  });

  it('reports that it is alive and ready', async () => {
    assert.deepEqual(await (await fetch(`${platform.url}/healthz`)).json(), { status: 'ok' });
    assert.equal((await fetch(`${platform.url}/readyz`)).status, 200);
  });

  it('responds with a 400 page with security headers to a request with several hosts or an impossible host', async () => {
    for (const [request, url] of [
      ['GET / HTTP/1.1\r\nHost: a\r\nhost: b', platform.url],
      ['GET / HTTP/1.1\r\nHost: a\r\nHost: b', platform.issuer],
      ['GET / HTTP/1.1\r\nHost: a b', platform.url],
      ['GET / HTTP/1.1\r\nHost: a@b:99999', platform.dashboardsUrl],
      ['GET http://a:99999/ HTTP/1.1\r\nHost: a', platform.url],
      ['OPTIONS * HTTP/1.1\r\nHost: a', platform.url],
    ] as const) {
      const connection = await openConnection(Number(new URL(url).port));
      connection.write(`${request}\r\nConnection: close\r\n\r\n`);
      const text = await connection.untilClosed();
      assert.deepEqual(statusesIn(text), [400], request);
      assert.match(text, /\r\nContent-Security-Policy: default-src 'none'/i, request);
      assert.match(text, /could not be read/, request);
    }
  });

  it('responds to a health check over HTTP/1.0 without a Host header', async () => {
    const connection = await openConnection(Number(new URL(platform.url).port));
    connection.write('GET /healthz HTTP/1.0\r\n\r\n');
    assert.deepEqual(statusesIn(await connection.untilClosed()), [200]);
  });
});
