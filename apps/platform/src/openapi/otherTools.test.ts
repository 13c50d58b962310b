import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { endpoints } from '@agency-insights/insights-api/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import createClient from 'openapi-fetch';
import openapiTS, { astToString } from 'openapi-typescript';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { createOpenApiDocument } from './createOpenApiDocument.ts';

const text = JSON.stringify(
  createOpenApiDocument({ serverUrl: 'https://insights.test', dashboardsUrl: 'https://dashboards.test' }),
);

// Its own types say that a rule set without `extends` is none.
const oasRules = spectralRulesets.oas as unknown as RulesetDefinition;

/** The part of the document's types that the calls below use, as openapi-typescript makes them. */
interface Paths {
  '/api/v1/authorization-store/saved-filters': {
    get: {
      parameters: { query?: { page?: number; size?: number } };
      responses: { 200: { content: { 'application/json': { items: { filterName: string }[]; total: number } } } };
    };
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: {
        content: { 'application/json': { filterName: string; filterContent: { filters: Record<string, string> } } };
      };
      responses: { 201: { content: { 'application/json': { id: number; filterName: string } } } };
    };
  };
}

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

  it('passes the rules of Spectral', async () => {
    const spectral = new spectralCore.Spectral();
    // Each company runs the product itself, so it has no contact.
    spectral.setRuleset({ extends: [oasRules], rules: { 'info-contact': 'off' } });
    const problems = await spectral.run(JSON.parse(text) as Record<string, unknown>);
    assert.deepEqual(
      problems.map(({ code, message, path }) => [code, message, path.join('/')]),
      [],
    );
  });

  it('becomes types of every call by openapi-typescript', async () => {
    const types = astToString(await openapiTS(text));
    for (const [id, { path }] of Object.entries(endpoints)) {
      assert.ok(types.includes(`"${path}": {`), path);
      assert.ok(types.includes(`operations["${id}"]`), id);
    }
  });

  it('is what openapi-fetch calls the platform by', async () => {
    const client = createClient<Paths>({ baseUrl: platform.url, headers: analyst.headers });
    const path = '/api/v1/authorization-store/saved-filters';
    const made = await client.POST(path, {
      params: { header: { 'Idempotency-Key': 'openapi-fetch' } },
      body: { filterName: 'Texas', filterContent: { filters: { agency_state: 'TX' } } },
    });
    assert.equal(made.data?.filterName, 'Texas');
    const { data } = await client.GET(path, { params: { query: { page: 0, size: 5 } } });
    assert.ok(data?.items.some(({ filterName }) => filterName === 'Texas'));
  });
});
