import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  containsFilter,
  queryFilenames,
  type QueryFilename,
  type RunQueryResponse,
} from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { anyRules, filtersOf } from '../filtersOf.test-support.ts';
import { byFit, expectedAgencies, policiesInAccess, policyPasses, type Rules } from '../oracle.test-support.ts';
import { serveTestSet, type ServedSearch } from '../serveResultSets.test-support.ts';
import { createTestRecords, type TestPolicy } from '../testRecords.test-support.ts';

type Access = 'all' | 'personal' | 'commercial';

const records = createTestRecords(31, 500);
// The only code that starts with what others contain; it is the last one in order.
Object.assign(records.agencies.at(-1) ?? {}, { primaryAccount: 'CC-1' });
Object.assign(records.accounts.at(-2) ?? {}, { code: 'CC-1' });
const anyAccess = fc.constantFrom<Access>('all', 'personal', 'commercial');
let server: ServedSearch;

before(async () => {
  server = await serveTestSet(records);
});

after(() => server.stop());

async function ask(name: string, access: Access, filters: object = {}, more: object = {}): Promise<RunQueryResponse> {
  const response = await server.call(access, 'looker.runQuery', {
    query_filename: `marketing_insights/queries/${name}.query`,
    filter_expression: filters,
    ...more,
  });
  assert.equal(response.status, 200);
  return (await response.json()) as RunQueryResponse;
}

function countBy<T>(items: readonly T[], key: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
}

/** The policies behind a search: those that match, of agencies that match. */
function matchingPolicies(rules: Rules, access: Access): TestPolicy[] {
  const agencies = new Set(expectedAgencies(records, rules, access).map((row) => row.agency_id));
  return policiesInAccess(records, access).filter((p) => agencies.has(p.agencyId) && policyPasses(records, p, rules));
}

