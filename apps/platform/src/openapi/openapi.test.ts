import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Endpoint, endpoints } from '@agency-insights/insights-api/contract';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, unknown>;
  security: unknown[];
  servers?: { url: string }[];
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

describe('OpenAPI document', () => {
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

  it('describes exactly what is served: each call is there, each other method of its address is not', async () => {
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

  it('gives each path parameter, each body and each kind of refusal its schema', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const named =
          operation.parameters?.filter((parameter) => parameter.in === 'path').map(({ name }) => name) ?? [];
        assert.deepEqual(named, inPath, `${method} ${path}`);
        assert.ok('4XX' in operation.responses && '5XX' in operation.responses);
        for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
          assert.ok(schema.type === 'object', `${method} ${path}`);
        }
      }
    }
    const find = document.paths[endpoints['resultSets.findAgencies'].path]?.post;
    assert.equal(find?.requestBody?.content['application/json']?.schema.additionalProperties, false);
    assert.deepEqual(find?.security, [{ bearer: [] }, { service: [] }]);
  });

  it('names the server of the dashboards where a call is served there', () => {
    const enter = document.paths[endpoints['embed.session'].path]?.post;
    assert.deepEqual(enter?.servers, [{ url: platform.dashboardsUrl }]);
  });

  it('says that page and size are whole numbers', () => {
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
