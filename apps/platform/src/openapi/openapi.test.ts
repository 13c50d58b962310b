import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Endpoint, type EndpointId, endpoints, endpointSchemas } from '@agency-insights/insights-api/contract';
import ajv from '@redocly/ajv/dist/2020.js';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

interface Content {
  schema: Record<string, unknown>;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
interface Answer {
  description: string;
  content?: Record<string, Content>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: { name: string; in: string; required: boolean; schema: Record<string, unknown>; example?: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Answer | { $ref: string }>;
  security: unknown[];
  servers?: { url: string }[];
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer>; examples: Record<string, { value: unknown }> };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

describe('the OpenAPI document', () => {
  let platform: TestPlatform;
  let document: Document;
  before(async () => {
    platform = await startPlatform();
    document = (await (await fetch(`${platform.url}/api/openapi.json`)).json()) as Document;
  });
  after(() => platform.stop());

  const described = () =>
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );

  it('is OpenAPI 3.1 and names this server', () => {
    assert.match(document.openapi, /^3\.1\./);
    assert.deepEqual(document.servers, [{ url: platform.url }]);
  });

  it('describes every row of the endpoint table and nothing else', () => {
    const table = (Object.values(endpoints) as Endpoint[]).map(({ method, path }) => `${method} ${path}`);
    assert.deepEqual(new Set(described()), new Set(table));
  });

  it('describes exactly the served calls: each call exists, and no other method of its address', async () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const server = Object.values(operations)[0]?.servers?.[0]?.url ?? platform.url;
      for (const method of methods) {
        const answer = await fetch(`${server}${path.replaceAll(/\{\w+\}/g, '1')}`, {
          method: method.toUpperCase(),
          redirect: 'manual',
        });
        await answer.body?.cancel();
        if (method in operations) assert.notEqual(answer.status, 405, `${method} ${path}`);
        else assert.equal(answer.status, 405, `${method} ${path}`);
      }
    }
  });

  it('has a schema for each path parameter, each body and each kind of refusal', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const named =
          operation.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ?? [];
        assert.deepEqual(named, inPath, `${method} ${path}`);
        for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
          assert.ok(schema.type === 'object', `${method} ${path}`);
        }
      }
    }
    const find = document.paths[endpoints['resultSets.findAgencies'].path]?.post;
    assert.equal(find?.requestBody?.content['application/json']?.schema.additionalProperties, false);
    assert.deepEqual(find?.security, [{ bearer: [] }, { service: [] }]);
  });

  it('has a description, a request example and an example of each response for every operation', () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, operation] of Object.entries(operations)) {
        const lacking = lackOf(operation);
        assert.deepEqual(lacking, [], `${method} ${path}`);
      }
  });

  /** Missing parts of an operation. */
  function lackOf({ summary, description, parameters = [], requestBody, responses, security }: Operation): string[] {
    const lacking = description.length > summary.length ? [] : ['description'];
    for (const { name, required, example } of parameters)
      if (required && example === undefined) lacking.push(`example of ${name}`);
    for (const [type, { example }] of Object.entries(requestBody?.content ?? {}))
      if (example === undefined) lacking.push(`example of ${type}`);
    const statuses = Object.keys(responses).map(Number);
    if (!statuses.some((status) => status < 400)) lacking.push('success');
    const needed = [400, 500, 503, ...(security.length > 0 && !isOptional(security) ? [401] : [])];
    for (const status of needed) if (!statuses.includes(status)) lacking.push(String(status));
    for (const [status, answer] of Object.entries(responses))
      if (!isShown(Number(status), answer)) lacking.push(status);
    return lacking;
  }

  /** Whether an answer has a description and, where it is text for programs, examples that exist. */
  function isShown(status: number, answer: Operation['responses'][string]): boolean {
    const { description, content = {} } =
      '$ref' in answer ? (document.components.responses[nameOf(answer)] ?? { description: '' }) : answer;
    const texts = Object.entries(content).filter(([type]) => /json|csv/.test(type));
    const shown = texts.every(([, { example, examples = {} }]) => {
      const values = Object.values(examples).map((one) => document.components.examples[nameOf(one)]?.value);
      return [example, ...values].some((value) => value !== undefined) && !values.includes(undefined);
    });
    return description !== '' && shown && (status < 400 || texts.length > 0);
  }

  it('rejects by its schemas every body that the platform refuses for a missing filter or field', () => {
    const schemas = new ajv.default({ strict: false }).addSchema(document, 'document');
    const isAccepted = (id: EndpointId, body: unknown) => {
      const { path, method }: Endpoint = endpoints[id];
      const at = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'];
      const pointer = at.map((part) => part.replaceAll('/', '~1')).join('/');
      return schemas.validate({ $ref: `document#/${encodeURI(pointer)}` }, body);
    };
    for (const [id, body] of [
      ['resultSets.findAgencies', { filters: {} }],
      ['resultSets.listAgenciesAccounts', {}],
      ['resultSets.listAgenciesAccounts', { filters: {} }],
      ['savedFilters.create', { filterName: 'Texas', filterContent: { filters: {} } }],
      ['savedFilters.update', {}],
      ['people.update', { expected: { first_name: 'Ann' } }],
      ['people.auth0Update', {}],
      ['identity.updateClaims', { user_id: 'person-17' }],
      ['authorization.createModel', {}],
    ] as const) {
      assert.equal(endpointSchemas[id].body.safeParse(body).success, false, id);
      assert.equal(isAccepted(id, body), false, `${id} ${JSON.stringify(body)}`);
    }
    const isAcceptedById = isAccepted('resultSets.listAgenciesAccounts', { filters: {}, agency_ids: [17] });
    assert.ok(isAcceptedById && isAccepted('resultSets.findAgencies', { filters: { line: 'personal' } }));
  });

  it('names the server of the dashboards for the calls that it serves', () => {
    const enter = document.paths[endpoints['embed.session'].path]?.post;
    assert.deepEqual(enter?.servers, [{ url: platform.dashboardsUrl }]);
  });

  it('describes page and size as whole numbers', () => {
    const list = document.paths[endpoints['savedFilters.list'].path]?.get;
    assert.deepEqual(
      list?.parameters?.map(({ name, schema }) => [name, schema.type, schema.minimum, schema.maximum]),
      [
        ['page', 'integer', 0, Number.MAX_SAFE_INTEGER],
        ['size', 'integer', 1, 100],
      ],
    );
  });
});

function isOptional(security: readonly unknown[]): boolean {
  return security.some((way) => Object.keys(way as object).length === 0);
}

function nameOf({ $ref }: { $ref: string }): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}
