import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  agencyColumns,
  agencyRowSchema,
  arrowStreamMediaType,
  endpointSchemas,
  totalRowsHeader,
  type AgencyRow,
} from '@agency-insights/insights-api/contract';
import { tableFromIPC } from 'apache-arrow';
import * as fc from 'fast-check';
import { anyRules, filtersOf } from './filtersOf.test-support.ts';
import { expectedAccounts, expectedAgencies, type Rules } from './oracle.test-support.ts';
import { serveTestSet, type ServedSearch } from './serveResultSets.test-support.ts';
import { createTestRecords } from './testRecords.test-support.ts';

type Access = 'all' | 'personal' | 'commercial';

const records = createTestRecords(7);
const agencyRowsSchema = endpointSchemas['resultSets.findAgencies'].response;
const accountRowsSchema = endpointSchemas['resultSets.listAgenciesAccounts'].response;
let server: ServedSearch;

before(async () => {
  server = await serveTestSet(records, { today: () => '2026-03-15' });
});

after(() => server.stop());

async function find(rules: Rules, access: Access, more: object = {}): Promise<{ rows: AgencyRow[]; total: number }> {
  const response = await server.call(access, 'resultSets.findAgencies', { filters: filtersOf(rules), ...more });
  assert.equal(response.status, 200, JSON.stringify(rules));
  return agencyRowsSchema.parse(await response.json());
}

async function findArrow(rules: Rules, access: Access, accept: string = arrowStreamMediaType): Promise<Response> {
  return server.call(access, 'resultSets.findAgencies', { filters: filtersOf(rules) }, { accept });
}

const cases: readonly [string, Rules][] = [
  ['APP-FIND-9: by an exact name, in any case', { agency_name: { oneOf: ['lone star insurance'] } }],
  [
    'APP-FIND-9: by names with every sign that the grammar uses',
    { agency_name: { oneOf: records.agencies.slice(0, 19).map((a) => a.name) } },
  ],
  ['by a part of a name', { agency_name: { contains: 'acme' } }],
  ['by a part of a name with a wildcard sign in it', { agency_name: { contains: '100%' } }],
  ['by an apostrophe', { agency_name: { contains: "'" } }],
  ['without some names', { agency_name: { noneOf: ['Acme', 'NULL'] } }],
  ['by state', { agency_state: { oneOf: ['TX', 'OK'] } }],
  ['by a city that also exists in another state', { agency_city: { oneOf: ['Springfield, MO'] } }],
  ['by primary account', { primary_account: { oneOf: ['ACC-3-1', 'ACC-5-1'] } }],
  ['by size', { agency_written_premium: { min: 10_000, max: null } }],
  ['by line', { line: { oneOf: ['personal'] } }],
  ['by product', { product: { oneOf: ['GL', 'PA'] } }],
  ['by carrier, with a comma in its name', { carrier: { oneOf: ['Progressive, Inc.', 'Erie %'] } }],
  ['by policy state', { policy_state: { oneOf: ['CA'] } }],
  ['by an industry sector with a range of codes', { naics: { codes: ['31-33'] } }],
  ['by industry codes of several levels', { naics: { codes: ['52', '236', '722511'] } }],
  ['by effective dates, both ends included', { effective_date: { from: '2024-02-01', to: '2025-06-01' } }],
  ["by each policy's premium", { policy_premium: { min: 1_234.56, max: 1_234.56 } }],
  ['by cancellations', { policy_premium: { min: null, max: 0 } }],
  ['by the number of matching policies', { policy_state: { oneOf: ['TX'] }, policy_count: { min: 3, max: 5 } }],
  ['only by the number of policies', { policy_count: { min: 25, max: null } }],
  [
    'by more policies than any agency has',
    { policy_state: { oneOf: ['TX'] }, policy_count: { min: 900_000_000, max: null } },
  ],
  ['by a max number of policies', { policy_state: { oneOf: ['TX'] }, policy_count: { min: null, max: 900_000_000 } }],
  ['by an industry code at the end of the classification', { naics: { codes: ['999999'] } }],
  ['by a premium that no policy has', { policy_premium: { min: 90_000_000_000_000, max: null } }],
  ['by a premium that every policy has', { policy_premium: { min: -90_000_000_000_000, max: 90_000_000_000_000 } }],
  ['by a state that does not exist', { agency_state: { oneOf: ['ZZ', 'Texas'] } }],
  [
    'by agency and policy filters together',
    {
      agency_state: { oneOf: ['TX', 'IL'] },
      line: { oneOf: ['commercial'] },
      naics: { codes: ['44-45', '48-49'] },
      policy_premium: { min: 50, max: 5_000 },
    },
  ],
];

