import assert from 'node:assert/strict';
import process from 'node:process';
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
import { z } from 'zod';
import { fieldFault } from '../attack/fieldFault.ts';
import { takesToken } from '../endpoints/takesToken.ts';
import { recordedAnswers } from '../openapi/recordedAnswers.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import type { CallParts } from './CallExample.ts';
import { callExamples } from './callExamples.ts';
import { type Answer, type CallMaker, createCallMaker, testService } from './createCallMaker.test-support.ts';
import { shortenAnswer, showsAnswer, writeRecordedAnswers } from './recordAnswers.test-support.ts';
import { successStatus } from './renderCalls.ts';

const mediaTypes: Partial<Record<Endpoint['answer'], RegExp>> = {
  json: /^application\/json/,
  'result-set': /^application\/json/,
  file: /spreadsheetml/,
  csv: /^text\/csv/,
  page: /^text\/html/,
};

const invalid = { status: 400, code: 'invalid_request' };

/** Browsers would get a page for a refused call. */
const asProgram = { accept: 'application/json' };

describe('every call of the endpoint table', () => {
  let platform: TestPlatform;
  let maker: CallMaker;
  const recorded: Partial<Record<EndpointId, unknown>> = {};
  before(async () => {
    platform = await startPlatform({
      sample: { agencies: 40, policies: 1_500 },
      env: { SERVICE_CLIENTS: `${testService.clientId}:${testService.clientSecret}`, EXPORTS_PER_PERSON: '100' },
    });
    maker = await createCallMaker(platform);
  });
  after(async () => {
    await platform.stop();
    if (process.env['RECORD_ANSWERS'] !== undefined) await writeRecordedAnswers(recorded);
  });

  /** Asserts a refusal with this status and code that names the invalid field. */
  function assertRefused(
    id: EndpointId,
    { status, text }: Answer,
    expected: { status: number; code: string },
  ): Problem['error'] {
    assert.equal(status, expected.status, text);
    const error = readError(text);
    assert.equal(error.code, expected.code);
    assert.equal(fieldFault(id, status, error), null, text);
    return error;
  }

  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const endpoint: Endpoint = endpoints[id];
    const { params, body, response, query }: EndpointSchema = endpointSchemas[id];
    const example = callExamples[id];

    /** Refused calls change nothing, so they share their test data. */
    let shared: Promise<CallParts> | undefined;
    const refusedParts = async (): Promise<CallParts> =>
      (shared ??= maker.prepare(example, (await maker.callerOf(id)).values));

    describe(`${endpoint.method} ${endpoint.path}`, () => {
      it(`responds as docs/api.md says [PLAT-2]`, async () => {
        const { headers, values } = await maker.callerOf(id);
        const answer = await maker.send(id, await maker.prepare(example, values), headers);
        assert.equal(answer.status, successStatus(id), answer.text);
        const redirected = answer.status >= 300;
        if (!redirected) assert.match(answer.type, mediaTypes[endpoint.answer] ?? /^$/);
        if (response && !redirected) response.parse(JSON.parse(answer.text));
        if (showsAnswer(endpoint)) recorded[id] = shortenAnswer(id, answer.text, platform);
      });

      if (showsAnswer(endpoint))
        it('returns a response like the example in the OpenAPI document', () => {
          const shown = recordedAnswers[id];
          assert.ok(shown !== undefined, 'run npm run docs:answers');
          response?.parse(shown);
        });

      if (takesToken(endpoint))
        it('is refused without a token, and with an unknown field [PLAT-2, PLAT-15]', async () => {
          const { headers } = await maker.callerOf(id);
          const parts = await refusedParts();
          assertRefused(id, await maker.send(id, parts, {}), { status: 401, code: 'unauthenticated' });
          assertRefused(id, await maker.send(id, parts, { authorization: 'Bearer x' }), {
            status: 401,
            code: 'unauthenticated',
          });
          const more = { ...parts, query: { ...parts.query, surplus: '1' } };
          const { issues } = assertRefused(id, await maker.send(id, more, headers), {
            status: 400,
            code: 'invalid_request',
          });
          assert.deepEqual(issues?.[0]?.path, 'surplus');
        });

      if (endpoint.auth === 'administrator' || example.needs !== undefined)
        it('is refused to callers without the right [PLAT-2, PLAT-13]', async () => {
          const parts = await maker.prepare(example, { $TOKEN: () => maker.people.nobody.session.accessToken });
          assertRefused(id, await maker.send(id, parts, maker.people.nobody.headers), {
            status: 403,
            code: 'forbidden',
          });
        });

      const wrong = query && wrongText(query, example.query);
      if (wrong !== undefined)
        it(`refuses a query whose ${wrong.name} is not valid, and names it [PLAT-15]`, async () => {
          const { headers } = await maker.callerOf(id);
          const parts = await refusedParts();
          const given = { ...parts, query: { ...parts.query, ...wrong.fields } };
          const answer = await maker.send(id, given, { ...headers, ...asProgram });
          const { issues } = assertRefused(id, answer, invalid);
          assert.ok(
            issues?.some(({ path }) => path === wrong.name),
            answer.text,
          );
        });

      const wrongField = endpoint.encoding === 'form' && body ? wrongText(body, example.body) : undefined;
      if (wrongField !== undefined)
        it(`refuses a form whose ${wrongField.name} is not valid, and names it [PLAT-15]`, async () => {
          const { headers, values } = await maker.callerOf(id);
          const parts = await maker.prepare(example, values);
          const given = { ...parts, body: { ...(parts.body as object), ...wrongField.fields } };
          const { issues } = assertRefused(id, await maker.send(id, given, { ...headers, ...asProgram }), invalid);
          assert.equal(issues?.[0]?.path, wrongField.name);
        });

      if (endpoint.encoding === 'multipart')
        it('refuses a file that is not valid and names its line [PLAT-15]', async () => {
          const { headers } = await maker.callerOf(id);
          const answer = await maker.send(id, { body: { file: 'email,age\nx,1\n' } }, headers);
          const { issues } = assertRefused(id, answer, { status: 400, code: 'refused_lines' });
          assert.equal(issues?.[0]?.path, 'line 1.age');
        });

      if (endpoint.encoding === 'json')
        it('refuses a body that is not valid and names the field [PLAT-15]', async () => {
          const { headers } = await maker.callerOf(id);
          const parts = await refusedParts();
          assertRefused(id, await maker.send(id, { ...parts, body: '{' }, headers), {
            status: 400,
            code: 'invalid_request',
          });
          const isLoose = body !== undefined && body.safeParse({ ...(parts.body as object), surplus: 1 }).success;
          const wrong = isLoose ? {} : { ...(parts.body as object), surplus: 1 };
          const { issues } = assertRefused(id, await maker.send(id, { ...parts, body: wrong }, headers), {
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
          const { headers } = await maker.callerOf(id);
          const parts = await refusedParts();
          const tooLong = Object.fromEntries(Object.keys(parts.params ?? {}).map((name) => [name, 'x'.repeat(300)]));
          const answer = await maker.send(id, { ...parts, params: tooLong }, { ...headers, ...asProgram });
          assertRefused(id, answer, { status: 400, code: 'invalid_request' });
        });

      if (query !== undefined && !takesToken(endpoint))
        it('refuses a query that is not valid [PLAT-15]', async () => {
          assertRefused(id, await maker.send(id, { query: { surplus: '1' } }, asProgram), {
            status: 400,
            code: 'invalid_request',
          });
        });

      for (const refusal of example.refusals ?? [])
        it(`is refused as ${refusal.status} ${refusal.code} [PLAT-2, PLAT-15]`, async () => {
          const { headers, values } = await maker.callerOf(id);
          const parts = await maker.prepare({ ...example, ...refusal }, values);
          const as = refusal.as === 'person' ? maker.people.analyst.headers : headers;
          if (refusal.again) assert.ok((await maker.send(id, parts, headers)).status < 300);
          assertRefused(id, await maker.send(id, parts, as), refusal);
        });
    });
  }
});

/** Returns the error of a refusal, in the platform's form or in that of RFC 6749. */
function readError(text: string): Problem['error'] {
  const body = JSON.parse(text) as { error: unknown; error_description?: string };
  if (typeof body.error === 'string') return { code: body.error, message: body.error_description ?? '' };
  return problemSchema.parse(body).error;
}

/** One field of a query or form with an invalid text; undefined if every text is valid for each field. */
function wrongText(schema: z.ZodType, valid: unknown): { name: string; fields: Record<string, string> } | undefined {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties)
    .map((name) => ({ name, fields: { [name]: 'x'.repeat(20_000) } }))
    .find(({ fields }) => !schema.safeParse({ ...(valid as object), ...fields }).success);
}
