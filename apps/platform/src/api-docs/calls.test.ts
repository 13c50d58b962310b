import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type Endpoint,
  type EndpointId,
  endpoints,
  endpointSchemas,
  type EndpointSchema,
  type Problem,
  problemSchema,
} from '@agency-insights/insights-api/contract';
import { takesToken } from '../http/takesToken.ts';
import { csvForm } from '../people/administration.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import type { CallParts } from './CallExample.ts';
import { callExamples } from './callExamples.ts';
import { createPreparation } from './prepareCalls.test-support.ts';
import { successStatus } from './renderCalls.ts';

const service = { clientId: 'billing', clientSecret: 'a-secret-of-more-than-32-characters-here' };
/** Calls after which the cookies are worth nothing. */
const endsSession: ReadonlySet<EndpointId> = new Set(['session.signout', 'session.signoutAddress']);
const mediaTypes: Partial<Record<Endpoint['answer'], RegExp>> = {
  json: /^application\/json/,
  'result-set': /^application\/json/,
  file: /spreadsheetml/,
  csv: /^text\/csv/,
  page: /^text\/html/,
};

type Values = NonNullable<Parameters<ReturnType<typeof createPreparation>>[1]>;

type Headers = Record<string, string>;

/** Browsers read about a refused call on a page. */
const asProgram = { accept: 'application/json' };

interface Answer {
  status: number;
  type: string;
  text: string;
}

