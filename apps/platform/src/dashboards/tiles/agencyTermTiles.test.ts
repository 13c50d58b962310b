import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { printDay } from '../../data/load/parseCalendarDate.ts';
import { until } from '../../testing/until.test-support.ts';
import {
  asOf,
  dayOf,
  flagOf,
  homeOf,
  lastYear,
  serveTermTiles,
  type TermRow,
  termRows,
  type TermTileServer,
  within,
  yearBefore,
} from './termTiles.test-support.ts';

let tiles: TermTileServer;
before(async () => {
  tiles = await serveTermTiles();
});
after(() => tiles.stop());

const monthOf = (day: number) => printDay(day).slice(0, 7);
const sumOf = (rows: readonly TermRow[], measure: (row: TermRow) => number) =>
  rows.reduce((sum, row) => sum + measure(row), 0);
const ratio = (part: number, total: number) => (total > 0 ? part / total : null);

/** The numbers of expired terms, by walking them. */
function retentionOf(terms: readonly TermRow[]) {
  const due = terms.filter((term) => flagOf(term).dueKnown === 1);
  const kept = due.filter((term) => flagOf(term).renewed === 1).length;
  const duePremium = sumOf(due, ({ cents }) => cents);
  const keptPremium = sumOf(due, (term) => flagOf(term).renewedCents);
  return {
    due: due.length,
    kept,
    retention: ratio(kept, due.length),
    due_premium: duePremium,
    kept_premium: keptPremium,
    premium_retention: ratio(keptPremium, duePremium),
    open: terms.length - due.length,
  };
}

/** The terms that expired in a year. */
const expiredIn = (year: typeof lastYear) =>
  termRows.filter((row) => flagOf(row).sign === 1 && within(row.expiration, year));

/** Waits until the platform, which polls for new sets, uses a set. */
const untilAfter = (set: string) =>
  until(
    'the new set is used',
    async () => (await tiles.answer('products', 1)).set_id,
    (inUse) => inUse !== set,
  );

