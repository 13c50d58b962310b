import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cellsOf, flagsOf, type OracleRow } from '../../data/set/termLinks.test-support.ts';
import { createTestRecords } from '../../result-sets/testRecords.test-support.ts';
import { itAtNight } from '../../testing/checksAll.test-support.ts';
import { arithmetic, call, cast, column, compare, value } from '../expressions.ts';
import type { Expression } from '../Query.ts';
import { writeSql } from '../writeSql.ts';
import type { EngineUnderTest } from './EngineUnderTest.test-support.ts';

/** Any number that differs between states. */
const stateNumber = (state: string) => state.charCodeAt(0) * 256 + state.charCodeAt(1);

/** Sums, counts and their order. */
export function sumsConformance({ open, records, run }: EngineUnderTest): void {
  it('sums by several lists of columns in one pass, with null for the columns of the others', async () => {
    const table = await run({
      select: [
        { name: 'state', expression: cast(column('state_id'), 'integer') },
        { name: 'line', expression: cast(column('line'), 'integer') },
        { name: 'premium', expression: cast(call('sum', column('premium_cents')), 'double') },
      ],
      from: 'policy',
      where: compare(column('premium_cents'), '>', value('integer', 0)),
      groupingSets: [['state', 'line'], ['line'], []],
    });
    const [states, lines, premiums] = table.columns;
    assert.ok(states?.type === 'int32' && lines?.type === 'int32');
    const sums = { stateAndLine: 0, line: 0, all: 0 };
    for (let row = 0; row < table.rowCount; row++) {
      const [hasState, hasLine] = [states.valid?.[row] !== 0, lines.valid?.[row] !== 0];
      assert.ok(hasLine || !hasState);
      sums[hasState ? 'stateAndLine' : hasLine ? 'line' : 'all'] += Number(premiums?.values[row]);
    }
    const premium = records.policies.reduce((sum, { premiumCents }) => sum + Math.max(0, premiumCents), 0);
    assert.deepEqual(sums, { stateAndLine: premium, line: premium, all: premium });
  });

  it('sums and counts by id, in the order that is asked for [PLAT-3]', async () => {
    const table = await run({
      select: [
        { name: 'agency_id', expression: column('agency_id') },
        { name: 'policies', expression: cast(call('count'), 'integer') },
        { name: 'premium', expression: cast(call('sum', column('premium_cents')), 'double') },
      ],
      from: 'policy',
      where: compare(column('premium_cents'), '>', value('bigint', 5_000)),
      groupBy: ['agency_id'],
      orderBy: [
        { name: 'premium', direction: 'desc' },
        { name: 'agency_id', direction: 'asc' },
      ],
    });
    const sums = new Map<number, { policies: number; premium: number }>();
    for (const { agencyId, premiumCents } of records.policies.filter((p) => p.premiumCents > 5_000)) {
      const { policies, premium } = sums.get(agencyId) ?? { policies: 0, premium: 0 };
      sums.set(agencyId, { policies: policies + 1, premium: premium + premiumCents });
    }
    const expected = [...sums].sort(([a, x], [b, y]) => y.premium - x.premium || a - b);
    assert.deepEqual(
      table.columns.map((c) => [c.name, c.type]),
      [
        ['agency_id', 'int32'],
        ['policies', 'int32'],
        ['premium', 'float64'],
      ],
    );
    assert.deepEqual(
      [...(table.columns[0]?.values ?? [])],
      expected.map(([id]) => id),
    );
    assert.deepEqual(
      [...(table.columns[1]?.values ?? [])],
      expected.map(([, { policies }]) => policies),
    );
    assert.deepEqual(
      [...(table.columns[2]?.values ?? [])],
      expected.map(([, { premium }]) => premium),
    );
    assert.ok(table.engineMs >= 0);
  });

  it('adds up exactly to the largest whole number of a float, in a hundred columns [PLAT-11]', async () => {
    const sum = records.policies.reduce((total, { agencyId }) => total + agencyId, 0);
    const largest = Math.floor(Number.MAX_SAFE_INTEGER / sum);
    const factors = Array.from({ length: 100 }, (_, index) => largest - index);
    const select = factors.map((factor, index) => ({
      name: `sum_${index}`,
      expression: cast(call('sum', arithmetic(column('agency_id'), '*', value('bigint', factor))), 'double'),
    }));
    const { columns } = await run({ select, from: 'policy' });
    assert.deepEqual(
      columns.map(({ values }) => values[0]),
      factors.map((factor) => factor * sum),
    );
  });

  itAtNight('sums in 40,000 groups with a hundred columns [PLAT-11]', async () => {
    const many = createTestRecords(12, 40_000);
    const { driver, close } = await open(many);
    try {
      const factors = Array.from({ length: 100 }, (_, index) => index + 1);
      const sums = factors.map((factor) => ({
        name: `sum_${factor}`,
        expression: cast(call('sum', arithmetic(column('premium_cents'), '*', value('bigint', factor))), 'double'),
      }));
      const { columns, rowCount } = await driver.run(
        writeSql(
          {
            select: [{ name: 'policy_code', expression: column('policy_code') }, ...sums],
            from: 'policy',
            groupBy: ['policy_code'],
          },
          driver.dialect,
        ),
      );
      assert.equal(rowCount, many.policies.length);
      const [codes, ...found] = columns;
      const cents = new Map(many.policies.map(({ code, premiumCents }) => [code, premiumCents]));
      const expected = (codes?.values as string[]).map((code) => cents.get(code) ?? NaN);
      for (const [index, { values }] of found.entries())
        assert.deepEqual(
          [...values],
          expected.map((premium) => premium * (index + 1)),
        );
      assert.equal(found.length, factors.length);
    } finally {
      await close();
    }
  });

  it('sums the flags of terms with a plain condition, alike over the policies and over the months [PLAT-3]', async () => {
    const day = (text: string) => Date.parse(text) / 86_400_000;
    const rows = records.policies.map((p): OracleRow => {
      const dates = { effective: day(p.effective), expiration: day(p.effective) + 365 };
      const names = { agency: p.agencyId, carrier: p.carrierId, product: p.productId, state: stateNumber(p.state) };
      const { code: id, number, premiumCents: cents } = p;
      return { id, number, transaction: '', cents, incurredCents: null, ...names, ...dates };
    });
    const cells = [...cellsOf(rows, flagsOf(rows, day('2026-10-31'))).values()];
    const expected = (['terms', 'cancelled', 'due', 'due_cents', 'kept', 'prior_cents'] as const).map((name) =>
      cells.reduce((sum, cell) => sum + cell[name], 0),
    );
    const sumOf = (name: string) => cast(call('sum', column(name)), 'double');
    const over = async (from: string, expression: Expression, where?: Expression, isOfFewAgencies = false) =>
      (await run({ select: [{ name: 'n', expression }], from, isOfFewAgencies, ...(where ? { where } : {}) }))
        .columns[0]?.values[0];
    const is = (name: string, flag: number) => compare(column(name), '=', value('integer', flag));
    const count = cast(call('count'), 'double');
    assert.ok(
      expected.every((sum) => sum > 0),
      String(expected),
    );
    assert.deepEqual(
      [
        await over('policy', count, is('sign', 1)),
        await over('policy', count, is('sign', -1)),
        await over('policy', count, is('due_known', 1)),
        await over('policy', sumOf('premium_cents'), is('due_known', 1)),
        await over('policy', sumOf('renewed'), is('due_known', 1)),
        await over('policy', sumOf('prior_cents')),
      ],
      expected,
    );
    for (const [index, name] of ['terms', 'cancelled', 'due', 'due_cents', 'kept', 'prior_cents'].entries())
      for (const isOfFewAgencies of [false, true])
        assert.equal(await over('agency_month', sumOf(name), undefined, isOfFewAgencies), expected[index], name);
  });
}
