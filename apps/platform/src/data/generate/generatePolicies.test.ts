import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readNaicsClassification } from '../../naics/naicsClassification.ts';
import { transactionIds } from '../set/transactions.ts';
import { products } from '../world/products.ts';
import { states } from '../world/states.ts';
import { allotPolicies } from './allotPolicies.ts';
import { createAgencies } from './createAgencies.ts';
import { generatePolicies } from './generatePolicies.ts';
import { checkGeneratorOptions, generatorDefaults, type GeneratorOptions } from './GeneratorOptions.ts';
import { policyColumns, type PolicyColumn } from './PolicyBatch.ts';

type Row = Record<PolicyColumn, number>;

function generate(given: Partial<GeneratorOptions>): { agencies: ReturnType<typeof createAgencies>; rows: Row[] } {
  const options = { ...generatorDefaults, ...given };
  const agencies = createAgencies(options);
  const rows: Row[] = [];
  for (const { columns, length } of generatePolicies(options, agencies)) {
    for (let row = 0; row < length; row += 1) {
      rows.push(Object.fromEntries(policyColumns.map((name) => [name, columns[name][row] ?? 0])) as Row);
    }
  }
  return { agencies, rows };
}

const day = (text: string) => Date.parse(text) / 86_400_000;
const share = (rows: readonly Row[], test: (row: Row) => boolean) => rows.filter(test).length / rows.length;
const { agencies, rows } = generate({ policies: 100_000, agencies: 1_000 });
const isCancellation = (row: Row) => row.transaction === transactionIds.cancellation;
const productOf = (row: Row) => products[row.product_id - 1];

describe('generated policies', () => {
  it('have the requested number of records and agencies, each with at least one [PLAT-10]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(3_000), fc.nat(), (agencyCount, more, seed) => {
        const made = generate({ agencies: agencyCount, policies: agencyCount + more, seed });
        assert.equal(made.rows.length, agencyCount + more);
        assert.equal(new Set(made.rows.map((row) => row.agency_id)).size, agencyCount);
      }),
      { numRuns: 25 },
    );
  });

  it('reference accounts of their agency, and existing carriers, products and states', () => {
    const accountsOf = new Map(
      agencies.map(({ id, accounts }) => [id, new Set(accounts.map((account) => account.id))]),
    );
    for (const row of rows) {
      assert.ok(accountsOf.get(row.agency_id)?.has(row.account_id));
      assert.ok(row.carrier_id >= 1 && row.carrier_id <= 300);
      assert.ok(productOf(row) && row.state_id >= 1 && row.state_id <= 51);
    }
    assert.ok(agencies.every(({ accounts }) => accounts.length >= 1 && accounts.length <= 12));
  });

  it('follow the mix of products: auto 31 %, home 21 %, commercial auto 11 %, liability 8 % [PLAT-10]', () => {
    for (const { id, code, share: percent } of products) {
      const made = 100 * share(rows, (row) => row.product_id === id);
      assert.ok(
        Math.abs(made - percent) < 0.05 * percent + 0.6,
        `${code}: ${made.toFixed(2)} % instead of ${percent} %`,
      );
    }
  });

  it('renew at a rate near 0.85 [PLAT-10]', () => {
    const terms = new Set(rows.filter((row) => !isCancellation(row)).map((row) => `${row.number}/${row.effective}`));
    const early = rows.filter((row) => !isCancellation(row) && row.effective < day('2025-10-31'));
    // A year later is 365 or 366 days later.
    const renewed = share(early, (row) =>
      [365, 366].some((days) => terms.has(`${row.number}/${row.effective + days}`)),
    );
    assert.ok(Math.abs(renewed - 0.85) < 0.015, `${renewed}`);
  });

  it('are negative in 1 to 2 % of cases, each for a term that was cancelled early [PLAT-10]', () => {
    const negative = share(rows, (row) => row.premium_cents < 0);
    assert.ok(negative > 0.01 && negative < 0.02, `${negative}`);
    const terms = new Map(
      rows.filter((row) => !isCancellation(row)).map((row) => [`${row.number}/${row.expiration}`, row]),
    );
    for (const row of rows.filter(isCancellation)) {
      const term = terms.get(`${row.number}/${row.expiration}`);
      assert.ok(term && term.effective < row.effective && -row.premium_cents < term.premium_cents);
    }
  });

  it('have log-normal premiums with sigma near 1, and the top tenth of agencies writes half or more [PLAT-10]', () => {
    const logs = rows.filter((row) => row.premium_cents > 0).map((row) => Math.log(row.premium_cents));
    const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
    const sigma = Math.sqrt(logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length);
    assert.ok(Math.abs(sigma - 1) < 0.1, `${sigma}`);
    const totals = new Map<number, number>();
    for (const row of rows) totals.set(row.agency_id, (totals.get(row.agency_id) ?? 0) + row.premium_cents);
    const sorted = [...totals.values()].sort((a, b) => b - a);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    assert.ok(sum(sorted.slice(0, 100)) / sum(sorted) >= 0.5);
  });

  it('use one to twelve carriers per agency, out of about 300 [PLAT-10]', () => {
    const carriers = Map.groupBy(rows, (row) => row.agency_id);
    for (const ofAgency of carriers.values()) assert.ok(new Set(ofAgency.map((row) => row.carrier_id)).size <= 12);
    assert.ok(new Set(rows.map((row) => row.carrier_id)).size > 250);
  });

  it('have real six-digit industry codes only on commercial policies [PLAT-9]', () => {
    const known = new Set(readNaicsClassification().codes.map(({ code }) => code));
    for (const row of rows) {
      if (productOf(row)?.line === 0) assert.equal(row.naics, 0);
      else assert.ok(row.naics > 99_999 && known.has(String(row.naics)), String(row.naics));
    }
  });

  it('begin within the four years up to the last day, and end after they begin', () => {
    for (const asOf of ['2026-10-31', '2024-02-29', '2023-03-01', '2025-12-31']) {
      const made = generate({ policies: 3_000, agencies: 30, asOf });
      const first = day(`${Number(asOf.slice(0, 4)) - 4}${asOf.slice(4).replace('02-29', '02-28')}`);
      for (const row of made.rows) {
        assert.ok(row.effective > first && row.effective <= day(asOf), `${asOf} ${row.effective}`);
        assert.ok(row.expiration > row.effective);
      }
    }
  });

  it('have policy numbers that no other policy has', () => {
    const accountOf = new Map<number, number>();
    for (const row of rows) assert.equal(accountOf.get(row.number) ?? row.account_id, row.account_id);
    const codes = new Set(rows.map((row) => `${row.number}/${row.effective}/${row.transaction}`));
    assert.equal(codes.size, rows.length);
  });
});

