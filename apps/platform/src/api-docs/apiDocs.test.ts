import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readApiDocs } from './apiDocs.ts';

it('docs/api.md lists every call of the endpoint table [API-CAT-1, PLAT-2]', async () => {
  const { current, wanted } = await readApiDocs();
  assert.equal(current, wanted, 'docs/api.md is out of date: run npm run docs:api');
});
