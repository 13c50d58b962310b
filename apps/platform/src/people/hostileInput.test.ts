import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type Endpoint,
  type EndpointId,
  type EndpointSchema,
  endpoints,
  endpointSchemas,
  problemSchema,
} from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { z } from 'zod';
import { hostileTexts } from '../testing/hostileTexts.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { callEndpoint, csvForm } from './administration.test-support.ts';

/** For each call. */
const inputs = 1_000;
const atOnce = 25;
/** What has its own test: the calls that check passwords and tokens of strangers. */
const elsewhere = /\.(exchangeLogin|signIn|exchangeLoginAuth0|refresh|oauthToken|auth0Token)$/;
const ids = (Object.keys(endpoints) as EndpointId[]).filter(
  (id) =>
    (/^(identity|people|services|auditTrail|storeUsers)\./.test(id) && !elsewhere.test(id)) || id === 'users.self',
);
const options = {
  params: fc.constantFrom('demo-nobody', 'demo-personal', 'demo-admin', 'self'),
  person: fc.constantFrom('demo-nobody', 'demo-admin'),
  number: fc.nat(1_000_000),
  flag: fc.constantFrom('true', 'false'),
};
/** What each field takes, so that often one hostile field is all that is wrong with a call. */
const usual: Record<string, fc.Arbitrary<unknown>> = {
  id: options.params,
  search: fc.constant('demo'),
  user_id: options.person,
  user_ids: options.person,
  carrier_ids: fc.constant('C001,C002'),
  page: fc.constantFrom('0', '999999999'),
  size: fc.constantFrom('1', '100'),
  limit: fc.constantFrom('1', '100'),
  max_results: fc.constant('10'),
  blocked: options.flag,
  status: fc.constant('invited'),
  permission: fc.constant('viewable:insights_pl'),
  sort: fc.constant('-name'),
  action: fc.constant('blocked'),
  email: options.number.map((number) => `person-${number}@demo.test`),
  first_name: fc.constant('Ada'),
  last_name: fc.constant('Lovelace'),
  given_name: fc.constant('Ada'),
  family_name: fc.constant('Lovelace'),
  permissions: fc.constantFrom([], ['viewable:insights_pl']),
  administrator: fc.boolean(),
  exchange_user_id: options.number.map((number) => `exchange-${number}`),
  exchange_organization_id: fc.constant(null),
  expected: fc.constant({ permissions: [] }),
  token: fc.constant('eyJhbGciOiJub25lIn0.e30.'),
  expectedScope: fc.constant('viewable:insights_pl'),
  name: options.number.map((number) => `service ${number}`),
  scopes: fc.constant(['viewable:insights_pl']),
};
const text = fc
  .oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom(...hostileTexts))
  .map((odd) => odd.toWellFormed());
const json = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));
const csv = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.oneof(text, fc.constant('x@demo.test')), { maxLength: 6 })
    .map((cells) => `email,first_name,last_name,permissions\n${cells.join(',')}`),
);

/** Fields that a part of a call reads, as usual, with up to two in their place or beside them that are hostile. */
function partOf(schema: z.ZodType | undefined, hostile: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = schema === undefined ? [] : namesOf(schema);
  const known = fc.record(Object.fromEntries(names.map((name) => [name, usual[name] ?? hostile])), {
    requiredKeys: names.filter((name) => name === 'id' || name === 'email'),
  });
  const odd = fc.dictionary(fc.constantFrom(...names, ...names, '__proto__', 'x'), hostile, { maxKeys: 2 });
  return fc.tuple(known, odd).map(([fields, given]) => ({ ...fields, ...given }));
}

function namesOf(schema: z.ZodType): string[] {
  return Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});
}

function callsOf(id: EndpointId) {
  const schema: EndpointSchema = endpointSchemas[id];
  const signsOut = id === 'people.endSessions' || id === 'people.resetMfa';
  const query = schema.query === undefined ? fc.constant({}) : partOf(schema.query, text);
  return fc.record({
    params: partOf(schema.params, text.filter(isOnePartOfAPath)).filter(({ id: who }) => !(signsOut && isAdmin(who))),
    query: fc.oneof({ weight: 9, arbitrary: query }, { weight: 1, arbitrary: partOf(schema.query, text) }),
    fields: partOf(schema.body, json),
    /** In place of the fields: what is no object, or no JSON. */
    raw: fc.option(json, { freq: 8 }),
    file: csv,
  });
}
type Call = ReturnType<typeof callsOf> extends fc.Arbitrary<infer T> ? T : never;

/** The one who makes the calls. */
function isAdmin(who: unknown): boolean {
  return who === 'demo-admin' || who === 'self';
}

/** Other texts in an address lead to another call. */
function isOnePartOfAPath(part: string): boolean {
  return !['', '.', '..'].includes(part);
}

describe('hostile input to identity and the administration of people', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  for (const id of ids)
    it(`${id} answers ${inputs} of them without a failure, and says why it refuses one [PLAT-15]`, async () => {
      admin = await platform.signIn('admin');
      const statuses = new Set<number>();
      const calls = fc.sample(callsOf(id), inputs);
      for (let index = 0; index < calls.length; index += atOnce)
        for (const status of await Promise.all(calls.slice(index, index + atOnce).map((call) => send(id, call))))
          statuses.add(status);
      assert.ok(takesInput(id) ? statuses.has(400) : statuses.has(200), `only ${[...statuses].join(', ')}`);
      assert.ok(!statuses.has(401), 'the administrator stays signed in');
    });

  async function send(id: EndpointId, { params, query, fields, raw, file }: Call): Promise<number> {
    const { encoding }: Endpoint = endpoints[id];
    const body = encoding === 'multipart' ? csvForm(file) : (raw ?? fields);
    const call = { params: textsOf(params), query: textsOf(query), body };
    const answer = await callEndpoint(platform, id, admin.headers, call);
    const isRight = answer.status < 300 || (answer.status < 500 && problemSchema.safeParse(answer.body).success);
    if (!isRight) assert.fail(`${answer.status} ${JSON.stringify(answer.body)} to ${JSON.stringify(call)}`);
    return answer.status;
  }
});

function takesInput(id: EndpointId): boolean {
  const { params, query, body }: EndpointSchema = endpointSchemas[id];
  return (params ?? query ?? body) !== undefined || id === 'storeUsers.migrate';
}

function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