describe('generated agencies', () => {
  it('have distinct names that fit the place, even with 20,000 of them', () => {
    const many = createAgencies({ ...generatorDefaults, policies: 20_000, agencies: 20_000 });
    assert.equal(new Set(many.map(({ name }) => name)).size, 20_000);
    assert.equal(new Set(many.map(({ code }) => code)).size, 20_000);
    assert.ok(many.every(({ name }) => !/\d|undefined| {2}/.test(name)));
    assert.ok(many.every(({ city, state }) => state.cities.some(({ name }) => name === city)));
  });

  it('are located by population', () => {
    const many = createAgencies({ ...generatorDefaults, policies: 20_000, agencies: 20_000 });
    const people = states.reduce((sum, state) => sum + state.people, 0);
    for (const code of ['CA', 'TX', 'OH']) {
      const state = states.find((one) => one.code === code);
      const wanted = (state?.people ?? 0) / people;
      const made = many.filter((agency) => agency.state === state).length / many.length;
      assert.ok(Math.abs(made - wanted) < 0.01, `${code}: ${made} instead of ${wanted}`);
    }
  });

  it('get all policies, whatever the weights', () => {
    const weights = fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(weights, fc.nat(100_000), (list, more) => {
        const counts = allotPolicies(list.length + more, Float64Array.from(list));
        assert.equal(
          counts.reduce((sum, count) => sum + count, 0),
          list.length + more,
        );
        assert.ok(counts.every((count) => count >= 1));
      }),
    );
  });
});

describe('options of the generator', () => {
  const good: GeneratorOptions = { ...generatorDefaults };
  const bad: [Partial<GeneratorOptions>, RegExp][] = [
    [{ policies: 0 }, /--policies/],
    [{ policies: 100_000_001 }, /--policies/],
    [{ policies: Number.NaN }, /--policies/],
    [{ policies: 10, agencies: 11 }, /--agencies must not exceed --policies/],
    [{ agencies: 0.5 }, /--agencies/],
    [{ seed: -1 }, /--seed/],
    [{ asOf: '2025-02-29' }, /--as-of/],
    [{ asOf: 'today' }, /--as-of/],
  ];
  it('are valid by default', () => assert.deepEqual(checkGeneratorOptions(good), []));
  for (const [change, expected] of bad) {
    it(`refuse ${JSON.stringify(change)}`, () =>
      assert.match(checkGeneratorOptions({ ...good, ...change }).join(' '), expected));
  }
});
