import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { cellsOf, flagsOf, type OracleRow } from '../data/set/termLinks.test-support.ts';
import { createTestRecords, type TestRecords } from '../result-sets/testRecords.test-support.ts';
import { until } from '../testing/until.test-support.ts';
import { onBehalfOf } from '../turns/whoAsks.ts';
import { allOf, arithmetic, call, cast, column, compare, not, value } from './expressions.ts';
import type { Expression, Query } from './Query.ts';
import type { Statement } from './SqlDialect.ts';
import type { DriverResult, WarehouseDriver } from './WarehouseDriver.ts';
import { writeSql } from './writeSql.ts';

/** A driver on a set with the given records, and a statement that takes it minutes. */
export interface DriverUnderTest {
  driver: WarehouseDriver;
  slow: Statement;
  /** The engine has no texts with a NUL character, which no request may carry anyway. Default: it has. */
  refusesNul?: boolean;
  close(): Promise<void>;
}

const records: TestRecords = createTestRecords(11, 300);
/** Any number that differs between states. */
const stateNumber = (state: string) => state.charCodeAt(0) * 256 + state.charCodeAt(1);
const hostileTexts = [
  '',
  "'",
  '"; DROP TABLE policy; --',
  '$1',
  '?',
  '%',
  '^',
  '\\',
  '\n\t',
  '保険',
  '🏢',
  'a'.repeat(20_000),
  '{}[]',
  ':name',
];

