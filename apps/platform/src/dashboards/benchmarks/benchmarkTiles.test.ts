import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type BenchmarkPart,
  benchmarkTiles,
  type BenchmarkTileId,
  type TileAnswer,
  type TileDefinition,
  type TileRow,
} from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { printDay } from '../../data/load/parseCalendarDate.ts';
import { until } from '../../testing/until.test-support.ts';
import {
  type BenchmarkRules,
  cents,
  classOf,
  isLarge,
  type OracleSide,
  oracleOf,
} from './benchmarkOracle.test-support.ts';
import {
  agencyCount,
  type BenchmarkRecord,
  type BenchmarkServer,
  carriers,
  flagOf,
  products,
  serveBenchmarks,
  stateCodes,
} from './benchmarkRecords.test-support.ts';

let server: BenchmarkServer;
before(async () => {
  server = await serveBenchmarks();
});
after(() => server.stop());

function benchmarkOf({ benchmark }: TileAnswer): BenchmarkPart {
  assert.ok(benchmark);
  return benchmark;
}

type Access = 'all' | 'personal' | 'commercial';

/** Returns rules as the filter expressions of a request. */
function filtersOf({ compare, effective_date: days, policy_premium: least, ...rules }: BenchmarkRules): object {
  return {
    ...Object.fromEntries(
      Object.entries(rules).map(([key, rule]) => [key, Array.isArray(rule) ? rule.join(',') : rule]),
    ),
    ...(days && { effective_date: `[${days.from},${days.to}]` }),
    ...(least !== undefined && { policy_premium: `[${least},inf)` }),
    ...(compare && {
      compare:
        'agency' in compare
          ? `agency:${server.agencyId(compare.agency)}`
          : `carrier:${server.carrierId(compare.carrier)}`,
    }),
  };
}

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
const allRules: fc.Arbitrary<BenchmarkRules> = fc.record(
  {
    product: some(products.map(({ code }) => code)),
    policy_state: some(stateCodes),
    carrier: some(carriers),
    agency_state: some(['TX', 'OK', 'NY']),
    line: fc.constantFrom('personal' as const, 'commercial' as const),
    naics: fc.constantFrom('23', '72', '311111'),
    policy_premium: fc.integer({ min: 0, max: 60_000 }),
    effective_date: fc.constantFrom(
      { from: '2025-01-01', to: '2025-12-31' },
      { from: '2025-03-15', to: '2026-02-10' },
      { from: '2026-01-01', to: '2026-06-30' },
    ),
    compare: fc.oneof(
      fc.record({ agency: fc.integer({ min: 1, max: agencyCount }) }),
      fc.record({ carrier: fc.integer({ min: 0, max: carriers.length - 1 }) }),
    ),
    peers: fc.constantFrom('all' as const, 'state' as const, 'size' as const),
  },
  { requiredKeys: [] },
);

/** Half of the runs use only filters that the rollup supports. */
const anyRules = fc.oneof(
  allRules,
  allRules.map(({ carrier: _, naics: __, policy_premium: ___, compare, effective_date: days, ...rules }) => ({
    ...rules,
    ...(days?.from.endsWith('-01') && { effective_date: days }),
    ...(compare && 'agency' in compare && { compare }),
  })),
);

const sum = (rows: readonly TileRow[], key: string): number => rows.reduce((total, row) => total + Number(row[key]), 0);
const agenciesIn = (rows: readonly BenchmarkRecord[]): number => new Set(rows.map((row) => row.agency)).size;
const changeOf = (now: number, past: number): number | null => (past > 0 && now >= 0 ? now / past - 1 : null);
const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** Asserts that two numbers are equal except for rounding errors of summation. */
function near(found: unknown, expected: number | null, message: string): void {
  if (expected === null) return assert.equal(found, null, message);
  assert.ok(
    typeof found === 'number' && Math.abs(found - expected) < 1e-9,
    `${message}: ${String(found)}, ${expected}`,
  );
}

