import assert from 'node:assert/strict';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { type Endpoint, endpoints, type EndpointId } from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { hostileTexts } from '../../testing/hostileTexts.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { fgaCalls } from './fga/fgaCalls.ts';

const ids = (Object.keys(endpoints) as EndpointId[]).filter((id) => /^(authorization|entities)\./.test(id));
const someId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const productStore = '01AGENCY1NS1GHTS0000000000';
const fieldNames = [
  'user',
  'relation',
  'object',
  'type',
  'store_id',
  'kind',
  'checks',
  'relationships',
  'contextual_tuples',
  'on_conflict',
  'authorization_model_id',
  'dsl',
  'schema_version',
  'type_definitions',
  'conditions',
  'name',
  'entity_type',
  'entity_id',
  'user_filter',
  'user_filters',
  'page',
  'page_size',
  'size',
  'continuation_token',
  'tuple_key',
  'tuple_keys',
  'writes',
  'deletes',
  'correlation_id',
  'start_time',
  'assertions',
  '__proto__',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    ...hostileTexts,
    'user:anne',
    'user:*',
    'feature:insights_pl',
    'feature:',
    'viewable',
    'granted',
    'organization:a#member',
    'check',
    'expand',
    'read',
    'list_users',
    someId,
    productStore,
    ':',
    '#',
    '@',
    '*',
    ':*',
    'a:b:c',
    '1.1',
    'bnVsbA',
    'W10',
    'WzFd',
    'WyJhIl0',
    'model\n  schema 1.1\ntype user',
  ),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.constantFrom(0, -1, 1.5, 1e300, true, null, {}, []),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...fieldNames), tie('any'), { maxKeys: 4 }),
  ),
})).any;
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 6 }) },
  {
    weight: 4,
    arbitrary: fc.record({
      user: text,
      relation: text,
      object: text,
      type: text,
      tuple_key: fc.record({ user: text, relation: text, object: text }),
      user_filters: fc.tuple(fc.record({ type: text })),
    }),
  },
  { weight: 1, arbitrary: value },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 500, max: 20_000 }).map((depth) => `${'{"union":{"child":['.repeat(depth)}`),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 300, max: 20_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  },
);
const query = fc.dictionary(fc.constantFrom(...fieldNames), text, { maxKeys: 3 });
const pathPart = fc.oneof(text, fc.constantFrom(someId, productStore));

describe('hostile input to the authorization store', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  before(async () => {
    platform = await startPlatform();
    admin = await platform.signIn('admin');
  });
  after(() => platform.stop());

  async function send(method: string, path: string, search: Record<string, string>, sent: unknown): Promise<void> {
    const begun = process.cpuUsage();
    const response = await fetch(`${platform.url}${path}?${new URLSearchParams(search).toString()}`, {
      method,
      headers: { ...admin.headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
    });
    await response.arrayBuffer();
    assert.ok(response.status < 500, `${method} ${path} answered ${response.status}`);
    // The processor's time: the clock also counts what else the machine does.
    const { user, system } = process.cpuUsage(begun);
    assert.ok((user + system) / 1_000 < 1_000, `${method} ${path} stalled`);
  }

  const fill = (path: string, part: string) => path.replaceAll(/\{\w+\}|:(?:store|model)\b/g, encodeURIComponent(part));
  const carries = (part: string, search: Record<string, string>) =>
    part.isWellFormed() && !['', '.', '..'].includes(part) && Object.values(search).every((one) => one.isWellFormed());

  it('is never a 5xx in 1,000 calls of the catalogue [PLAT-15]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), pathPart, query, body, async (id, part, search, sent) => {
        const { method, path, encoding }: Endpoint = endpoints[id];
        fc.pre(carries(part, search));
        await send(encoding === 'none' && method !== 'GET' ? 'GET' : method, fill(path, part), search, sent);
      }),
      { numRuns: 1_000 },
    );
  });

  it('names the nesting of a model that is nested too deep for any call [PLAT-15]', async () => {
    const depth = 8_000;
    const userset = `${'{"union":{"child":['.repeat(depth)}{"this":{}}${']}}'.repeat(depth)}`;
    const body = `{"schema_version":"1.1","type_definitions":[{"type":"a","relations":{"b":${userset}}}]}`;
    for (const path of [
      '/api/v1/authorization-store/authorization-model',
      `/fga/stores/${productStore}/authorization-models`,
    ]) {
      const response = await fetch(`${platform.url}${path}`, {
        method: 'POST',
        headers: { ...admin.headers, 'content-type': 'application/json' },
        body,
      });
      assert.equal(response.status, 400);
      assert.match(await response.text(), /nested deeper than 200 levels/);
    }
  });

  it('is never a 5xx in 1,000 calls of OpenFGA’s HTTP API [PLAT-15]', async () => {
    const calls = fgaCalls.filter(({ method }) => method !== 'DELETE');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        pathPart,
        query,
        body,
        async ({ method, path }, part, search, sent) => {
          fc.pre(carries(part, search));
          await send(method, `/fga${fill(path, part)}`, search, sent);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
