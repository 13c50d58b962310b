import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createResultSets } from '../../result-sets/createResultSets.ts';
import { createLoadedSets } from '../../result-sets/LoadedSets.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { serveMounted, type ServedSearch } from '../../result-sets/serveResultSets.test-support.ts';
import { createTestRecords } from '../../result-sets/testRecords.test-support.ts';
import { openTestWarehouse } from '../../result-sets/openTestWarehouse.test-support.ts';
import { mountAgencyCount } from './mountAgencyCount.ts';

const records = createTestRecords(3);
let server: ServedSearch;

const started = new AsyncDisposableStack();
before(async () => {
  const folder = started.adopt(await temporaryWarehouse(), ({ remove }) => remove());
  await loadTestSet(folder.directory, records);
  const warehouse = started.adopt(openTestWarehouse(folder.directory), (opened) => opened.close());
  const resultSets = createResultSets({ sets: createLoadedSets(warehouse), today: () => '2026-03-15' });
  server = started.adopt(
    await serveMounted((routes) => mountAgencyCount(routes, { resultSets }), 'dashboards'),
    (opened) => opened.stop(),
  );
});
after(() => started.disposeAsync());

const ask = (filters: object, access: 'all' | 'personal' | 'none' = 'all') =>
  server.call(access, 'dashboards.countAgencies', { filters });

describe('the number of agencies behind a mark', () => {
  it('equals the result of the search with the same filters, within the person’s lines [PLUS-27] [PLAT-13]', async () => {
    for (const [access, filters, fits] of [
      ['all', { product: 'GL', policy_state: 'TX' }, { productId: 4, state: 'TX' }],
      ['all', { policy_state: 'CA' }, { state: 'CA' }],
      ['personal', { policy_state: 'CA' }, { state: 'CA', line: 0 }],
      ['personal', { product: 'GL' }, { productId: 4, line: 0 }],
    ] as const) {
      const matching = records.policies.filter((policy) =>
        Object.entries(fits).every(([key, expected]) => policy[key as keyof typeof policy] === expected),
      );
      const response = await ask(filters, access);
      const expected = new Set(matching.map(({ agencyId }) => agencyId)).size;
      assert.deepEqual(await response.json(), { agencies: expected }, JSON.stringify({ access, filters }));
    }
  });

  it('is refused without access to agencies, and for an invalid filter', async () => {
    assert.equal((await ask({ product: 'GL' }, 'none')).status, 403);
    assert.equal((await ask({ policy_premium: '[5' })).status, 400);
    assert.equal((await ask({ colour: 'red' })).status, 400);
  });
});