function ratesOf({ due, now }: OracleSide) {
  const kept = due.filter((row) => flagOf(row).renewed === 1).length;
  const renewals = now.filter((row) => flagOf(row).priorCents > 0);
  const prior = renewals.reduce((total, row) => total + flagOf(row).priorCents, 0);
  return { retention: ratio(kept, due.length), rateChange: changeOf(cents(renewals), prior) };
}

/** Splits a side into the groups of a tile. */
const groupings: readonly { tile: BenchmarkTileId; key: string; of: (row: BenchmarkRecord) => string | null }[] = [
  { tile: 'states', key: 'state', of: (row) => stateCodes[row.state] ?? null },
  { tile: 'carriers', key: 'name', of: (row) => carriers[row.carrier] ?? null },
  { tile: 'industries', key: 'naics', of: (row) => (row.naics === '' ? null : sectorOf(row.naics)) },
  { tile: 'months', key: 'month', of: (row) => printDay(row.effective).slice(0, 7) },
];
const sectorOf = (naics: string): string => (naics.startsWith('31') ? '31-33' : naics.slice(0, 2));
const aYearLater = (month: string | null): string | null =>
  month && `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`;

async function checkMix(rules: BenchmarkRules, access: Access): Promise<void> {
  const { selection } = oracleOf(rules, access);
  for (const { tile, key, of } of groupings) {
    const answer = await server.answer(tile, filtersOf(rules), access);
    const pastOf = (row: BenchmarkRecord) => (tile === 'months' ? aYearLater(of(row)) : of(row));
    const [now, past] = [Map.groupBy(selection.now, of), Map.groupBy(selection.before, pastOf)];
    const found = answer.rows.filter((row) => Number(row.policies) > 0 || Number(row.previous_premium) !== 0);
    assert.deepEqual(
      new Map(found.map((row) => [row[key], [row.premium, row.policies, row.previous_premium, row.growth]])),
      new Map(
        [...new Set([...now.keys(), ...past.keys()])]
          .map((group) => {
            const [own, earlier] = [now.get(group) ?? [], past.get(group) ?? []];
            return [group, [cents(own), own.length, cents(earlier), changeOf(cents(own), cents(earlier))]] as const;
          })
          .filter(([, [, policies, previous]]) => Number(policies) > 0 || previous !== 0)
          .map(([group, [premium, policies, previous, growth]]) => [
            group,
            [premium, policies, previous, tile === 'carriers' ? undefined : growth],
          ]),
      ),
      tile,
    );
    assert.equal(sum(answer.rows, 'premium'), benchmarkOf(answer).selection.premium, `${tile} adds up to the header`);
    assert.equal(sum(answer.rows, 'policies'), benchmarkOf(answer).selection.policies);
    assert.equal(benchmarkOf(answer).selection.premium, cents(selection.now));
    assert.equal(benchmarkOf(answer).selection.agencies, agenciesIn(selection.now));
  }
}

/** Asserts that every tile has the header of the selection, and that rows add up to it where the contract says so. */
async function checkFooting(rules: BenchmarkRules, access: Access): Promise<void> {
  const { selection } = oracleOf(rules, access);
  const days = new Set<string>();
  for (const [tile, definition] of Object.entries(benchmarkTiles) as [BenchmarkTileId, TileDefinition][]) {
    const { rows, premium, policies, as_of: asOf } = await server.answer(tile, filtersOf(rules), access);
    assert.deepEqual([premium, policies], [cents(selection.now), selection.now.length], tile);
    days.add(asOf);
    if (definition.addsUp) assert.equal(sum(rows, definition.addsUp), premium, `${tile} adds up to the header`);
    if (definition.countsUp) assert.equal(sum(rows, definition.countsUp), policies, `${tile} counts up to the header`);
  }
  assert.equal(days.size, 1);
}

