import assert from 'node:assert/strict';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { type Endpoint, type EndpointId, endpoints } from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { hostileTexts } from '../testing/hostileTexts.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { callEndpoint, csvForm } from './administration.test-support.ts';

/** The calls of this area but those that check passwords: their limit answers for them. */
const ids = (Object.keys(endpoints) as EndpointId[]).filter(
  (id) => /^(identity|people|auditTrail|storeUsers)\./.test(id) && !/\.(exchangeLogin|signIn)$/.test(id),
);
/** HOSTILE_RUNS=45000 makes about 1,000 inputs for each call; that takes minutes. */
const runs = Number(process.env.HOSTILE_RUNS ?? 1_000);
const names = [
  'id',
  'search',
  'page',
  'size',
  'sort',
  'email',
  'user_id',
  'first_name',
  'permissions',
  'administrator',
  'token',
  'grant_type',
  'refresh_token',
  'carrier_ids',
  'user_ids',
  'page_token',
  'limit',
  'action',
  'blocked',
  'force',
  '__proto__',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(...hostileTexts, '_', 'demo-admin', 'self'),
);
const fields = fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 4 });
const json = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const parts = fc.record({
  id: fc.constantFrom(...ids),
  params: fc.record({ id: text, search: text }),
  query: fc.oneof(fc.constant({}), fields),
  form: fields,
  json,
  file: fc.string({ unit: 'binary', maxLength: 200 }),
});

describe('hostile input to identity and the administration of people', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  before(async () => {
    platform = await startPlatform();
    admin = await platform.signIn('admin');
  });
  after(() => platform.stop());

  it('is never a 5xx in many calls of an administrator, and takes no account away [PLAT-15]', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async ({ id, params, query, form, json: value, file }) => {
        const { encoding }: Endpoint = endpoints[id];
        const body = encoding === 'form' ? form : encoding === 'multipart' ? csvForm(file) : value;
        const isAddress = [params.id, params.search].every((part) => part !== '' && part !== '.' && part !== '..');
        fc.pre(isAddress && isWellFormed({ params, query, form }));
        const { status } = await callEndpoint(platform, id, admin.headers, { params, query, body });
        assert.ok(status >= 200 && status < 500, `${id} answered ${status}`);
        if (params.id === 'demo-admin' && id === 'people.endSessions') admin = await platform.signIn('admin');
      }),
      { numRuns: runs },
    );
    const left = await platform.database.db.selectFrom('users').select('id').where('id', 'like', 'demo-%').execute();
    assert.ok(left.some(({ id }) => id === 'demo-admin'));
  });
});

/** Whether an address can carry the texts at all: half of a surrogate pair cannot be written in one. */
function isWellFormed(value: unknown): boolean {
  return typeof value === 'string'
    ? value.isWellFormed()
    : Object.entries(value as object)
        .flat()
        .every(isWellFormed);
}
