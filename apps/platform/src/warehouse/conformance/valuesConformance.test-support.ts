import assert from 'node:assert/strict';
import { it } from 'node:test';
import { call, cast, column, compare, value } from '../expressions.ts';
import type { EngineUnderTest } from './EngineUnderTest.test-support.ts';

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

/** Values of every type, whatever they contain, and the functions of the port. */
export function valuesConformance({ evaluate, records, run, tested }: EngineUnderTest): void {
  for (const text of hostileTexts) {
    it(`takes ${JSON.stringify(text.slice(0, 24))} as a value and nothing else [PLAT-15]`, async () => {
      assert.equal(await evaluate(cast(value('text', text), 'text')), text);
      assert.equal(await evaluate(compare(value('text', text), '=', value('text', text))), 1);
    });
  }

  it('takes a text with a NUL character as a value, or refuses it and goes on working [PLAT-15]', async () => {
    const taken = evaluate(cast(value('text', 'a\0b'), 'text'));
    if (tested().refusesNul) await assert.rejects(taken, /0x00/);
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
    assert.equal(await evaluate(cast(call('floor', value('double', -2.1)), 'integer')), -3);
    assert.equal(await evaluate(cast(call('greatest', value('bigint', 5), value('bigint', 7)), 'bigint')), 7);
    assert.match(
      String(await evaluate(call('timestampText', column('loaded_at')))),
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    );
  });

  it('keeps negative numbers as they are in every cast between types [PLAT-11]', async () => {
    assert.equal(await evaluate(cast(value('double', -3), 'integer')), -3);
    assert.equal(await evaluate(cast(value('bigint', -3), 'integer')), -3);
    assert.equal(await evaluate(cast(value('integer', -3), 'bigint')), -3);
    assert.equal(await evaluate(cast(value('bigint', -Number.MAX_SAFE_INTEGER), 'double')), -Number.MAX_SAFE_INTEGER);
    assert.equal(await evaluate(cast(call('floor', value('double', -0.5)), 'integer')), -1);
  });

  it('gives what the port says for a division by 0 and for a cast of a fraction, neither of which it writes [PLAT-11]', async () => {
    const { driver, oneByZero, castOfFraction } = tested();
    const { typeName } = driver.dialect;
    const answer = async (sql: string) =>
      (await driver.run({ sql: `SELECT ${sql} AS answer`, parameters: [] })).columns[0]?.values[0];
    const divided = answer(`CAST(1 AS ${typeName('double')}) / CAST(0 AS ${typeName('double')})`);
    if (oneByZero === 'error') await assert.rejects(divided);
    else assert.equal(await divided, oneByZero);
    assert.equal(await answer(`CAST(CAST(-2.7 AS ${typeName('double')}) AS ${typeName('integer')})`), castOfFraction);
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
}
