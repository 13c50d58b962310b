import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { transactionIds } from '../set/transactions.ts';
import { carriers } from '../world/carriers.ts';
import { products } from '../world/products.ts';
import { states } from '../world/states.ts';
import { createAgencies } from './createAgencies.ts';
import { drawnTruth } from './drawnTruth.ts';
import { generatePolicies } from './generatePolicies.ts';
import { generatorDefaults } from './GeneratorOptions.ts';
import { policyColumns, type PolicyColumn } from './PolicyBatch.ts';

type Row = Record<PolicyColumn, number>;

const options = { ...generatorDefaults, policies: 300_000, agencies: 300 };
const agencies = createAgencies(options);
const truth = drawnTruth(options, agencies);
const day = (text: string) => Date.parse(text) / 86_400_000;
const year = 365.25;
const lastDay = day(options.asOf);

const terms: Row[] = [];
for (const { columns, length } of generatePolicies(options, agencies)) {
  for (let index = 0; index < length; index += 1) {
    if (columns.transaction[index] === transactionIds.cancellation) continue;
    terms.push(Object.fromEntries(policyColumns.map((name) => [name, columns[name][index] ?? 0])) as Row);
  }
}
/** The next term of the same policy begins on the day on which this one ends. */
const byStart = new Map(terms.map((term) => [`${term.number}/${term.effective}`, term]));
const renewalOf = (term: Row) => byStart.get(`${term.number}/${term.expiration}`);

const productCode = (term: Row) => products[term.product_id - 1]?.code ?? '';
const agencyCode = (term: Row) => agencies[term.agency_id - 1]?.code ?? '';
const stateCode = (term: Row) => states[term.state_id - 1]?.code ?? '';
const carrierName = (term: Row) => carriers[term.carrier_id - 1] ?? '';
const isLeaving = (term: Row) =>
  carrierName(term) === truth.shocks.leaving.carrier && stateCode(term) === truth.shocks.leaving.state;
const isGrowing = (term: Row) => carrierName(term) === truth.shocks.growing.carrier;
/** Terms whose outcome is in the data. */
const due = terms.filter((term) => term.expiration <= lastDay);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the chance of a renewal, from the truth only. */
function renewalChance(term: Row): number {
  const agency = truth.retention.ofAgency[agencyCode(term)] ?? 0;
  const product = truth.retention.meanOfProduct[productCode(term)] ?? 0;
  return Math.min(0.97, Math.max(0.4, agency + product - 0.85));
}