describe('option lists', () => {
  it('list the matching agencies, sorted by name, or by fit if they contain a text [API-CAT-6] [PLAT-13]', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules(records), anyAccess, async (rules, access) => {
        const rows = await ask('agency_names', access, filtersOf(rules));
        const expected = expectedAgencies(records, rules, access);
        const { agency_name: name } = rules;
        const { compare } = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });
        if (name && 'contains' in name)
          assert.deepEqual(
            rows.map((row) => row.agency_id),
            byFit(expected, name.contains).map((row) => row.agency_id),
          );
        else {
          assert.deepEqual(
            rows.map((row) => row.agency_id).toSorted(),
            expected.map((row) => row.agency_id).toSorted(),
          );
          assert.deepEqual(
            rows,
            rows.toSorted((a, b) => compare(String(a.agency_name), String(b.agency_name))),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  for (const [text, names] of [
    ["O'Brien & Sons", ["O'Brien & Sons"]],
    ['sons obrien', ["O'Brien & Sons"]],
    ['obrien and sons', ["O'Brien & Sons"]],
    ['o’brien', ["O'Brien & Sons"]],
    ['jones smith & partners', ['Smith, Jones & Partners']],
    ['MUNCHEN', ['münchen risk']],
    ['mün ris', ['münchen risk']],
    ['nandu', ['Ñandú Seguros']],
    ['under score', ['Under_score Underwriters']],
    [
      'long established brokers',
      ['The Most Honourable Long-Established Insurance Brokers & Risk Advisers of the Greater Ozarks Region'],
    ],
    ['star sons', []],
    // Only punctuation: the text itself.
    [';', ['Semi;colon Group']],
    [
      '&',
      [
        "O'Brien & Sons",
        'Smith, Jones & Partners',
        'The Most Honourable Long-Established Insurance Brokers & Risk Advisers of the Greater Ozarks Region',
      ],
    ],
  ] as const)
    it(`find a name by all words of “${text}”, and a search finds the same agencies [APP-FIND-9]`, async () => {
      const filters = { agency_name: containsFilter(text) };
      const rows = await ask('agency_names', 'all', filters);
      assert.deepEqual(rows.map((row) => row.agency_name).toSorted(), [...names].toSorted());
      const found = await server.call('all', 'resultSets.findAgencies', { filters });
      const { rows: agencies } = (await found.json()) as { rows: { agency_id: number }[] };
      assert.deepEqual(agencies.map((row) => row.agency_id).toSorted(), rows.map((row) => row.agency_id).toSorted());
      const [count] = await ask('agency_count', 'all', filters);
      assert.equal(count?.agencies, names.length);
    });

  it('list names that start with the text first, then those with a word that starts with it [APP-FIND-9]', async () => {
    const rows = await ask('agency_names', 'all', { agency_name: '%se%' });
    assert.deepEqual(
      rows.map((row) => row.agency_name),
      [
        'Semi;colon Group',
        'Ñandú Seguros',
        'The Most Honourable Long-Established Insurance Brokers & Risk Advisers of the Greater Ozarks Region',
      ],
    );
    const [largest] = expectedAgencies(records, { agency_name: { startsWith: 'agency ' } }, 'all');
    const [first] = await ask('agency_names', 'all', { agency_name: '%agency%' }, { limit: 1 });
    assert.equal(first?.agency_id, largest?.agency_id, 'the greatest premium first among equals');
  });

  it('list account codes that start with the text first [API-CAT-6]', async () => {
    const found = async (limit: number) => {
      const rows = await ask('primary_accounts', 'all', { primary_account: '%cc-1%' }, { limit });
      return rows.map((row) => row.primary_account);
    };
    assert.deepEqual(await found(3), ['CC-1', 'ACC-1-1', 'ACC-10-1']);
    assert.deepEqual(await found(1), ['CC-1']);
  });

  it('count the agencies of each state and city under the other filters [API-CAT-6] [PLAT-13]', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules(records), anyAccess, async ({ agency_state: _, ...rules }, access) => {
        const agencies = expectedAgencies(records, rules, access);
        const states = await ask('agency_states', access, filtersOf(rules));
        assert.deepEqual(
          Object.fromEntries(states.map((row) => [row.state, row.agencies])),
          countBy(agencies, (row) => row.state),
        );
        const cities = await ask('agency_cities', access, filtersOf(rules));
        assert.deepEqual(
          Object.fromEntries(cities.map((row) => [row.city, row.agencies])),
          countBy(agencies, (row) => `${row.city}, ${row.state}`),
        );
        const accounts = await ask('primary_accounts', access, filtersOf(rules));
        assert.deepEqual(
          accounts.map((row) => row.primary_account).toSorted(),
          agencies.map((row) => row.primary_account).toSorted(),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('count the policies of each carrier, product, state and line under all filters [API-CAT-6] [PLAT-13]', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules(records), anyAccess, async (rules, access) => {
        const { policy_state: _s, line: _l, product: _p, carrier: _c, policy_count: _n, ...others } = rules;
        const policies = matchingPolicies(others, access);
        const filters = filtersOf(others);
        const check = async (name: string, column: string, key: (p: TestPolicy) => string): Promise<void> => {
          const rows = await ask(name, access, filters);
          assert.deepEqual(
            Object.fromEntries(rows.map((row) => [row[column], row.policies])),
            countBy(policies, key),
            name,
          );
        };
        await check('carriers', 'carrier', (p) => records.carriers[p.carrierId - 1] ?? '');
        await check('products', 'product', (p) => records.products[p.productId - 1]?.code ?? '');
        await check('policy_states', 'state', (p) => p.state);
        await check('lines', 'line', (p) => (p.line === 0 ? 'personal' : 'commercial'));
      }),
      { numRuns: 40 },
    );
  });

  it('count the agencies that each value of a policy filter would find under the other filters [PLUS-3] [PLAT-13]', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules(records), anyAccess, async (rules, access) => {
        const check = async (
          name: string,
          key: 'carrier' | 'product' | 'policy_state' | 'line',
          column: string,
          values: readonly string[],
        ): Promise<void> => {
          const rows = await ask(name, access, filtersOf(rules));
          const expected = values.map((value) => {
            const agencies = expectedAgencies(records, { ...rules, [key]: { oneOf: [value] } }, access).length;
            return [value, agencies] as const;
          });
          assert.deepEqual(
            Object.fromEntries(rows.map((row) => [row[column], row.agencies])),
            Object.fromEntries(expected.filter(([, agencies]) => agencies > 0)),
            name,
          );
        };
        await check('carrier_agencies', 'carrier', 'carrier', records.carriers);
        await check('product_agencies', 'product', 'product', [...new Set(records.products.map(({ code }) => code))]);
        await check('policy_state_agencies', 'policy_state', 'state', [
          ...new Set(records.policies.map(({ state }) => state)),
        ]);
        await check('line_agencies', 'line', 'line', ['personal', 'commercial']);
      }),
      { numRuns: 20 },
    );
  });

  it('show the values of policies, but neither agencies nor counts, to a user who may see only groups of agencies [PLUS-28]', async () => {
    const askAs = async (access: 'all' | 'benchmarks', name: string, filters: object = {}) => {
      const query_filename = `marketing_insights/queries/${name}.query`;
      return server.call(access, 'looker.runQuery', { query_filename, filter_expression: filters });
    };
    for (const name of ['agency_states', 'carriers', 'products', 'policy_states', 'lines']) {
      const all = (await (await askAs('all', name)).json()) as RunQueryResponse;
      const groups = (await (await askAs('benchmarks', name)).json()) as RunQueryResponse;
      assert.ok(groups.every((row) => !('policies' in row) && !('agencies' in row)));
      const namesOf = (rows: RunQueryResponse) => rows.map((row) => Object.values(row)[0]).toSorted();
      assert.deepEqual(namesOf(groups), namesOf(all));
      // A filter that picks out one agency changes nothing.
      const picked = await askAs('benchmarks', name, { agency_name: 'Acme', policy_count: '[1,1]' });
      assert.deepEqual(await picked.json(), groups);
    }
    const narrowed = (await (await askAs('benchmarks', 'carriers', { carrier: '%state%' })).json()) as RunQueryResponse;
    assert.deepEqual(
      narrowed.map((row) => row.carrier),
      ['Allstate', 'State Farm'],
    );
    for (const name of [
      'agency_names',
      'agency_cities',
      'primary_accounts',
      'agency_count',
      'data_set',
      'line_agencies',
    ])
      assert.equal((await askAs('benchmarks', name)).status, 403);
  });

  for (const [name, filters, column, expected] of [
    ['carriers', { carrier: '%state%' }, 'carrier', ['Allstate', 'State Farm']],
    ['carriers', { carrier: '%^%%' }, 'carrier', ['Erie %']],
    ['products', { product: '%auto%' }, 'product', ['CA', 'PA']],
    ['products', { product: '%auto%', line: 'commercial' }, 'product', ['CA']],
    ['policy_states', { policy_state: '%okla%' }, 'state', ['OK']],
    ['agency_states', { agency_state: '%tex%' }, 'state', ['TX']],
    ['agency_cities', { agency_city: '%springf%', agency_state: 'MO' }, 'city', ['Springfield, MO']],
    ['agency_names', { agency_name: '%acme%' }, 'agency_name', ['ACME', 'Acme', 'Acme Two']],
    ['primary_accounts', { primary_account: 'ACC-1-%' }, 'primary_account', ['ACC-1-1']],
    ['lines', { line: '%comm%' }, 'line', ['commercial']],
  ] as const) {
    it(`${name} narrowed by ${JSON.stringify(filters)} are ${expected.join(', ')} [API-CAT-6]`, async () => {
      assert.deepEqual((await ask(name, 'all', filters)).map((row) => row[column]).toSorted(), [...expected].sort());
    });
  }

  it('are cut at the limit and have readable column names on request [API-CAT-6]', async () => {
    const rows = await ask('agency_names', 'all', {}, { limit: 2, use_labels: true });
    assert.deepEqual(
      rows.map((row) => Object.keys(row)),
      [
        ['Agency ID', 'Agency name', 'City', 'State'],
        ['Agency ID', 'Agency name', 'City', 'State'],
      ],
    );
  });
});