/** Requirements of every engine behind the port. A new driver calls this with itself. */
export function warehouseConformance(name: string, open: (records: TestRecords) => Promise<DriverUnderTest>): void {
  describe(`${name} as a warehouse engine`, () => {
    let tested: DriverUnderTest;
    before(async () => {
      tested = await open(records);
    });
    after(() => tested.close());

    const run = (query: Query, signal?: AbortSignal): Promise<DriverResult> =>
      tested.driver.run(writeSql(query, tested.driver.dialect), signal ? { signal } : {});
    /** The value of an expression in the set's single row of description. */
    const evaluate = async (expression: Expression): Promise<unknown> =>
      (await run({ select: [{ name: 'answer', expression }], from: 'set_info' })).columns[0]?.values[0];

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

    for (const text of hostileTexts) {
      it(`takes ${JSON.stringify(text.slice(0, 24))} as a value and nothing else [PLAT-15]`, async () => {
        assert.equal(await evaluate(cast(value('text', text), 'text')), text);
        assert.equal(await evaluate(compare(value('text', text), '=', value('text', text))), 1);
      });
    }

    it('takes a text with a NUL character as a value, or refuses it and goes on working [PLAT-15]', async () => {
      const taken = evaluate(cast(value('text', 'a\0b'), 'text'));
      if (tested.refusesNul) await assert.rejects(taken, /0x00/);
      else assert.equal(await taken, 'a\0b');
      assert.equal(await evaluate(compare(value('text', 'a'), '=', value('text', 'ab'))), 0);
    });

    it('keeps every type of value as it is', async () => {
      assert.equal(await evaluate(cast(value('integer', -2_147_483_648), 'integer')), -2_147_483_648);
      assert.equal(await evaluate(cast(value('bigint', Number.MAX_SAFE_INTEGER), 'bigint')), Number.MAX_SAFE_INTEGER);
      assert.equal(await evaluate(cast(value('double', 0.1), 'double')), 0.1);
      // The first and the last day that a policy may have.
      for (const day of ['1900-01-01', '2024-02-29', '2199-12-31'])
        assert.equal(await evaluate(call('dateText', cast(value('date', day), 'date'))), day);
    });

    it('compares with days that no policy can have [PLAT-11]', async () => {
      const count = async (operator: '<' | '>=', day: string) =>
        (
          await run({
            select: [{ name: 'n', expression: cast(call('count'), 'integer') }],
            from: 'policy',
            where: compare(column('effective'), operator, value('date', day)),
          })
        ).columns[0]?.values[0];
      const all = records.policies.length;
      for (const day of ['0001-01-01', '1899-12-31'])
        assert.deepEqual([await count('>=', day), await count('<', day)], [all, 0]);
      assert.deepEqual([await count('>=', '9999-12-31'), await count('<', '9999-12-31')], [0, all]);
    });

    it('knows the functions of the port', async () => {
      const ten = value('double', 1_000);
      assert.equal(await evaluate(cast(call('log10', cast(ten, 'double')), 'double')), 3);
      assert.equal(await evaluate(cast(call('power', value('double', 10), value('double', 3)), 'double')), 1_000);
      assert.equal(await evaluate(cast(call('floor', value('double', 2.9)), 'integer')), 2);
      assert.equal(await evaluate(cast(call('greatest', value('bigint', 5), value('bigint', 7)), 'bigint')), 7);
      assert.match(
        String(await evaluate(call('timestampText', column('loaded_at')))),
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      );
    });

    it('finds a list of ids of any length', async () => {
      for (const ids of [[], [3], [1, 2, 5, 39, 40_000], Array.from({ length: 5_000 }, (_, i) => i + 1)]) {
        const { rowCount } = await run({
          select: [{ name: 'agency_id', expression: column('agency_id') }],
          from: 'agency',
          where: { kind: 'inIds', operand: column('agency_id'), ids: Int32Array.from(ids) },
        });
        assert.equal(rowCount, records.agencies.filter(({ id }) => ids.includes(id)).length);
      }
    });

    it('finds 100,000 ids, and a value of a megabyte [PLAT-11]', async () => {
      const ids = Int32Array.from({ length: 100_000 }, (_, i) => 20 * (i + 1));
      const { rowCount } = await run({
        select: [{ name: 'agency_id', expression: column('agency_id') }],
        from: 'agency',
        where: { kind: 'inIds', operand: column('agency_id'), ids },
      });
      assert.equal(rowCount, records.agencies.filter(({ id }) => id % 20 === 0).length);
      const text = '€'.repeat(400_000);
      assert.equal(await evaluate(cast(value('text', text), 'text')), text);
    });

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

    it('stops at once when the caller goes away, and goes on working [API-GW-9]', { timeout: 20_000 }, async () => {
      const controller = new AbortController();
      const reason = new Error('the caller went away');
      const running = tested.driver.run(tested.slow, { signal: controller.signal });
      setTimeout(() => controller.abort(reason), 50);
      await assert.rejects(running, (error) => error === reason);
      assert.equal(await evaluate(cast(value('integer', 1), 'integer')), 1);
    });

    it('does not begin for a caller who is gone already [API-GW-9]', async () => {
      await assert.rejects(tested.driver.run(tested.slow, { signal: AbortSignal.abort(new Error('gone')) }), /gone/);
    });

    it('lets callers wait when all connections are busy, and those who give up leave', async () => {
      const many = Array.from({ length: 40 }, (_, i) => evaluate(cast(value('integer', i), 'integer')));
      const impatient = run(
        { select: [{ name: 'n', expression: call('count') }], from: 'policy' },
        AbortSignal.timeout(0),
      );
      await Promise.allSettled([impatient]);
      assert.deepEqual(
        await Promise.all(many),
        Array.from({ length: 40 }, (_, i) => i),
      );
    });

    it('leaves other callers a connection, however many long questions one has [PLAT-15]', async () => {
      // A connection is opened with its first statement, which may fail on a busy machine: each has one before the long questions.
      const evaluateOne = () => evaluate(cast(value('integer', 1), 'integer'));
      await until(
        'both connections are open',
        () => Promise.allSettled([evaluateOne(), evaluateOne()]),
        (opened) => opened.every(({ status }) => status === 'fulfilled'),
      );
      const leaving = new AbortController();
      let ended = 0;
      const greedy = [0, 1, 2].map(() =>
        onBehalfOf('greedy', () => tested.driver.run(tested.slow, { signal: leaving.signal })).finally(
          () => (ended += 1),
        ),
      );
      try {
        assert.equal(await onBehalfOf('other', evaluateOne), 1);
        assert.equal(ended, 0, 'The other caller got a response after long questions had ended.');
      } finally {
        leaving.abort(new Error('no longer asked'));
        await Promise.allSettled(greedy);
      }
    });

    it('stops what is under way when it is closed, and refuses the rest', { timeout: 20_000 }, async () => {
      const other = await open(records);
      const running = [0, 1, 2, 3].map(() => other.driver.run(other.slow));
      await new Promise((resolve) => setTimeout(resolve, 60));
      const closed = other.close();
      for (const { status } of await Promise.allSettled(running)) assert.equal(status, 'rejected');
      await closed;
      await assert.rejects(other.driver.run(other.slow), /closed/);
    });

    it('rejects what it cannot run, and goes on working', async () => {
      await assert.rejects(run({ select: [{ name: 'x', expression: column('x') }], from: 'no_such_table' }));
      assert.equal(await evaluate(cast(value('integer', 1), 'integer')), 1);
    });

    it('cannot be written to [PLAT-15]', async () => {
      await assert.rejects(tested.driver.run({ sql: 'DELETE FROM policy', parameters: [] }));
      await assert.rejects(tested.driver.run({ sql: 'CREATE TABLE mine (n INTEGER)', parameters: [] }));
    });
  });
}