describe('the randomly drawn parameters of the generator', () => {
  it('are the same for the same seed, and differ for another', () => {
    assert.deepEqual(drawnTruth(options, createAgencies(options)), truth);
    assert.notDeepEqual(drawnTruth({ ...options, seed: 8 }, agencies).rateChange, truth.rateChange);
  });

  it('include retentions of agencies around 0.85 with a deviation of 0.05', () => {
    const drawn = Object.values(
      drawnTruth(options, createAgencies({ ...options, agencies: 3_000 })).retention.ofAgency,
    );
    const deviation = Math.sqrt(mean(drawn.map((value) => (value - mean(drawn)) ** 2)));
    assert.ok(Math.abs(mean(drawn) - 0.85) < 0.004, `${mean(drawn)}`);
    assert.ok(Math.abs(deviation - 0.05) < 0.004, `${deviation}`);
  });

  it('are visible in the retention of each product and of each large agency', () => {
    const groups = [
      ...Map.groupBy(
        due.filter((term) => !isLeaving(term)),
        productCode,
      ),
      ...Map.groupBy(
        due.filter((term) => !isLeaving(term)),
        agencyCode,
      ),
    ].filter(([, group]) => group.length > 400);
    assert.ok(groups.length > products.length);
    for (const [name, group] of groups) {
      const measured = mean(group.map((term) => (renewalOf(term) ? 1 : 0)));
      const expected = mean(group.map(renewalChance));
      const tolerance = 0.006 + 4 * Math.sqrt((expected * (1 - expected)) / group.length);
      assert.ok(Math.abs(measured - expected) < tolerance, `${name}: ${measured} instead of ${expected}`);
    }
  });

  it('are visible in the rate change of each product and month; workers compensation falls, property rises', () => {
    const { months, ofProduct } = truth.rateChange;
    const renewals = due.flatMap((term) => {
      const later = renewalOf(term);
      return later ? [{ term, later }] : [];
    });
    const monthOf = ({ later }: { later: Row }) => new Date(later.effective * 86_400_000).toISOString().slice(0, 7);
    const groups = Map.groupBy(renewals, (one) => `${productCode(one.term)} ${monthOf(one)}`);
    let checked = 0;
    for (const [name, group] of groups) {
      const before = group.map(({ term }) => term.premium_cents);
      const total = before.reduce((sum, cents) => sum + cents, 0);
      // Large policies weigh more, which reduces the effective sample size.
      const effective = total ** 2 / before.reduce((sum, cents) => sum + cents ** 2, 0);
      if (effective < 60) continue;
      const [code = '', month = ''] = name.split(' ');
      const drawn = ofProduct[code]?.[months.indexOf(month)] ?? Number.NaN;
      const measured = group.reduce((sum, { later }) => sum + later.premium_cents, 0) / total - 1;
      assert.ok(
        Math.abs(measured - drawn) < (4.5 * 0.05) / Math.sqrt(effective) + 0.003,
        `${name}: ${measured}, ${drawn}`,
      );
      checked += 1;
    }
    assert.ok(checked > 200, `${checked}`);
    assert.ok(ofProduct.WORK_COMP?.every((change) => change < 0));
    assert.ok(ofProduct.COMM_PROPERTY?.every((change) => change > 0));
  });

  it('are visible in the growth of each state, and of the carrier that grows', () => {
    const inYear = (rows: readonly Row[], back: number) =>
      rows.filter(({ effective }) => Math.floor((lastDay - effective) / year) === back);
    const calm = terms.filter((term) => !isGrowing(term) && !isLeaving(term));
    for (const [code, group] of Map.groupBy(calm, stateCode)) {
      const [now, first] = [inYear(group, 0).length, inYear(group, 3)];
      if (first.length < 1_500) continue;
      const drawn = mean(
        first.map((term) => (truth.growth.ofState[code] ?? 0) + (truth.growth.ofAgency[agencyCode(term)] ?? 0)),
      );
      const measured = (now / first.length) ** (1 / 3) - 1;
      assert.ok(Math.abs(measured - drawn) < 0.02 + 1 / Math.sqrt(first.length), `${code}: ${measured}, ${drawn}`);
    }
    const growing = terms.filter(isGrowing);
    const growth = (inYear(growing, 0).length / inYear(growing, 3).length) ** (1 / 3) - 1;
    assert.ok(Math.abs(growth - truth.shocks.growing.growth) < 0.06, `${growth}`);
  });

  it('are visible in the carrier that leaves a state: no term from that day on, and some before', () => {
    const left = terms.filter(isLeaving);
    assert.ok(left.length > 20);
    assert.ok(left.every(({ effective }) => effective < day(truth.shocks.leaving.from)));
  });

  it('are visible in the months in which policies begin, and in the losses', () => {
    for (const [code, group] of Map.groupBy(terms, productCode)) {
      if (group.length < 5_000) continue;
      const shares = truth.seasonality.ofProduct[code] ?? [];
      assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-4);
      // The terms of one policy begin in the same month: only policies are independent.
      const policies = new Set(group.map(({ number }) => number)).size;
      for (const [month, share] of shares.entries()) {
        const measured = mean(
          group.map(({ effective }) => (new Date(effective * 86_400_000).getUTCMonth() === month ? 1 : 0)),
        );
        assert.ok(
          Math.abs(measured - share) < 4.5 * Math.sqrt(share / policies),
          `${code} ${month + 1}: ${measured}, ${share}`,
        );
      }
      const over = group.filter((term) => term.expiration <= lastDay);
      const losses = over.reduce((sum, term) => sum + term.incurred_cents, 0);
      const ratio = losses / over.reduce((sum, term) => sum + term.premium_cents, 0);
      assert.ok(Math.abs(ratio - (truth.lossRatio.ofProduct[code] ?? 0)) < 0.25, `${code}: ${ratio}`);
    }
  });
});