async function checkPeers(rules: BenchmarkRules, access: Access): Promise<void> {
  const { peers } = oracleOf(rules, access);
  const answer = await server.answer('states', filtersOf(rules), access);
  if (peers === null) return assert.equal(benchmarkOf(answer).peers, null);
  const isShown = isLarge(peers.now, (row) => row.cents);
  assert.equal(benchmarkOf(answer).peers?.suppressed, !isShown);
  assert.equal(benchmarkOf(answer).peers?.premium, isShown ? cents(peers.now) : null);
  assert.equal(benchmarkOf(answer).peers?.agencies, isShown ? agenciesIn(peers.now) : null);
  for (const row of answer.rows) {
    const inState = (rows: readonly BenchmarkRecord[]) => rows.filter(({ state }) => stateCodes[state] === row.state);
    const [now, past] = [inState(peers.now), inState(peers.before)];
    const isSmall = !isShown || (now.length > 0 && !isLarge(now, (one) => one.cents));
    if (isSmall) assert.deepEqual([row.peer_growth, row.difference, row.peers_suppressed], [null, null, 1]);
    else if (row.peers_suppressed !== 1) near(row.peer_growth, changeOf(cents(now), cents(past)), 'growth of peers');
  }
}

async function checkNumbers(rules: BenchmarkRules, access: Access): Promise<void> {
  const { selection, peers } = oracleOf(rules, access);
  const { rows } = await server.answer('numbers', filtersOf(rules), access);
  for (const [at, side] of [selection, peers].entries()) {
    const row = rows[at];
    if (side === null) {
      assert.equal(row, undefined);
      continue;
    }
    if (at === 1 && !isLarge(side.now, ({ cents: premium }) => premium)) {
      assert.equal(row?.suppressed, 1);
      assert.ok(
        Object.entries(row ?? {}).every(([key, value]) => ['group', 'suppressed'].includes(key) || value === null),
      );
      continue;
    }
    const isShown = (of: readonly BenchmarkRecord[], read: (one: BenchmarkRecord) => number): boolean =>
      at === 0 || isLarge(of, read);
    const { retention, rateChange } = ratesOf(side);
    assert.deepEqual([row?.premium, row?.policies], [cents(side.now), side.now.length]);
    if (isShown(side.before, (one) => one.cents)) {
      near(row?.growth, changeOf(cents(side.now), cents(side.before)), 'growth');
      const average = ratio(cents(side.before), side.before.length);
      assert.equal(row?.previous_average_premium, average === null ? null : Math.round(average));
    }
    near(row?.retention, isShown(side.due, () => 1) ? retention : null, 'retention');
    const renewals = side.now.filter((one) => flagOf(one).priorCents > 0);
    near(row?.rate_change, isShown(renewals, (one) => flagOf(one).priorCents) ? rateChange : null, 'rate change');
    const isNew = (one: BenchmarkRecord) => flagOf(one).sign === 1 && flagOf(one).renewal === 0;
    const isShared = peers === null || isLarge(peers.now, (one) => one.cents);
    const all = [...selection.now, ...(peers?.now ?? [])];
    near(row?.premium_share, isShared ? ratio(cents(side.now), cents(all)) : null, 'share of the premium');
    near(row?.new_share, ratio(cents(side.now.filter(isNew)), cents(side.now)), 'new business');
  }
}

const classNames = [
  ...['Under $0.5M', '$0.5M to $1M', '$1M to $2.5M', '$2.5M to $5M'],
  ...['$5M to $10M', '$10M to $25M', '$25M to $50M'],
];

