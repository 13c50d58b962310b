import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { type Endpoint, endpoints, problemSchema } from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { hostileInputs } from '../attack/hostileInputs.ts';
import { hostileTexts } from '../testing/hostileTexts.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

/** It is in everything that is secret: neither an answer nor the log may repeat it. */
const secret = `secret-${randomUUID()}`;
/** The calls of users and programs that are not signed in, and the start of an enrolment. */
const ids = [
  'identity.exchangeLogin',
  'identity.signIn',
  'identity.exchangeLoginAuth0',
  'identity.refresh',
  'identity.oauthToken',
  'identity.auth0Token',
  'users.enrollMfa',
] as const;

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...hostileTexts, 'eyJhbGciOiJub25lIn0.e30.', 'a.b.c', 'analyst@demo.test'),
);
const secretText = odd.map((text) => `${secret}${text}`);
const value = fc.oneof({ weight: 4, arbitrary: secretText }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
const name = fc.oneof({ weight: 4, arbitrary: odd }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
const body = fc.record(
  {
    username: name,
    email: name,
    grant_type: fc.oneof(fc.constantFrom('client_credentials', 'refresh_token', 'password'), odd),
    client_id: name,
    force: odd,
    password: value,
    token: value,
    refresh_token: value,
    client_secret: value,
  },
  { requiredKeys: [] },
);
/** What each call reads, so that an input is not refused for its other fields alone. */
const fieldsOf: Record<(typeof ids)[number], readonly string[]> = {
  'identity.exchangeLogin': ['username', 'password'],
  'identity.signIn': ['email', 'password'],
  'identity.exchangeLoginAuth0': ['token'],
  'identity.refresh': ['refresh_token'],
  'identity.oauthToken': ['grant_type', 'client_id', 'client_secret', 'refresh_token'],
  'identity.auth0Token': ['force'],
  'users.enrollMfa': [],
};
const authorization = fc.oneof(
  fc.constant(undefined),
  fc
    .tuple(fc.constantFrom('Bearer', 'Basic', 'bearer', ''), fc.base64String({ maxLength: 60 }))
    .map(([scheme, text]) => `${scheme} ${secret}${text}`),
  fc.string({ maxLength: 40 }).map((text) => `Basic ${Buffer.from(`id:${secret}${text}`).toString('base64')}`),
);
const call = fc.record({
  isWhole: fc.nat(2).map((number) => number === 0),
  body,
  authorization,
  raw: fc.option(secretText, { freq: 8 }),
});

describe('hostile input to the calls that return tokens and tickets', () => {
  let platform: TestPlatform;
  const log: string[] = [];
  before(async () => {
    const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });
    platform = await startPlatform({ logger });
  });
  after(() => platform.stop());

  for (const id of ids)
    it(`${id} refuses ${hostileInputs} of them with a 4xx that gives the reason and repeats no secret [PLAT-15]`, async () => {
      const statuses = new Set<number>();
      for (const input of fc.sample(call, hostileInputs)) {
        const known = Object.entries(input.body).filter(([field]) => !input.isWhole || fieldsOf[id].includes(field));
        const answer = await send(id, Object.fromEntries(known), input);
        const text = await answer.text();
        const where = `${answer.status} ${text} to ${JSON.stringify(input)}`;
        assert.ok(answer.status >= 400 && answer.status < 500, where);
        assert.match(answer.headers.get('content-type') ?? '', /^application\/(problem\+)?json/, where);
        assert.ok(isWorded(JSON.parse(text)), where);
        assert.ok(!text.includes(secret), where);
        statuses.add(answer.status);
      }
      assert.ok(statuses.size > 0);
      assert.deepEqual(
        log.filter((line) => line.includes(secret)),
        [],
      );
    });

  function send(
    id: (typeof ids)[number],
    fields: Record<string, unknown>,
    { authorization: header, raw }: { authorization: string | undefined; raw: string | null },
  ): Promise<Response> {
    const { method, path, encoding }: Endpoint = endpoints[id];
    const texts = new URLSearchParams(
      Object.entries(fields).map(([field, given]): [string, string] => [field, asText(given)]),
    );
    const isForm = encoding === 'form';
    return fetch(`${platform.url}${path}${encoding === 'none' ? `?${texts.toString()}` : ''}`, {
      method,
      headers: {
        ...(header !== undefined && { authorization: header }),
        ...(encoding !== 'none' && {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
      },
      ...(encoding !== 'none' && {
        body: isForm ? (raw === null ? texts.toString() : `client_secret=${raw}`) : (raw ?? JSON.stringify(fields)),
      }),
    });
  }
});

function asText(given: unknown): string {
  return (typeof given === 'string' ? given : JSON.stringify(given)).toWellFormed();
}

/** Whether an answer says what is wrong: as all calls do, or as RFC 6749 wants it of the token endpoint. */
function isWorded(answer: unknown): boolean {
  if (problemSchema.safeParse(answer).success) return true;
  const { error, error_description: description } = answer as Record<string, unknown>;
  return typeof error === 'string' && typeof description === 'string' && description !== '';
}
