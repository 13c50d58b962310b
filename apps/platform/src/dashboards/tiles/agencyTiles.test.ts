import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  agencyTiles,
  type AgencyTileId,
  endpointSchemas,
  type TileAnswer,
  type TileDefinition,
  type TileRow,
} from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { anyRules, filtersOf } from '../../result-sets/filtersOf.test-support.ts';
import { createLoadedSets } from '../../result-sets/LoadedSets.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { policiesInAccess, policyPasses, type Rules } from '../../result-sets/oracle.test-support.ts';
import { serveMounted, type ServedSearch } from '../../result-sets/serveResultSets.test-support.ts';
import { createTestRecords, type TestPolicy } from '../../result-sets/testRecords.test-support.ts';
import { openTestWarehouse } from '../../result-sets/openTestWarehouse.test-support.ts';
import { createAgencyTiles } from './createAgencyTiles.ts';
import { mountTiles } from './mountTiles.ts';
import { CallersInTurn } from '../../turns/CallersInTurn.ts';

type Access = 'all' | 'personal' | 'commercial';

const records = createTestRecords(11, 3_000);
/** The tiles that split the premium of the period. */
const mixTiles = [
  'products',
  'carriers',
  'states',
  'industries',
  'accounts',
] as const satisfies readonly AgencyTileId[];
const answerSchema = endpointSchemas['dashboards.agencyTile'].response;
let server: ServedSearch;

const started = new AsyncDisposableStack();
before(async () => {
  const folder = started.adopt(await temporaryWarehouse(), ({ remove }) => remove());
  await loadTestSet(folder.directory, records);
  const warehouse = started.adopt(openTestWarehouse(folder.directory), (opened) => opened.close());
  const tiles = createAgencyTiles({ sets: createLoadedSets(warehouse), today: () => '2026-03-15' });
  server = started.adopt(
    await serveMounted(
      (routes) => mountTiles(routes, { agencyTiles: tiles, turns: new CallersInTurn(2) }),
      'dashboards',
    ),
    (opened) => opened.stop(),
  );
});

after(() => started.disposeAsync());

const ask = (tile: string, filters: object, access: Access | 'none' = 'all') =>
  server.call(access, 'dashboards.agencyTile', { filters }, { params: { tile } });

async function answer(tile: AgencyTileId, filters: object, access: Access = 'all'): Promise<TileAnswer> {
  const response = await ask(tile, filters, access);
  assert.equal(response.status, 200, await response.clone().text());
  return answerSchema.parse(await response.json());
}

/** The last twelve complete months of records that end on 31 October 2026, and the same of the year before. */
const period = { from: '2025-11-01', to: '2026-10-31' };
const previous = { from: '2024-11-01', to: '2025-10-31' };

interface Expected {
  premium: number;
  policies: number;
  previous: number;
}

/** Expected groups of a tile, computed by walking all records, without SQL or the platform's code. */
function expectedGroups(
  own: readonly TestPolicy[],
  groupOf: (policy: TestPolicy) => string | number | null,
): Map<string | number | null, Expected> {
  const groups = new Map<string | number | null, Expected>();
  const within = (day: string, { from, to }: typeof period) => from <= day && day <= to;
  for (const policy of own) {
    const group = groups.get(groupOf(policy)) ?? { premium: 0, policies: 0, previous: 0 };
    if (within(policy.effective, period)) {
      group.premium += policy.premiumCents;
      group.policies += 1;
    } else if (within(policy.effective, previous)) group.previous += policy.premiumCents;
    else continue;
    groups.set(groupOf(policy), group);
  }
  return groups;
}

const keyOf: Readonly<
  Record<(typeof mixTiles)[number], { column: string; group: (policy: TestPolicy) => string | number | null }>
> = {
  products: { column: 'product', group: (p) => records.products.find(({ id }) => id === p.productId)?.code ?? null },
  carriers: { column: 'name', group: (p) => records.carriers[p.carrierId - 1] ?? null },
  states: { column: 'state', group: (p) => p.state },
  industries: { column: 'naics', group: (p) => sectorOf(p.naics) },
  accounts: { column: 'account_id', group: (p) => p.accountId },
};