async function checkTerms(rules: BenchmarkRules, access: Access): Promise<void> {
  const { selection } = oracleOf(rules, access);
  const [retention, rates] = await Promise.all(
    (['retention', 'rate_change'] as const).map((tile) => server.answer(tile, filtersOf(rules), access)),
  );
  assert.equal(sum(retention?.rows ?? [], 'due'), selection.due.length);
  for (const row of retention?.rows ?? []) {
    const inCell = selection.due.filter(
      (one) =>
        products[one.product]?.code === row.product &&
        classNames[classOf(cents(selection.now.filter(({ agency }) => agency === one.agency)))] === row.class,
    );
    const kept = inCell.filter((one) => flagOf(one).renewed === 1).length;
    assert.deepEqual([row.due, row.kept, row.retention], [inCell.length, kept, ratio(kept, inCell.length)]);
  }
  for (const row of rates?.rows ?? []) {
    const inCell = selection.now.filter(
      (one) =>
        flagOf(one).priorCents > 0 &&
        products[one.product]?.code === row.product &&
        printDay(one.effective).startsWith(String(row.month)),
    );
    const prior = inCell.reduce((total, one) => total + flagOf(one).priorCents, 0);
    assert.deepEqual(
      [row.premium, row.prior_premium, row.rate_change],
      [cents(inCell), prior, changeOf(cents(inCell), prior)],
    );
  }
}