describe('tiles about the terms of an agency', () => {
  it('count the renewals of the terms that expired in each month, by number and premium', async () => {
    const retentionIn = (month: string, of: (agency: number) => boolean) => {
      const due = termRows.filter(
        (row) => of(row.agency) && monthOf(row.expiration) === month && flagOf(row).dueKnown === 1,
      );
      return ratio(due.filter((row) => flagOf(row).renewed === 1).length, due.length);
    };
    for (let agency = 1; agency <= 12; agency++) {
      const { rows: found, missing } = await tiles.answer('retention', agency, { comparison: 'state' });
      const expired = expiredIn(lastYear).filter((row) => row.agency === agency);
      const expected = [...Map.groupBy(expired, ({ expiration }) => monthOf(expiration))]
        .sort()
        .map(([month, terms]) => ({ month, ...retentionOf(terms) }));
      assert.deepEqual(
        found.map(({ compared: _, ...row }) => row),
        expected,
        `agency ${agency}`,
      );
      assert.equal(missing, null);
      assert.ok(found.some(({ kept }) => Number(kept) > 0));
      for (const { month, compared } of found)
        if (compared !== null && compared !== undefined)
          assert.equal(
            compared,
            retentionIn(String(month), (other) => other !== agency && homeOf(other) === homeOf(agency)),
          );
      const before = await tiles.answer('retention', agency);
      for (const { month, compared } of before.rows) {
        const yearAgo = `${Number(String(month).slice(0, 4)) - 1}${String(month).slice(4)}`;
        assert.equal(
          compared,
          retentionIn(yearAgo, (other) => other === agency),
          `${month} of ${agency}`,
        );
      }
    }
  });

  it('count the renewals of the terms of each product, beside enough other agencies that had some', async () => {
    for (let agency = 1; agency <= 12; agency++) {
      const isOther = (other: number) => other !== agency && homeOf(other) === homeOf(agency);
      const summary = await tiles.answer('summary', agency);
      for (const [comparison, compared] of [
        ['state', expiredIn(lastYear).filter((term) => isOther(term.agency))],
        ['last_year', expiredIn(yearBefore(lastYear)).filter((term) => term.agency === agency)],
      ] as const) {
        const answer = await tiles.answer('retention_by_product', agency, { comparison });
        assert.deepEqual([answer.missing, answer.comparison?.suppressed], [null, comparison === 'state' && agency > 8]);
        const expired = expiredIn(lastYear).filter((term) => term.agency === agency);
        const expected = [...Map.groupBy(expired, ({ product }) => product)]
          .map(([product, terms]) => {
            const others = compared.filter((term) => term.product === product && flagOf(term).dueKnown === 1);
            const dueOfEach = [...Map.groupBy(others, (term) => term.agency).values()].map(({ length }) => length);
            const isShown =
              comparison === 'last_year' || (dueOfEach.length >= 5 && Math.max(...dueOfEach) <= others.length * 0.8);
            return {
              product: `P${product}`,
              name: `P${product}`,
              ...retentionOf(terms),
              compared: isShown ? retentionOf(others).retention : null,
            };
          })
          .sort((one, other) => other.due_premium - one.due_premium);
        assert.deepEqual(answer.rows, expected, `agency ${agency}, ${comparison}`);
        // Counts other terms than the header, but the same as the key numbers.
        const total = (key: string) => answer.rows.reduce((sum, row) => sum + Number(row[key]), 0);
        assert.deepEqual(
          [ratio(total('kept'), total('due')), ratio(total('kept_premium'), total('due_premium'))],
          [summary.rows[0]?.retention, summary.rows[0]?.premium_retention],
        );
      }
    }
  });

  it('withhold the retention of other agencies by product if too few had due terms', async () => {
    const august = { from: dayOf('2026-08-01'), to: dayOf('2026-08-31') };
    const others = expiredIn(august).filter(({ agency }) => agency !== 2 && homeOf(agency) === 'TX');
    const filters = { comparison: 'state', effective_date: '[2026-08-01,2026-08-31]' };
    const { rows } = await tiles.answer('retention_by_product', 2, filters);
    const found = rows.map(({ product, compared }) => ({
      agencies: new Set(others.filter((term) => `P${term.product}` === product).map(({ agency }) => agency)).size,
      isShown: compared !== null,
    }));
    assert.deepEqual(found, [
      { agencies: 3, isShown: false },
      { agencies: 5, isShown: true },
    ]);
    // All terms match, but such a filter reads policies instead of the totals by month.
    const ofPolicies = await tiles.answer('retention_by_product', 2, { ...filters, policy_premium: '[1,inf)' });
    assert.deepEqual(ofPolicies.rows, rows);
  });

  it('compare premiums of renewals with those before, beside the other agencies in the state', async () => {
    const rateOf = (terms: readonly TermRow[]) => {
      const premium = sumOf(terms, ({ cents }) => cents);
      const prior = sumOf(terms, (term) => flagOf(term).priorCents);
      return { premium, prior, rate: prior > 0 ? premium / prior - 1 : null };
    };
    const renewals = termRows.filter((row) => flagOf(row).priorCents > 0);
    for (const [comparison, compares] of [
      [
        'state',
        (term: TermRow) => term.agency !== 2 && homeOf(term.agency) === 'TX' && within(term.effective, lastYear),
      ],
      ['last_year', (term: TermRow) => term.agency === 2 && within(term.effective, yearBefore(lastYear))],
    ] as const) {
      const { rows: found } = await tiles.answer('rate_change', 2, { comparison });
      assert.equal(found.length, 3);
      for (const row of found) {
        const ofProduct = renewals.filter(({ product }) => product === Number(String(row.product).slice(1)));
        const own = rateOf(ofProduct.filter((term) => term.agency === 2 && within(term.effective, lastYear)));
        assert.deepEqual([row.premium, row.prior_premium, row.rate_change], [own.premium, own.prior, own.rate]);
        assert.equal(row.compared, rateOf(ofProduct.filter(compares)).rate, comparison);
      }
    }
  });

  it('explain the change of premium from the year before to the period, to the cent', async () => {
    for (let agency = 1; agency <= 12; agency++) {
      const { rows, premium } = await tiles.answer('premium_change', agency);
      const own = termRows.filter((row) => row.agency === agency);
      const writtenIn = (year: typeof lastYear) => own.filter((term) => within(term.effective, year));
      const premiumIn = (year: typeof lastYear) => sumOf(writtenIn(year), ({ cents }) => cents);
      const [row = {}, ...others] = rows;
      assert.deepEqual([row.from, row.to, others], ['2025-11-01', asOf, []]);
      const before = premiumIn(yearBefore(lastYear));
      const renewals = writtenIn(lastYear).filter((term) => flagOf(term).renewal === 1);
      const prior = sumOf(renewals, (term) => flagOf(term).priorCents);
      const renewed = sumOf(renewals, ({ cents }) => cents);
      const fresh = sumOf(
        writtenIn(lastYear).filter((term) => flagOf(term).sign === 1 && flagOf(term).renewal === 0),
        ({ cents }) => cents,
      );
      const total = premiumIn(lastYear);
      assert.deepEqual(
        [row.previous_premium, row.lost, row.repriced, row.new, row.other, row.premium, row.growth],
        [before, prior - before, renewed - prior, fresh, total - renewed - fresh, total, total / before - 1],
      );
      const steps = [row.previous_premium, row.lost, row.repriced, row.new, row.other].map(Number);
      assert.equal(
        steps.reduce((sum, step) => sum + step, 0),
        total,
      );
      assert.equal(row.premium, premium);
      assert.equal(row.compared, before / premiumIn(yearBefore(yearBefore(lastYear))) - 1);
    }
  });

  it('never show a negative loss, whatever the days', async () => {
    // Some renewals begin a day or two late, so that the term before them began outside of these weeks a year ago.
    for (let agency = 1; agency <= 12; agency++)
      for (const days of ['[2026-03-02,2026-03-04]', '[2026-05-11,2026-05-17]', '[2026-08-03,2026-08-03]']) {
        const { rows: found } = await tiles.answer('premium_change', agency, { effective_date: days });
        for (const row of found) {
          assert.ok(Number(row.lost) <= 0, `agency ${agency}, ${days}: lost ${row.lost}`);
          const steps = [row.previous_premium, row.lost, row.repriced, row.new, row.other].map(Number);
          assert.equal(
            steps.reduce((sum, step) => sum + step, 0),
            row.premium,
          );
        }
      }
  });

  it('omit a year without a previous year in the data, also if rows have transactions', async () => {
    const { set_id: before } = await tiles.answer('products', 1);
    await tiles.loadWithTransactions();
    await untilAfter(before);
    assert.equal((await tiles.answer('premium_change', 1)).rows.length, 1);
    const year = { effective_date: '[2023-08-01,2024-07-31]' };
    assert.deepEqual((await tiles.answer('premium_change', 1, year)).rows, []);
  });

  it('report that the data has no policy numbers', async () => {
    const { set_id: before } = await tiles.answer('products', 1);
    await tiles.loadWithoutNumbers();
    await untilAfter(before);
    for (const tile of ['retention', 'retention_by_product', 'rate_change', 'premium_change'] as const) {
      const { missing, rows: found, policies } = await tiles.answer(tile, 1);
      assert.equal(missing, 'policy_numbers');
      assert.deepEqual(found, []);
      assert.ok(policies > 0);
    }
    const summary = await tiles.answer('summary', 1);
    assert.equal(summary.missing, null);
    assert.equal(summary.rows[0]?.retention, null);
    assert.ok(Number(summary.rows[0]?.premium) > 0);
  });
});
