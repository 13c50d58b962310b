import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { endpointSchemas, maxSummaryCarriers, type AgencySummary } from '@agency-insights/insights-api/contract';
import { serveTestSet, type ServedSearch } from './serveResultSets.test-support.ts';
import { createTestRecords, type TestPolicy } from './testRecords.test-support.ts';

type Access = 'all' | 'personal' | 'commercial' | 'benchmarks' | 'none';

const records = createTestRecords(31);
const summarySchema = endpointSchemas['agencies.summary'].response;
let server: ServedSearch;

before(async () => {
  server = await serveTestSet(records);
});

after(() => server.stop());

const ask = (access: Access, id: string): Promise<Response> =>
  server.call(access, 'agencies.summary', undefined, { params: { agency_id: id } });

async function summaryOf(access: Access, id: number): Promise<AgencySummary> {
  const response = await ask(access, String(id));
  assert.equal(response.status, 200);
  return summarySchema.parse(await response.json());
}

const sum = (policies: readonly TestPolicy[]): number => policies.reduce((cents, p) => cents + p.premiumCents, 0);

describe('the summary of an agency', () => {
  for (const access of ['all', 'personal', 'commercial'] as const) {
    it(`adds up years, lines and carriers of the lines that "${access}" may see [PLAT-13]`, async () => {
      const lines = access === 'all' ? [0, 1] : access === 'personal' ? [0] : [1];
      const own = records.policies.filter((p) => p.agencyId === 1 && lines.includes(p.line));
      const summary = await summaryOf(access, 1);
      assert.equal(summary.agency_name, 'Lone Star Insurance');
      assert.deepEqual([summary.city, summary.state, summary.as_of], ['Austin', 'TX', '2026-10-31']);
      assert.deepEqual([summary.policies, summary.written_premium], [own.length, sum(own)]);
      const years = [...new Set(own.map((p) => Number(p.effective.slice(0, 4))))].sort();
      assert.deepEqual(
        summary.years,
        years.map((year) => {
          const of = own.filter((p) => p.effective.startsWith(String(year)));
          return {
            year,
            policies: of.length,
            personal: sum(of.filter((p) => p.line === 0)),
            commercial: sum(of.filter((p) => p.line === 1)),
          };
        }),
      );
      const carriers = [...new Set(own.map((p) => p.carrierId))]
        .map((id) => own.filter((p) => p.carrierId === id))
        .map((of) => ({
          carrier: records.carriers[(of[0]?.carrierId ?? 0) - 1],
          policies: of.length,
          written_premium: sum(of),
        }))
        .sort((a, b) => b.written_premium - a.written_premium);
      assert.deepEqual(summary.carriers, carriers.slice(0, maxSummaryCarriers));
      assert.equal(summary.carriers_total, carriers.length);
    });
  }

  it('is refused to users who may not see the premium of the agency [PLAT-13]', async () => {
    assert.equal((await ask('benchmarks', '1')).status, 403);
    assert.equal((await ask('none', '1')).status, 403);
    // Agency 6 writes personal lines alone, agency 5 writes nothing.
    assert.equal((await ask('commercial', '6')).status, 404);
    assert.equal((await ask('all', '5')).status, 404);
    assert.equal((await ask('all', '4000')).status, 404);
    assert.equal(
      (await summaryOf('personal', 6)).years.every(({ commercial }) => commercial === 0),
      true,
    );
  });

  it('refuses an invalid id, and names the field', async () => {
    for (const id of ['0', 'x', '1e3', '-1', '1.5', '9999999999', '%00']) {
      const response = await ask('all', id);
      assert.equal(response.status, 400, id);
      assert.match(await response.text(), /agency_id/);
    }
  });
});

describe('a search limited to some agencies', () => {
  const rowsSchema = endpointSchemas['resultSets.findAgencies'].response;

  it('finds those that match [APP-FIND-9]', async () => {
    const find = async (agency_ids: number[]) => {
      const body = { filters: { agency_state: 'TX' }, agency_ids };
      const response = await server.call('all', 'resultSets.findAgencies', body);
      assert.equal(response.status, 200);
      return rowsSchema.parse(await response.json()).rows.map((row) => row.agency_id);
    };
    // Agencies 1 and 7 are in Texas, 2 is not, 4000 does not exist.
    assert.deepEqual((await find([7, 2, 1, 4000])).sort(), [1, 7]);
    assert.deepEqual(await find([2]), []);
  });

  it('refuses invalid ids, and too many ids', async () => {
    for (const agency_ids of [[], [0], [1.5], ['1'], Array.from({ length: 1_001 }, (_, i) => i + 1)]) {
      const body = { filters: { agency_state: 'TX' }, agency_ids };
      const response = await server.call('all', 'resultSets.findAgencies', body);
      assert.equal(response.status, 400);
      assert.match(await response.text(), /agency_ids/);
    }
  });
});
