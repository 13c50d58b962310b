import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { endpoints } from '@agency-insights/insights-api/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { itAtNight } from '../testing/checksAll.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { createOpenApiDocument } from './createOpenApiDocument.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const text = JSON.stringify(
  createOpenApiDocument({ serverUrl: 'https://insights.test', dashboardsUrl: 'https://dashboards.test' }),
);

// Its own types say that a rule set without `extends` is none.
const oasRules = spectralRulesets.oas as unknown as RulesetDefinition;

/** A program whose author has the document alone; what the types refuse is marked. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './types.ts';

export type Problem = components['schemas']['Problem'];

export async function run(baseUrl: string, headers: Record<string, string>) {
  const client = createClient<paths>({ baseUrl, headers });
  const saved = '/api/v1/authorization-store/saved-filters';
  const made = await client.POST(saved, {
    params: { header: { 'Idempotency-Key': 'openapi-fetch' } },
    body: { filterName: 'Texas', filterContent: { filters: { agency_state: 'TX' } } },
  });
  const name: string | undefined = made.data?.filterName;
  const list = await client.GET(saved, { params: { query: { page: 0, size: 5 } } });
  const names: string[] = (list.data?.items ?? []).map(({ filterName }) => filterName);
  const refused = await client.POST('${endpoints['resultSets.findAgencies'].path}', { body: { filters: {} } });
  const problem: Problem | undefined = refused.error;
  // @ts-expect-error -- there is no such field
  void (() => client.POST(saved, { body: { filterName: 'Texas', content: {} } }));
  // @ts-expect-error -- the page is a number
  void (() => client.GET(saved, { params: { query: { page: 'first' } } }));
  // @ts-expect-error -- there is no such call
  void (() => client.GET('/api/nothing'));
  return { name, names, code: problem?.error.code, status: refused.response.status };
}
`;

describe('the OpenAPI document', () => {
  let platform: TestPlatform;
  let analyst: SignedIn;
  before(async () => {
    platform = await startPlatform();
    analyst = await platform.signIn('analyst');
  });
  after(() => platform.stop());

  it('passes the rules of Redocly', async () => {
    // The callback of sign-in redirects and does nothing else.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'operation-2xx-response': 'off' } });
    const problems = await lintFromString({ source: text, config });
    assert.deepEqual(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
      [],
    );
  });

  itAtNight('passes the rules of Spectral', async () => {
    const spectral = new spectralCore.Spectral();
    // Each company runs the product itself, so it has no contact.
    spectral.setRuleset({ extends: [oasRules], rules: { 'info-contact': 'off' } });
    const problems = await spectral.run(JSON.parse(text) as Record<string, unknown>);
    assert.deepEqual(
      problems.map(({ code, message, path }) => [code, message, path.join('/')]),
      [],
    );
  });

  it('can be converted to types of every call by openapi-typescript', async () => {
    const types = astToString(await openapiTS(text));
    for (const [id, { path }] of Object.entries(endpoints)) {
      assert.ok(types.includes(`"${path}": {`), path);
      assert.ok(types.includes(`operations["${id}"]`), id);
    }
  });

  itAtNight('provides types for a program with openapi-fetch, which compiles and calls the platform', async () => {
    await mkdir(path.join(root, '.tmp'), { recursive: true });
    const folder = await mkdtemp(path.join(root, '.tmp/openapi-'));
    try {
      await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
      await writeFile(path.join(folder, 'types.ts'), astToString(await openapiTS(text)));
      await writeFile(path.join(folder, 'program.ts'), program);
      assert.deepEqual(faultsOf(path.join(folder, 'program.ts')), []);
      const { run } = (await import(path.join(folder, 'program.ts'))) as {
        run: (url: string, headers: Record<string, string>) => Promise<object>;
      };
      const answer = await run(platform.url, analyst.headers);
      assert.deepEqual(answer, { name: 'Texas', names: ['Texas'], code: 'invalid_request', status: 400 });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** The compiler's messages about a program and its imported types. */
function faultsOf(file: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
  return faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