function sectorOf(code: number | null): string | null {
  if (code === null) return null;
  const two = String(code).slice(0, 2);
  return (
    ['31-33', '44-45', '48-49'].find((span) =>
      span.split('-').some((_, i, ends) => Number(ends[0]) <= Number(two) && Number(two) <= Number(ends[1])),
    ) ?? two
  );
}

const sum = (rows: readonly TileRow[], key: string) => rows.reduce((total, row) => total + Number(row[key]), 0);

/** Edges of the bands of policy premium, dollars. */
const bandEdges = [
  0,
  100,
  200,
  300,
  500,
  1_000,
  2_000,
  3_000,
  5_000,
  10_000,
  20_000,
  30_000,
  50_000,
  100_000,
  Infinity,
];

/** Policies and premium by band, found by walking all records. */
function expectedBands(own: readonly TestPolicy[]): Map<string, [number, number]> {
  const bands = new Map<string, [number, number]>();
  for (const { effective, premiumCents } of own) {
    if (effective < period.from || effective > period.to) continue;
    const at = bandEdges.findLastIndex((edge) => premiumCents / 100 >= edge);
    const key = at < 0 ? 'returned' : `${bandEdges[at]}`;
    const [policies, premium] = bands.get(key) ?? [0, 0];
    bands.set(key, [policies + 1, premium + premiumCents]);
  }
  return bands;
}

/** Asserts that every tile has the same header, and that rows add up to it where the contract says so. */
async function checkFooting(filters: object, access: Access): Promise<void> {
  const { policies: all, premium: written, as_of: asOf, rows: numbers } = await answer('summary', filters, access);
  for (const [tile, definition] of Object.entries(agencyTiles) as [AgencyTileId, TileDefinition][]) {
    const { rows, premium, policies, as_of, missing } = await answer(tile, filters, access);
    assert.equal(missing, null);
    assert.deepEqual([policies, premium, as_of], [all, written, asOf], tile);
    // Counts other terms than the header, but the same as the key number.
    if (tile === 'retention' || tile === 'retention_by_product')
      assert.equal(ratio(sum(rows, 'kept'), sum(rows, 'due')), numbers[0]?.retention ?? null);
    if (definition.addsUp) assert.equal(sum(rows, definition.addsUp), premium, `${tile} adds up to its header`);
    if (definition.countsUp) assert.equal(sum(rows, definition.countsUp), policies, `${tile} counts up to its header`);
    if (tile === 'summary') assert.equal(rows[0]?.premium, premium);
    if (tile === 'premium_change' && rows.length > 0) assert.equal(rows[0]?.premium, premium);
  }
}

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

async function checkTiles(agencyId: number, rules: Rules, access: Access): Promise<void> {
  const {
    agency_name: _a,
    agency_state: _b,
    agency_city: _c,
    primary_account: _d,
    agency_written_premium: _e,
    policy_count: _f,
    effective_date: _g,
    ...used
  } = rules;
  const own = policiesInAccess(records, access).filter(
    (p) => p.agencyId === agencyId && policyPasses(records, p, used),
  );
  const filters = { agency_id: String(agencyId), ...filtersOf(used) };
  await checkFooting(filters, access);
  const { rows: bands } = await answer('premium_bands', filters, access);
  const found = bands.filter(({ policies }) => Number(policies) > 0);
  assert.deepEqual(
    new Map(
      found.map(({ lower, policies, premium }) => [
        lower === null ? 'returned' : `${Number(lower) / 100}`,
        [policies, premium],
      ]),
    ),
    expectedBands(own),
  );
  for (const tile of mixTiles) {
    const { rows, premium } = await answer(tile, filters, access);
    const { column, group } = keyOf[tile];
    const expected = expectedGroups(own, group);
    const found = rows.filter((row) => Number(row.policies) > 0 || Number(row.previous_premium) !== 0);
    assert.deepEqual(
      new Map(
        found.map((row) => [
          row[column] as string | number | null,
          { premium: row.premium, policies: row.policies, previous: row.previous_premium },
        ]),
      ),
      new Map([...expected].filter(([, { policies: count, previous: before }]) => count > 0 || before !== 0)),
      `${tile} of ${agencyId}`,
    );
    for (const row of rows) {
      const before = Number(row.previous_premium);
      assert.equal(row.growth, before > 0 && Number(row.premium) >= 0 ? Number(row.premium) / before - 1 : null);
      assert.equal(row.share, premium > 0 ? Number(row.premium) / premium : null);
    }
  }
}