describe('the search for agencies, compared with a loop over all records', () => {
  for (const access of ['all', 'personal', 'commercial'] as const) {
    for (const [title, rules] of cases) {
      it(`finds ${title}, for a user who sees ${access} lines [APP-FIND-5] [APP-FIND-9] [PLAT-3] [PLAT-13]`, async () => {
        const { rows, total } = await find(rules, access);
        const expected = expectedAgencies(records, rules, access);
        assert.deepEqual(rows, expected);
        assert.equal(total, expected.length);
      });
    }
  }

  it('agrees on any mix of filters for every kind of user [APP-FIND-5] [APP-FIND-9] [PLAT-13]', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRules(records),
        fc.constantFrom<Access>('all', 'personal', 'commercial'),
        async (rules, access) => {
          assert.deepEqual((await find(rules, access)).rows, expectedAgencies(records, rules, access));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('sums only matching policies, or all of them if the filters describe only agencies [APP-FIND-5]', async () => {
    const { rows: byAgency } = await find({ agency_state: { oneOf: ['TX'] } }, 'all');
    assert.ok(byAgency.every((row) => row.search_premium === row.written_premium));
    const { rows: byPolicy } = await find({ agency_state: { oneOf: ['TX'] }, policy_state: { oneOf: ['CA'] } }, 'all');
    assert.ok(byPolicy.some((row) => row.search_premium !== row.written_premium));
  });

  it("shows a user of one line neither the other line's premium nor its name [PLAT-13]", async () => {
    const { rows } = await find({ agency_name: { noneOf: ['nobody'] } }, 'personal');
    assert.ok(rows.length > 0 && rows.every((row) => row.lines === 'Personal'));
    assert.deepEqual((await find({ line: { oneOf: ['commercial'] } }, 'personal')).rows, []);
  });

  it('sorts agencies of the same premium by id [APP-FIND-5]', async () => {
    const { rows } = await find(
      {
        agency_name: { noneOf: ['nobody'] },
        effective_date: { from: '2025-06-01', to: '2025-06-01' },
        policy_premium: { min: 1_234.56, max: 1_234.56 },
      },
      'all',
    );
    assert.deepEqual(
      rows.map((row) => row.agency_id),
      [8, 9],
    );
  });

  it('counts relative dates in complete months before this one [API-FILTER-1]', async () => {
    const answer = await server.call('all', 'resultSets.findAgencies', {
      filters: { effective_date: '12 months ago for 12 months' },
    });
    assert.deepEqual(
      ((await answer.json()) as { rows: AgencyRow[] }).rows,
      expectedAgencies(records, { effective_date: { from: '2025-03-01', to: '2026-02-28' } }, 'all'),
    );
  });

  it('returns pages with the total number of matches', async () => {
    const rules: Rules = { policy_state: { oneOf: ['TX', 'CA'] } };
    const all = expectedAgencies(records, rules, 'all');
    for (const [offset, limit] of [
      [0, 10],
      [10, 10],
      [all.length - 1, 10],
      [all.length, 10],
      [1_000_000, 1],
    ] as const) {
      const page = await find(rules, 'all', { offset, limit });
      assert.deepEqual(page.rows, all.slice(offset, offset + limit));
      assert.equal(page.total, all.length);
    }
  });

  it('sorts by other columns before it cuts the page', async () => {
    const { rows } = await find({ policy_state: { oneOf: ['TX'] } }, 'all', {
      sorts: ['state desc', 'policies asc'],
      limit: 12,
    });
    const all = expectedAgencies(records, { policy_state: { oneOf: ['TX'] } }, 'all');
    const expected = all
      .map((row, at) => ({ row, at }))
      .sort((a, b) =>
        a.row.state < b.row.state ? 1 : a.row.state > b.row.state ? -1 : a.row.policies - b.row.policies || a.at - b.at,
      );
    assert.deepEqual(
      rows.map((r) => r.agency_id),
      expected.slice(0, 12).map(({ row }) => row.agency_id),
    );
  });
});

describe('the form of a result set', () => {
  it('is an Arrow stream with the same rows as JSON [API-CAT-8]', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules(records), async (rules) => {
        const response = await findArrow(rules, 'all');
        assert.equal(response.headers.get('content-type'), arrowStreamMediaType);
        const table = tableFromIPC(new Uint8Array(await response.arrayBuffer()));
        assert.deepEqual(
          table.schema.fields.map((f) => f.name),
          [...agencyColumns],
        );
        const rows = table.toArray().map((row) => agencyRowSchema.parse({ ...row.toJSON() }));
        const expected = expectedAgencies(records, rules, 'all');
        assert.deepEqual(rows, expected);
        assert.equal(response.headers.get(totalRowsHeader), String(expected.length));
      }),
      { numRuns: 40 },
    );
  });

  for (const [accept, type] of [
    ['*/*', arrowStreamMediaType],
    ['application/json', 'application/json; charset=utf-8'],
    [`application/json;q=0.5, ${arrowStreamMediaType}`, arrowStreamMediaType],
    [`${arrowStreamMediaType};q=0.1, application/json`, 'application/json; charset=utf-8'],
    ['text/html, application/*;q=0.2', arrowStreamMediaType],
  ] as const) {
    it(`is ${type} where ${accept} is accepted [API-CAT-8]`, async () => {
      const response = await findArrow({ line: { oneOf: ['personal'] } }, 'all', accept);
      assert.equal(response.headers.get('content-type'), type);
      await response.body?.cancel();
    });
  }

  it('is refused with 406 if it is not supported [PLAT-15]', async () => {
    const response = await findArrow({ line: { oneOf: ['personal'] } }, 'all', 'text/csv');
    assert.equal(response.status, 406);
    assert.equal(((await response.json()) as { error: { code: string } }).error.code, 'not_acceptable');
  });

  it('includes the time of the engine and the total time', async () => {
    const response = await findArrow({ policy_state: { oneOf: ['TX'] } }, 'all');
    assert.match(response.headers.get('server-timing') ?? '', /^engine;dur=\d+\.\d+, total;dur=\d+\.\d+$/);
    await response.body?.cancel();
  });
});