describe('every call of the endpoint table', () => {
  let platform: TestPlatform;
  let people: Record<'analyst' | 'admin' | 'nobody', SignedIn>;
  let prepare: ReturnType<typeof createPreparation>;
  let frame = '';
  let cookies: Promise<{ headers: Headers; values: Values }> | undefined;
  before(async () => {
    platform = await startPlatform({
      sample: { agencies: 40, policies: 1_500 },
      env: { SERVICE_CLIENTS: `${service.clientId}:${service.clientSecret}`, EXPORTS_PER_PERSON: '100' },
    });
    const [analyst, admin, nobody] = await Promise.all(['analyst', 'admin', 'nobody'].map((n) => platform.signIn(n)));
    assert.ok(analyst && admin && nobody);
    people = { analyst, admin, nobody };
    prepare = createPreparation(platform, people, service);
    const entered = await send('embed.session', await prepare(callExamples['embed.session']), {});
    frame = (JSON.parse(entered.text) as { api_token: string }).api_token;
  });
  after(() => platform.stop());

  async function send(id: EndpointId, parts: CallParts, headers: Headers): Promise<Answer> {
    const { method, path, server, encoding, answer }: Endpoint = endpoints[id];
    const { params = {}, query = {}, body } = parts;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(query).toString();
    const response = await fetch(
      `${server === 'dashboards' ? platform.dashboardsUrl : platform.url}${filled}${search === '' ? '' : `?${search}`}`,
      { method, redirect: 'manual', ...bodyOf(encoding, body, { accept: accepted(answer), ...headers }) },
    );
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, text: await response.text() };
  }

  /** Headers of who may make the call, and the values that belong to them. */
  async function caller(id: EndpointId): Promise<{ headers: Headers; values: Values }> {
    const endpoint: Endpoint = endpoints[id];
    if (callExamples[id].cookies) return endsSession.has(id) ? inBrowser() : (cookies ??= inBrowser());
    if (!takesToken(endpoint)) return { headers: {}, values: {} };
    if (endpoint.server === 'dashboards') return { headers: { authorization: `Bearer ${frame}` }, values: {} };
    const asPerson = endpoint.auth === 'bearer' || callExamples[id].needs !== undefined;
    return { headers: (asPerson ? people.analyst : people.admin).headers, values: {} };
  }

  async function inBrowser(): Promise<{ headers: Headers; values: Values }> {
    const { browser } = await platform.signIn('commercial');
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    return { headers: { cookie, origin: platform.url }, values: { $CSRF_TOKEN: () => csrfToken } };
  }

  function assertRefused({ status, text }: Answer, expected: { status: number; code: string }): Problem['error'] {
    assert.equal(status, expected.status, text);
    const { error } = JSON.parse(text) as { error: Problem['error'] | string };
    if (typeof error === 'string') {
      assert.equal(error, expected.code);
      return { code: error, message: '' };
    }
    assert.equal(error.code, expected.code);
    return problemSchema.parse(JSON.parse(text)).error;
  }

  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const endpoint: Endpoint = endpoints[id];
    const { params, body, response, query }: EndpointSchema = endpointSchemas[id];
    const example = callExamples[id];

    /** What is refused changes nothing: these calls may share what was made for them. */
    let shared: Promise<CallParts> | undefined;
    const refusedParts = async (): Promise<CallParts> => (shared ??= prepare(example, (await caller(id)).values));

    describe(`${endpoint.method} ${endpoint.path}`, () => {
      it(`answers as docs/api.md says [PLAT-2]`, async () => {
        const { headers, values } = await caller(id);
        const answer = await send(id, await prepare(example, values), headers);
        assert.equal(answer.status, successStatus(id), answer.text);
        const redirected = answer.status >= 300;
        if (!redirected) assert.match(answer.type, mediaTypes[endpoint.answer] ?? /^$/);
        if (response && !redirected) response.parse(JSON.parse(answer.text));
      });

      if (takesToken(endpoint))
        it('is refused without a token, and with one field too many [PLAT-2, PLAT-15]', async () => {
          const { headers } = await caller(id);
          const parts = await refusedParts();
          assertRefused(await send(id, parts, {}), { status: 401, code: 'unauthenticated' });
          assertRefused(await send(id, parts, { authorization: 'Bearer x' }), { status: 401, code: 'unauthenticated' });
          const more = { ...parts, query: { ...parts.query, surplus: '1' } };
          const { issues } = assertRefused(await send(id, more, headers), { status: 400, code: 'invalid_request' });
          assert.deepEqual(issues?.[0]?.path, 'surplus');
        });

      if (endpoint.auth === 'administrator' || example.needs !== undefined)
        it('is refused to who lacks the right [PLAT-2, PLAT-13]', async () => {
          const parts = await prepare(example, { $TOKEN: () => people.nobody.session.accessToken });
          assertRefused(await send(id, parts, people.nobody.headers), { status: 403, code: 'forbidden' });
        });

      if (endpoint.encoding === 'json')
        it('refuses a body that is not valid and names the field [PLAT-15]', async () => {
          const { headers } = await caller(id);
          const parts = await refusedParts();
          assertRefused(await send(id, { ...parts, body: '{' }, headers), { status: 400, code: 'invalid_request' });
          const isLoose = body !== undefined && body.safeParse({ ...(parts.body as object), surplus: 1 }).success;
          const wrong = isLoose ? {} : { ...(parts.body as object), surplus: 1 };
          const { issues } = assertRefused(await send(id, { ...parts, body: wrong }, headers), {
            status: 400,
            code: 'invalid_request',
          });
          assert.ok(
            issues?.some(({ path }) => path.endsWith(isLoose ? '' : 'surplus')),
            JSON.stringify(issues),
          );
        });

      if (params !== undefined)
        it('refuses a path that is not valid [PLAT-15]', async () => {
          const { headers } = await caller(id);
          const parts = await refusedParts();
          const tooLong = Object.fromEntries(Object.keys(parts.params ?? {}).map((name) => [name, 'x'.repeat(300)]));
          const answer = await send(id, { ...parts, params: tooLong }, { ...headers, ...asProgram });
          assertRefused(answer, { status: 400, code: 'invalid_request' });
        });

      if (query !== undefined && !takesToken(endpoint))
        it('refuses a query that is not valid [PLAT-15]', async () => {
          assertRefused(await send(id, { query: { surplus: '1' } }, asProgram), {
            status: 400,
            code: 'invalid_request',
          });
        });

      for (const refusal of example.refusals ?? [])
        it(`is refused as ${refusal.status} ${refusal.code} [PLAT-2, PLAT-15]`, async () => {
          const { headers, values } = await caller(id);
          const parts = await prepare({ ...example, ...refusal }, values);
          const as = refusal.as === 'person' ? people.analyst.headers : headers;
          if (refusal.again) assert.ok((await send(id, parts, headers)).status < 300);
          assertRefused(await send(id, parts, as), refusal);
        });
    });
  }
});

function accepted(answer: Endpoint['answer']): string {
  return answer === 'page' || answer === 'redirect' ? 'text/html' : 'application/json';
}

function bodyOf(encoding: Endpoint['encoding'], body: unknown, headers: Headers): RequestInit {
  if (body === undefined) return { headers };
  if (encoding === 'multipart') return { headers, body: csvForm((body as { file: string }).file) };
  if (encoding === 'form') return { headers, body: new URLSearchParams(body as Record<string, string>) };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { headers: { ...headers, 'content-type': 'application/json' }, body: text };
}