describe('tiles of the agency profile', () => {
  it('equal the result of a loop over all policies, and add up to the header to the cent, for any filters [PLUS-30]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: records.agencies.length }),
        anyRules(records),
        fc.constantFrom<Access>('all', 'personal', 'commercial'),
        checkTiles,
      ),
      { numRuns: 20 },
    );
  });

  it('split the premium by month and line, with the same month a year before, without gaps', async () => {
    for (const { id } of records.agencies) {
      const { rows, premium, policies } = await answer('premium_by_month', { agency_id: String(id) });
      const own = records.policies.filter((p) => p.agencyId === id);
      const of = (month: string, line?: number) =>
        own
          .filter((p) => p.effective.startsWith(month) && (line === undefined || p.line === line))
          .reduce((total, p) => total + p.premiumCents, 0);
      for (const row of rows) {
        const month = String(row.month);
        const before = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
        assert.deepEqual(
          [row.personal, row.commercial, row.premium, row.previous_premium],
          [of(month, 0), of(month, 1), of(month), of(before)],
          `${month} of ${id}`,
        );
      }
      assert.equal(sum(rows, 'premium'), premium);
      assert.equal(sum(rows, 'policies'), policies);
      const months = rows.map(({ month }) => Number(String(month).slice(0, 4)) * 12 + Number(String(month).slice(5)));
      assert.deepEqual(
        months,
        Array.from(months, (_, at) => (months[0] ?? 0) + at),
      );
    }
  });

  it('list the policies that expire in the twelve months after the data, by month and product', async () => {
    const { rows } = await answer('expirations', { agency_id: '1' });
    const expected = new Map<string, [number, number]>();
    for (const p of records.policies.filter(({ agencyId }) => agencyId === 1)) {
      const expires = new Date(Date.parse(p.effective) + 365 * 86_400_000).toISOString().slice(0, 10);
      if (expires <= '2026-10-31' || expires.slice(0, 7) > '2027-10') continue;
      const key = `${expires.slice(0, 7)} ${records.products.find(({ id }) => id === p.productId)?.code}`;
      const [terms, premium] = expected.get(key) ?? [0, 0];
      expected.set(key, [terms + (p.premiumCents < 0 ? -1 : 1), premium + p.premiumCents]);
    }
    assert.deepEqual(
      new Map(rows.map((row) => [`${row.month} ${row.product}`, [row.terms, row.expiring_premium]])),
      new Map([...expected].filter(([, [terms]]) => terms > 0)),
    );
    assert.ok(rows.length > 0);
  });

  it('show the last twelve complete months of the data, or the range of the effective date filter', async () => {
    const filters = { agency_id: '1' };
    assert.deepEqual((await answer('products', filters)).period, period);
    const year = await answer('products', { ...filters, effective_date: '[2024-01-01,2024-12-31]' });
    assert.deepEqual(year.period, { from: '2024-01-01', to: '2024-12-31' });
    const own = records.policies.filter((p) => p.agencyId === 1 && p.effective.startsWith('2024'));
    const before = records.policies.filter((p) => p.agencyId === 1 && p.effective.startsWith('2023'));
    assert.equal(year.policies, own.length);
    assert.equal(
      sum(year.rows, 'previous_premium'),
      before.reduce((total, p) => total + p.premiumCents, 0),
    );
  });

  it('count only the chosen accounts, but list all', async () => {
    const own = records.accounts.filter(({ agencyId }) => agencyId === 3);
    const [first] = own;
    const chosen = await answer('accounts', { agency_id: '3', accounts: String(first?.id) });
    assert.deepEqual(new Set(chosen.rows.map((row) => row.account_id)), new Set(own.map(({ id }) => id)));
    for (const row of chosen.rows) if (row.account_id !== first?.id) assert.equal(row.policies, 0);
    const all = await answer('accounts', { agency_id: '3' });
    assert.ok(chosen.policies > 0 && chosen.policies < all.policies);
  });

  it('refuse accounts of another agency, and name them', async () => {
    const own = records.accounts.find(({ agencyId }) => agencyId === 3)?.id;
    const foreign = records.accounts.find(({ agencyId }) => agencyId !== 3)?.id;
    for (const tile of ['summary', 'accounts']) {
      const response = await ask(tile, { agency_id: '3', accounts: `${own},${foreign},999999` });
      assert.equal(response.status, 404);
      const { error } = (await response.json()) as { error: { message: string; issues: unknown } };
      assert.match(error.message, /not those of the agency/);
      assert.deepEqual(error.issues, [
        { path: 'filters.accounts', message: `are not accounts of the agency: ${foreign}, 999999` },
      ]);
    }
  });

  it('name the filters that do not apply to one agency', async () => {
    const { ignored_filters: ignored, policies } = await answer('states', {
      agency_id: '2',
      agency_state: 'NO',
      policy_count: '[1000,inf)',
      line: 'personal',
    });
    assert.deepEqual(ignored, ['agency_state', 'policy_count']);
    assert.ok(policies > 0);
  });

  it('compare the shares with those of the other agencies in the state, unless too few have any', async () => {
    const tile = { comparison: 'state', product: 'HO' };
    for (const { id, state } of records.agencies.slice(0, 12)) {
      const others = records.agencies.filter((agency) => agency.state === state && agency.id !== id && agency.id !== 5);
      const written = records.policies.filter(
        (p) =>
          p.productId === 2 &&
          period.from <= p.effective &&
          p.effective <= period.to &&
          others.some((agency) => agency.id === p.agencyId),
      );
      const total = written.reduce((cents, p) => cents + p.premiumCents, 0);
      const { rows, comparison } = await answer('carriers', { agency_id: String(id), ...tile });
      assert.equal(comparison?.suppressed, others.length < 5);
      for (const { name, compared } of rows) {
        const of = Map.groupBy(
          written.filter((p) => records.carriers[p.carrierId - 1] === name),
          (p) => p.agencyId,
        );
        const premiums = [...of.values()].map((ps) => ps.reduce((cents, p) => cents + p.premiumCents, 0));
        const all = premiums.reduce((cents, premium) => cents + Math.abs(premium), 0);
        const isShown = premiums.length >= 5 && Math.max(...premiums.map(Math.abs)) <= all * 0.8;
        const share = premiums.reduce((cents, premium) => cents + premium, 0) / total;
        assert.equal(compared, isShown ? share : null, `${name} beside agency ${id}`);
      }
    }
  });

  it('report a comparison that a tile does not use', async () => {
    const filters = { agency_id: '2', comparison: 'peers' };
    assert.deepEqual((await answer('expirations', filters)).ignored_filters, ['comparison']);
    assert.equal((await answer('expirations', filters)).comparison, null);
    assert.deepEqual((await answer('products', filters)).ignored_filters, []);
  });

  it('refuse unknown tiles, agencies and filters with the reason', async () => {
    for (const [tile, filters, status, says] of [
      ['sales', { agency_id: '1' }, 400, /tile/],
      ['products', {}, 400, /filters\.agency_id/],
      ['products', { agency_id: '0' }, 400, /whole number above 0/],
      ['products', { agency_id: '99999' }, 404, /no such agency/],
      ['products', { agency_id: '1', accounts: '1;2' }, 400, /separated by commas/],
      ['products', { agency_id: '1', policy_premium: '[5' }, 400, /The filter “.+” is not valid/],
      ['products', { agency_id: '1', colour: 'red' }, 400, /colour is not known/],
      ['products', { agency_id: '1', comparison: 'moon' }, 400, /comparison/],
      ['products', { agency_id: '1', compare_agencies: '2,3,4,6,7' }, 400, /at most 4 agencies/],
      ['products', { agency_id: '1', compare_agencies: '99999' }, 404, /no such agency/],
      ['products', { agency_id: '1', compare_agencies: '2,2' }, 400, /compare_agencies must name each agency once/],
      ['products', { agency_id: '1', compare_agencies: '2,1' }, 400, /must not name the agency of the profile itself/],
    ] as const) {
      const response = await ask(tile, filters);
      assert.equal(response.status, status, `${tile} ${JSON.stringify(filters)}`);
      assert.match(((await response.json()) as { error: { message: string } }).error.message, says);
    }
    assert.equal((await ask('products', { agency_id: '1' }, 'none')).status, 403);
  });
});