describe('tiles of the benchmarks', () => {
  it('equal the result of a loop over all policies, and add up to the header to the cent, for any filters [PLUS-30]', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules, fc.constantFrom<Access>('all', 'personal', 'commercial'), async (rules, access) => {
        await checkMix(rules, access);
        await checkFooting(rules, access);
        await checkPeers(rules, access);
        await checkNumbers(rules, access);
        await checkTerms(rules, access);
      }),
      {
        numRuns: 40,
        // Agencies of the size of those that a filter excludes are not peers.
        examples: [[{ agency_state: ['NY'], policy_state: ['CA'], compare: { carrier: 0 }, peers: 'size' }, 'all']],
      },
    );
  });

  it('put each agency into its premium class, and add up to the header', async () => {
    const answer = await server.answer('premium_classes');
    const { rows } = answer;
    const { selection: own } = oracleOf({});
    const premiums = [...Map.groupBy(own.now, (row) => row.agency).values()].map(cents);
    for (const [at, row] of rows.entries()) {
      const inClass = premiums.filter((premium) => classOf(premium) === at);
      assert.deepEqual(
        [row.agencies, row.premium],
        [inClass.length, inClass.reduce((total, premium) => total + premium, 0)],
      );
    }
    assert.equal(rows.length, 8);
    assert.equal(sum(rows, 'premium'), answer.premium);
    assert.equal(sum(rows, 'agencies'), benchmarkOf(answer).selection.agencies);
  });

  it('show percentiles of the peers and the rank of the selection among them', async () => {
    const { rows } = await server.answer('percentiles', filtersOf({ compare: { agency: 3 } }));
    const { selection, peers } = oracleOf({ compare: { agency: 3 } });
    const premiums = [...Map.groupBy(peers?.now ?? [], (row) => row.agency).values()].map(cents).sort((a, b) => a - b);
    const row = rows.find(({ measure }) => measure === 'premium');
    const at = (fraction: number): number => {
      const position = fraction * (premiums.length - 1);
      const [low = 0, high = 0] = [premiums[Math.floor(position)], premiums[Math.ceil(position)]];
      return Math.round(low + (high - low) * (position % 1));
    };
    assert.deepEqual([row?.p10, row?.p25, row?.p50, row?.p75, row?.p90], [0.1, 0.25, 0.5, 0.75, 0.9].map(at));
    assert.equal(row?.selection, cents(selection.now));
    const smaller = premiums.filter((premium) => premium < cents(selection.now)).length;
    assert.equal(row?.place, smaller / premiums.length);
    assert.deepEqual(
      rows.map(({ measure }) => measure),
      ['premium', 'growth', 'retention', 'rate_change', 'new_share', 'average_premium', 'carriers'],
    );
    assert.equal(rows.at(-1)?.selection, new Set(selection.now.map(({ carrier }) => carrier)).size);
  });

  it('rank carriers by share, with the change of share and rank', async () => {
    const { rows } = await server.answer('carriers');
    const { selection } = oracleOf({});
    const order = (side: readonly BenchmarkRecord[]) =>
      [...Map.groupBy(side, (row) => carriers[row.carrier])]
        .sort((a, b) => cents(b[1]) - cents(a[1]))
        .map(([name]) => name);
    const [now, past] = [order(selection.now), order(selection.before)];
    assert.deepEqual(
      rows.map(({ name }) => name),
      now,
    );
    for (const [at, row] of rows.entries()) {
      const premium = (side: readonly BenchmarkRecord[]) =>
        cents(side.filter((one) => carriers[one.carrier] === row.name));
      assert.equal(row.rank, at + 1);
      assert.equal(row.rank_change, past.indexOf(String(row.name)) - at);
      near(
        row.share_change,
        premium(selection.now) / cents(selection.now) - premium(selection.before) / cents(selection.before),
        'change of share',
      );
    }
  });

  it('show the share and rank of a selected carrier among all carriers', async () => {
    for (const [id, name] of carriers.entries()) {
      const compare = { compare: { carrier: id } };
      const { rows } = await server.answer('carriers', filtersOf(compare));
      const { selection, peers } = oracleOf(compare);
      assert.ok(peers);
      const all = { now: [...selection.now, ...peers.now], before: [...selection.before, ...peers.before] };
      const order = (side: readonly BenchmarkRecord[]) =>
        [...Map.groupBy(side, ({ carrier }) => carrier)].sort((a, b) => cents(b[1]) - cents(a[1])).map(([one]) => one);
      const [row] = rows;
      assert.deepEqual([rows.length, row?.name, row?.premium], [1, name, cents(selection.now)]);
      near(row?.share, cents(selection.now) / cents(all.now), 'share');
      const previousShare = cents(selection.before) / cents(all.before);
      near(row?.share_change, cents(selection.now) / cents(all.now) - previousShare, 'change of share');
      assert.equal(row?.rank, order(all.now).indexOf(id) + 1);
      assert.equal(row?.rank_change, order(all.before).indexOf(id) - order(all.now).indexOf(id));
      assert.equal(row?.peer_share, null);
    }
  });

  it('list leaders and movers, and each agency with its growth and retention', async () => {
    const { selection } = oracleOf({});
    const leaders = (await server.answer('leaders')).rows.filter(({ list }) => list === 'Leaders');
    const byAgency = [...Map.groupBy(selection.now, (row) => row.agency)].sort((a, b) => cents(b[1]) - cents(a[1]));
    assert.deepEqual(
      leaders.map(({ agency_id: id, premium }) => [id, premium]),
      byAgency.slice(0, 10).map(([agency, own]) => [server.agencyId(agency), cents(own)]),
    );
    const answer = await server.answer('agencies');
    const { rows } = answer;
    assert.ok(rows.length > 30 && typeof benchmarkOf(answer).figures.median_growth === 'number');
    for (const row of rows) {
      const of = (side: readonly BenchmarkRecord[]) =>
        side.filter(({ agency }) => server.agencyId(agency) === row.agency_id);
      assert.ok(of(selection.due).length >= 10);
      assert.equal(row.growth, changeOf(cents(of(selection.now)), cents(of(selection.before))));
      assert.equal(row.retention, ratesOf({ now: [], before: [], due: of(selection.due) }).retention);
    }
  });

  it('draw the share of the premium from the smallest agencies to the largest', async () => {
    const answer = await server.answer('concentration');
    const { rows } = answer;
    const premiums = [...Map.groupBy(oracleOf({}).selection.now, (row) => row.agency).values()]
      .map(cents)
      .filter((premium) => premium > 0)
      .sort((a, b) => a - b);
    const total = premiums.reduce((all, premium) => all + premium, 0);
    for (const row of rows) {
      const smallest = premiums.slice(0, Math.round(Number(row.agencies_share) * premiums.length));
      near(row.share, smallest.reduce((all, premium) => all + premium, 0) / total, 'share');
    }
    near(
      benchmarkOf(answer).figures.top_tenth,
      premiums.slice(-6).reduce((all, premium) => all + premium, 0) / total,
      'top tenth',
    );
  });

  it('compare the agencies of a saved search with the others', async () => {
    server.searches.set(3, { name: 'Oklahoma', filters: { agency_state: 'OK', sort: 'x' } });
    const answer = await server.answer('numbers', { compare: 'search:3' });
    const oklahoma = oracleOf({ agency_state: ['OK'] }).selection;
    assert.equal(benchmarkOf(answer).selection.name, 'Oklahoma');
    assert.equal(benchmarkOf(answer).selection.premium, cents(oklahoma.now));
    assert.equal(benchmarkOf(answer).peers?.premium, cents(oracleOf({ agency_state: ['TX', 'NY'] }).selection.now));
    server.searches.set(3, { name: 'New York', filters: { agency_state: 'NY' } });
    assert.equal(benchmarkOf(await server.answer('numbers', { compare: 'search:3' })).selection.name, 'New York');
  });
});

