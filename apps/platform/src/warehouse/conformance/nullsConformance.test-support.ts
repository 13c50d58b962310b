import assert from 'node:assert/strict';
import { it } from 'node:test';
import { allOf, arithmetic, call, cast, column, compare, not, value } from '../expressions.ts';
import type { EngineUnderTest } from './EngineUnderTest.test-support.ts';

/** Nulls, empty results and the order of texts. */
export function nullsConformance({ records, run }: EngineUnderTest): void {
  it('has no sum, minimum or maximum of nothing, and a count of 0 [PLAT-11]', async () => {
    const premium = column('premium_cents');
    const table = await run({
      select: [
        { name: 'sum', expression: cast(call('sum', premium), 'double') },
        { name: 'min', expression: call('min', premium) },
        { name: 'max', expression: call('dateText', call('max', column('effective'))) },
        { name: 'count', expression: cast(call('count'), 'integer') },
      ],
      from: 'policy',
      where: compare(column('agency_id'), '<', value('integer', 0)),
    });
    const [sum, min, max, count] = table.columns;
    assert.ok(sum?.type === 'float64' && min?.type === 'float64' && max?.type === 'utf8');
    assert.deepEqual([sum.valid?.[0], min.valid?.[0], max.values[0], count?.values[0]], [0, 0, null, 0]);
  });

  it('compares nothing with null, and leaves it out on both sides [PLAT-11]', async () => {
    const count = async (operator: '<' | '>=') =>
      (
        await run({
          select: [{ name: 'n', expression: cast(call('count'), 'integer') }],
          from: 'policy',
          where: compare(column('naics'), operator, value('integer', 500_000)),
        })
      ).columns[0]?.values[0];
    const known = records.policies.flatMap(({ naics }) => naics ?? []);
    assert.ok(known.length < records.policies.length);
    assert.equal(await count('<'), known.filter((naics) => naics < 500_000).length);
    assert.equal(await count('>='), known.filter((naics) => naics >= 500_000).length);
  });

  it('orders texts by code point, and puts null last in both directions [PLAT-11]', async () => {
    const listed = async (from: string, name: string, direction: 'asc' | 'desc') => {
      const select = [{ name, expression: column(name) }];
      return (await run({ select, from, distinct: true, orderBy: [{ name, direction }] })).columns[0];
    };
    const names = [...new Set(records.agencies.map(({ name }) => name))];
    const expected = names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    assert.deepEqual((await listed('agency', 'agency_name', 'asc'))?.values, expected);
    for (const direction of ['asc', 'desc'] as const) {
      const numbers = await listed('policy', 'naics', direction);
      assert.ok(numbers?.type === 'int32');
      assert.equal(numbers.valid?.indexOf(0), numbers.values.length - 1);
    }
  });

  it('adds up beyond 64 bits without an error of sign [PLAT-11]', async () => {
    const large = arithmetic(column('agency_id'), '*', value('bigint', Number.MAX_SAFE_INTEGER));
    const table = await run({
      select: [{ name: 'sum', expression: cast(call('sum', large), 'double') }],
      from: 'policy',
    });
    const expected = records.policies.reduce((sum, { agencyId }) => sum + BigInt(agencyId), 0n);
    const sum = Number(table.columns[0]?.values[0]);
    assert.ok(expected * BigInt(Number.MAX_SAFE_INTEGER) > 2n ** 63n, 'the sum is larger than the port needs');
    assert.ok(Math.abs(sum / (Number(expected) * Number.MAX_SAFE_INTEGER) - 1) < 1e-12);
  });

  it('tells null from zero', async () => {
    const naics = column('naics');
    const table = await run({ select: [{ name: 'naics', expression: naics }], from: 'policy', distinct: true });
    const [numbers] = table.columns;
    assert.ok(numbers?.type === 'int32' && numbers.valid);
    assert.equal(numbers.valid.filter((flag) => flag === 0).length, 1);
    const known = await run({
      select: [{ name: 'naics', expression: naics }],
      from: 'policy',
      distinct: true,
      where: not({ kind: 'isNull', operand: naics }),
    });
    assert.equal(known.rowCount, table.rowCount - 1);
  });

  it('answers nothing where nothing fits, with the columns all the same', async () => {
    const table = await run({
      select: [
        { name: 'agency_name', expression: column('agency_name') },
        { name: 'accounts', expression: column('accounts') },
      ],
      from: 'agency',
      where: allOf([compare(column('agency_id'), '<', value('integer', 0))]),
    });
    assert.equal(table.rowCount, 0);
    assert.deepEqual(
      table.columns.map((c) => [c.name, c.type, c.values.length]),
      [
        ['agency_name', 'utf8', 0],
        ['accounts', 'int32', 0],
      ],
    );
  });
}