describe('named queries about a search', () => {
  it('return CSV and a file name on request [API-CAT-6]', async () => {
    const request = {
      query_filename: 'marketing_insights/queries/lines.query',
      result_format: 'csv',
      result_file: 'lines of business.csv',
      use_labels: true,
    };
    const response = await server.call('all', 'looker.runQuery', request);
    assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8');
    assert.match(response.headers.get('content-disposition') ?? '', /^attachment; filename="lines of business.csv"/);
    const rows = await ask('lines', 'all');
    const lines = rows.map((row) => `${row.line},${row.line_name},${row.policies}\r\n`);
    assert.equal(await response.text(), ['Line,Line name,Policies\r\n', ...lines].join(''));

    const named = await server.call('all', 'looker.runQuery', { ...request, result_format: 'json', use_labels: false });
    assert.match(named.headers.get('content-disposition') ?? '', /filename="lines of business.csv"/);
    assert.deepEqual(await named.json(), rows);
    for (const wrong of [{ result_format: 'xlsx' }, { result_file: '' }]) {
      const refused = await server.call('all', 'looker.runQuery', { ...request, ...wrong });
      assert.equal(refused.status, 400);
      assert.match(await refused.text(), new RegExp(Object.keys(wrong).join()));
    }
  });

  it('accept parameters in the address, in a body, or in both [API-CAT-6]', async () => {
    const query_filename = 'marketing_insights/queries/agency_names.query';
    const filters = { agency_state: 'TX,OK' };
    const run = (query: Record<string, string>, body?: object) =>
      server.call('all', 'looker.runQuery', body, { query });
    const rows = await ask('agency_names', 'all', filters, { limit: 3, use_labels: true });
    assert.equal(rows.length, 3);
    const text = { filter_expression: JSON.stringify(filters), limit: '3', use_labels: 'true' };
    assert.deepEqual(await (await run({ query_filename, ...text })).json(), rows);
    assert.deepEqual(await (await run(text, { query_filename })).json(), rows);
    const unlabelled = await run({ query_filename, ...text, use_labels: 'false' });
    assert.deepEqual(await unlabelled.json(), await ask('agency_names', 'all', filters, { limit: 3 }));
    const file = await run({ query_filename, result_format: 'csv', result_file: 'names.csv', limit: '1' });
    assert.match(file.headers.get('content-disposition') ?? '', /names\.csv/);
    assert.equal((await file.text()).split('\r\n').length, 3);

    for (const [name, query, body] of [
      ['query_filename', text],
      ['query_filename', { query_filename: 'nothing' }],
      ['limit', { query_filename, limit: 'many' }],
      ['use_labels', { query_filename, use_labels: '1' }],
      ['filter_expression', { query_filename, filter_expression: 'agency_state=TX' }],
      ['filter_expression.colour', { query_filename, filter_expression: '{"colour":"red"}' }],
      ['surplus', { query_filename, surplus: '1' }],
      ['query_filename', { query_filename }, { query_filename }],
    ] as const) {
      const refused = await run(query, body);
      const { error } = (await refused.json()) as { error: { message: string; issues: { path: string }[] } };
      assert.deepEqual([refused.status, error.issues[0]?.path], [400, name], error.message);
    }
    assert.equal((await run({ query_filename }, [])).status, 400);
    assert.equal((await run({})).status, 415);
  });

  it('count the agencies, policies and premium that it would show [API-CAT-6] [PLAT-13]', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules(records), anyAccess, async (rules, access) => {
        const agencies = expectedAgencies(records, rules, access);
        assert.deepEqual(await ask('agency_count', access, filtersOf(rules)), [
          {
            agencies: agencies.length,
            policies: agencies.reduce((sum, row) => sum + row.policies, 0),
            search_premium: agencies.reduce((sum, row) => sum + row.search_premium, 0),
          },
        ]);
      }),
      { numRuns: 60 },
    );
  });

  for (const [name, column, amounts] of [
    [
      'policy_premium_distribution',
      'policies',
      (access: Access) => policiesInAccess(records, access).map((p) => p.premiumCents / 100),
    ],
    [
      'written_premium_distribution',
      'agencies',
      (access: Access) => expectedAgencies(records, {}, access).map((row) => row.written_premium / 100),
    ],
  ] as const) {
    it(`${name} counts every amount once, in bars of round steps [API-CAT-6] [PLAT-13]`, async () => {
      for (const access of ['all', 'personal', 'commercial'] as const) {
        const rows = await ask(name, access);
        assert.equal(
          rows.reduce((sum, row) => sum + Number(row[column]), 0),
          amounts(access).length,
        );
        for (const [i, row] of rows.entries()) {
          if (i > 0) assert.equal(row.lower, rows[i - 1]?.upper);
          assert.match(String(row.lower), /^[1235]0*$/, JSON.stringify(row));
          const inside = amounts(access).filter(
            (dollars) => dollars < Number(row.upper) && (row.lower === 1 || dollars >= Number(row.lower)),
          );
          assert.equal(row[column], inside.length, JSON.stringify(row));
        }
      }
    });
  }

  it("describe the data within the person's lines [API-CAT-6] [PLAT-13]", async () => {
    for (const access of ['all', 'personal', 'commercial'] as const) {
      const policies = policiesInAccess(records, access);
      const days = policies.map((p) => p.effective).sort();
      const [row] = await ask('data_set', access);
      assert.deepEqual(
        { ...row, loaded_at: undefined },
        {
          policies: policies.length,
          agencies: new Set(policies.map((p) => p.agencyId)).size,
          first_effective_date: days[0],
          last_effective_date: days.at(-1),
          loaded_at: undefined,
        },
      );
      assert.ok(Math.abs(Date.now() - Date.parse(String(row?.loaded_at))) < 600_000);
    }
  });

  it('exist for every name of the contract, and respond even if nothing matches [API-CAT-6]', async () => {
    for (const name of queryFilenames satisfies readonly QueryFilename[]) {
      const response = await server.call('all', 'looker.runQuery', {
        query_filename: name,
        filter_expression: { carrier: 'nobody', agency_name: 'nobody' },
      });
      assert.equal(response.status, 200, name);
    }
    const unknown = await server.call('all', 'looker.runQuery', { query_filename: '../../etc/passwd' });
    assert.equal(unknown.status, 400);
  });
});