const everyTile = [
  ...(['numbers', 'months', 'states', 'agencies', 'premium_classes', 'percentiles', 'retention'] as const),
  ...(['rate_change', 'carriers', 'concentration', 'industries', 'leaders'] as const),
] satisfies readonly BenchmarkTileId[];

describe('benchmarks without an insights permission [PLAT-13]', () => {
  it('return no agency in any response', async () => {
    for (const tile of everyTile) {
      for (const filters of [{}, { compare: `carrier:${server.carrierId(1)}` }]) {
        const answer = await server.answer(tile, filters, 'benchmarks');
        assert.equal(benchmarkOf(answer).aggregates_only, true);
        assert.doesNotMatch(JSON.stringify(answer), /Agency \d|"agency_id":\d/, tile);
      }
    }
    assert.deepEqual((await server.answer('leaders', {}, 'benchmarks')).rows, []);
  });

  it('never show a group of fewer than five agencies, nor what is left when one group is hidden', async () => {
    await fc.assert(
      fc.asyncProperty(anyRules, async ({ compare, ...rules }) => {
        const used: BenchmarkRules = { ...rules, ...(compare && 'carrier' in compare ? { compare } : {}) };
        delete used.policy_premium;
        const { selection, peers } = oracleOf(used);
        const isSmall = (rows: readonly BenchmarkRecord[]) => rows.length > 0 && !isLarge(rows, (row) => row.cents);
        for (const { tile, key, of } of groupings) {
          const answer = await server.answer(tile, filtersOf(used), 'benchmarks');
          if (selection.now.length === 0 || isSmall(selection.now) || isSmall(peers?.now ?? [])) {
            assert.equal(benchmarkOf(answer).selection.suppressed, true);
            assert.equal(benchmarkOf(answer).selection.premium, null);
            assert.ok(
              answer.rows.every((row) => row.premium === null || row.premium === 0),
              tile,
            );
            continue;
          }
          const groups = Map.groupBy(selection.now, of);
          const hidden = answer.rows.filter(({ suppressed }) => suppressed === 1).map((row) => row[key]);
          for (const row of answer.rows) {
            const own = groups.get(row[key] as string | null) ?? [];
            if (own.length > 0 && !isLarge(own, (one) => one.cents)) assert.ok(hidden.includes(row[key] ?? null));
            if (hidden.includes(row[key] ?? null))
              assert.deepEqual([row.premium, row.policies, row.previous_premium, row.share], [null, null, null, null]);
          }
          const together = selection.now.filter((row) => hidden.includes(of(row)));
          const isEverything = hidden.length === answer.rows.length;
          assert.ok(
            together.length === 0 || isEverything || isLarge(together, (row) => row.cents),
            `${tile}: hidden numbers`,
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('never show a group in which one agency has over 80 % of the premium [PLUS-28]', async () => {
    const inState = oracleOf({}).selection.now.filter(({ state }) => stateCodes[state] === 'CA');
    assert.ok(agenciesIn(inState) >= 5);
    const { rows } = await server.answer('states', {}, 'benchmarks');
    const row = rows.find(({ state }) => state === 'CA');
    assert.deepEqual([row?.premium, row?.policies, row?.growth, row?.suppressed], [null, null, null, 1]);
  });

  it('show neither the selection nor its peers if one is too small, as their sum is known', async () => {
    const isSmall = (rows: readonly BenchmarkRecord[]) => rows.length > 0 && !isLarge(rows, (row) => row.cents);
    const found = { sides: 0, groups: 0 };
    for (const [carrier] of carriers.entries())
      for (const state of stateCodes) {
        const product = products[carrier % products.length]?.code ?? '';
        const rules: BenchmarkRules = {
          compare: { carrier },
          policy_state: [state],
          naics: '311111',
          product: [product],
        };
        const { selection, peers } = oracleOf(rules);
        const others = peers?.now ?? [];
        const isHidden = isSmall(selection.now) || isSmall(others);
        for (const { tile, key, of } of groupings.filter((grouping) => grouping.tile !== 'carriers')) {
          const answer = await server.answer(tile, filtersOf(rules), 'benchmarks');
          const { selection: own, peers: rest } = benchmarkOf(answer);
          if (isHidden) {
            found.sides++;
            assert.deepEqual([own.premium, own.policies, rest?.premium, rest?.policies], [null, null, null, null]);
          }
          for (const row of answer.rows) {
            const inGroup = (rows: readonly BenchmarkRecord[]) => rows.filter((one) => of(one) === row[key]);
            if (!isHidden && !isSmall(inGroup(selection.now)) && !isSmall(inGroup(others))) continue;
            found.groups++;
            for (const cell of ['premium', 'policies', 'share', 'peer_growth', 'peer_share', 'difference'])
              assert.equal(Number(row[cell] ?? 0), 0, `${tile} ${row[key]}: ${cell}`);
          }
        }
        const numbers = await server.answer('numbers', filtersOf(rules), 'benchmarks');
        if (isHidden)
          assert.ok(numbers.rows.every(({ premium, premium_share }) => premium === null && premium_share === null));
      }
    assert.ok(found.sides > 0 && found.groups > 0, 'some are hidden');
  });

  it('show percentiles with three digits, and only with five agencies on either side', async () => {
    const { rows } = await server.answer('percentiles', {}, 'benchmarks');
    assert.ok(rows.length > 0);
    for (const row of rows) {
      const agencies = Number(row.agencies);
      for (const [cell, fraction] of [
        ['p10', 0.1],
        ['p25', 0.25],
        ['p50', 0.5],
        ['p75', 0.25],
        ['p90', 0.1],
      ] as const) {
        if (agencies * fraction < 5) assert.equal(row[cell], null, `${row.name}: ${cell} of ${agencies}`);
        else assert.equal(row[cell], Number(Number(row[cell]).toPrecision(3)));
      }
    }
    const [few] = (await server.answer('percentiles', { agency_state: 'OK' }, 'benchmarks')).rows;
    assert.ok(few && Number(few.agencies) < 50 && few.p10 === null, 'a group with too few agencies at its ends');
  });

  it('show no rank of agencies if fewer than five have the number', async () => {
    let found = 0;
    for (const agency_state of ['TX', 'OK', 'NY', 'CA'])
      for (const product of products.map(({ code }) => code)) {
        const { selection } = oracleOf({ agency_state: [agency_state], product: [product] });
        const dueOf = Map.groupBy(selection.due, ({ agency }) => agency);
        const present = new Set(selection.now.map(({ agency }) => agency));
        const retained = [...dueOf].filter(([agency, due]) => present.has(agency) && due.length >= 10).length;
        if (retained >= 5 || !isLarge(selection.now, (row) => row.cents)) continue;
        found++;
        const filters = { agency_state, product };
        const { rows } = await server.answer('percentiles', filters, 'benchmarks');
        const retention = rows.find(({ measure }) => measure === 'retention');
        assert.deepEqual([retention?.p50, retention?.agencies, retention?.peers_suppressed], [null, null, 1]);
        const scatter = benchmarkOf(await server.answer('agencies', filters, 'benchmarks')).figures;
        assert.deepEqual([scatter?.median_growth, scatter?.median_retention, scatter?.both_share], [null, null, null]);
        const curve = benchmarkOf(await server.answer('concentration', filters, 'benchmarks')).figures;
        if (present.size < 50) assert.equal(curve?.top_tenth, null);
      }
    assert.ok(found > 0, 'some have too few agencies');
  });

  it('leave out filters that could identify single agencies, and say so', async () => {
    const all = await server.answer('numbers', {}, 'benchmarks');
    const counted = await server.answer('numbers', { policy_count: '[2,3]' }, 'benchmarks');
    assert.deepEqual([counted.ignored_filters, counted.rows], [['policy_count'], all.rows]);
    const named = await server.answer(
      'numbers',
      { agency_name: 'Agency 3', policy_premium: '[50000,inf)' },
      'benchmarks',
    );
    assert.deepEqual(named.ignored_filters, ['agency_name', 'policy_premium']);
    assert.deepEqual(named.rows, all.rows);
    server.searches.set(4, { name: 'One', filters: { agency_name: 'Agency 3' } });
    const searched = await server.answer('numbers', { compare: 'search:4' }, 'benchmarks');
    assert.equal(searched.premium, all.premium);
  });

  it('refuse a single agency, and refuse people without the permission', async () => {
    assert.equal((await server.ask('numbers', { compare: `agency:${server.agencyId(2)}` }, 'benchmarks')).status, 403);
    assert.equal((await server.ask('numbers', {}, 'none')).status, 403);
  });
});

describe('benchmarks', () => {
  it('refuse unknown tiles, selections and filters with the reason', async () => {
    for (const [tile, filters, status, says] of [
      ['sales', {}, 400, /tile/],
      ['numbers', { compare: 'agency:x' }, 400, /must be agency:<id>/],
      ['numbers', { compare: 'agency:99999' }, 404, /no such agency/],
      ['numbers', { compare: 'carrier:999' }, 404, /no such carrier/],
      ['numbers', { compare: 'search:999' }, 404, /no longer exists/],
      ['numbers', { peers: 'none' }, 400, /filters\.peers/],
      ['numbers', { policy_count: '[5' }, 400, /The filter “.+” is not valid/],
      ['numbers', { colour: 'red' }, 400, /colour is not known/],
    ] as const) {
      const response = await server.ask(tile, filters);
      assert.equal(response.status, status, `${tile} ${JSON.stringify(filters)}`);
      assert.match(((await response.json()) as { error: { message: string } }).error.message, says);
    }
  });

  it('report that the data has no policy numbers', async () => {
    const { set_id: earlier } = await server.answer('numbers');
    await server.loadWithoutNumbers();
    // The platform polls for a new set.
    const answer = await until(
      'the new set is used',
      () => server.answer('rate_change'),
      ({ set_id }) => set_id !== earlier,
    );
    assert.equal(answer.missing, 'policy_numbers');
    assert.deepEqual(answer.rows, []);
    const measures = (await server.answer('percentiles')).rows.map(({ measure }) => measure);
    assert.ok(!measures.includes('retention') && measures.includes('growth'));
  });
});