describe('the accounts of agencies', () => {
  it('lists the accounts of the matching agencies, for every kind of user [API-CAT-10] [PLAT-13]', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRules(records),
        fc.constantFrom<Access>('all', 'personal', 'commercial'),
        async (rules, access) => {
          const response = await server.call(access, 'resultSets.listAgenciesAccounts', { filters: filtersOf(rules) });
          const { rows, total } = accountRowsSchema.parse(await response.json());
          const expected = expectedAccounts(records, expectedAgencies(records, rules, access), access);
          assert.deepEqual(rows, expected);
          assert.equal(total, expected.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("lists the accounts of given agencies within the person's lines [API-CAT-10] [PLAT-13]", async () => {
    const response = await server.call('personal', 'resultSets.listAgenciesAccounts', {
      agency_ids: [7, 6, 5, 1, 999_999, 2_147_483_648],
    });
    const { rows } = accountRowsSchema.parse(await response.json());
    assert.deepEqual([...new Set(rows.map((r) => r.agency_id))].sort(), [1, 6]);
  });
});

describe('people without any line', () => {
  for (const endpoint of ['resultSets.findAgencies', 'resultSets.listAgenciesAccounts', 'looker.runQuery'] as const) {
    it(`are refused by ${endpoint} [PLAT-13]`, async () => {
      const body =
        endpoint === 'looker.runQuery'
          ? { query_filename: 'marketing_insights/queries/carriers.query' }
          : { filters: { line: 'personal' } };
      const response = await server.call('none', endpoint, body);
      assert.equal(response.status, 403);
      assert.equal(((await response.json()) as { error: { code: string } }).error.code, 'forbidden');
    });
  }
});
