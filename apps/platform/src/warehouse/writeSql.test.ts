import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { duckDbDialect } from './duckDbDialect.ts';
import { allOf, anyOf, arithmetic, call, column, compare, not, value } from './expressions.ts';
import { postgresDialect } from './postgres/postgresDialect.ts';
import type { Expression, Query } from './Query.ts';
import { writeSql } from './writeSql.ts';

function queryWith(texts: readonly string[]): Query {
  return {
    select: [{ name: 'n', expression: call('count') }],
    from: 'agency',
    where: anyOf(texts.map((text) => compare(column('agency_name'), '=', value('text', text)))),
  };
}

describe('SQL from the query', () => {
  it('never contains a value, whatever it is [PLAT-15]', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 5 }), (texts) => {
        const { sql, parameters } = writeSql(queryWith(texts), duckDbDialect);
        assert.equal(
          sql,
          writeSql(queryWith(texts.map(() => 'x')), duckDbDialect).sql,
          'the text depends on the shape alone',
        );
        assert.deepEqual(
          parameters.map((p) => p.value),
          texts,
        );
      }),
    );
  });

  it('refuses names that the product does not use [PLAT-15]', () => {
    for (const name of ['Agency', 'a b', 'a"b', '', '1a', 'a;b', 'a.b']) {
      assert.throws(
        () => writeSql({ select: [{ name: 'n', expression: call('count') }], from: name }, duckDbDialect),
        TypeError,
      );
      assert.throws(
        () => writeSql({ select: [{ name: 'n', expression: column(name) }], from: 'agency' }, duckDbDialect),
        TypeError,
      );
    }
  });

  it('refuses a divisor that may be 0, which engines treat differently [PLAT-11]', () => {
    const divide = (divisor: Expression) => {
      const expression = arithmetic(column('premium_cents'), '/', divisor);
      return writeSql({ select: [{ name: 'n', expression }], from: 'policy' }, duckDbDialect).sql;
    };
    const ten = value('double', 10);
    for (const divisor of [
      value('double', 0),
      value('double', -0),
      column('naics'),
      call('power', column('naics'), ten),
    ])
      assert.throws(() => divide(divisor), /divide by 0/);
    assert.match(divide(value('double', 100)), /"premium_cents" \/ \$1/);
    assert.match(divide(call('power', ten, column('naics'))), /"premium_cents" \/ power\(\$1, "naics"\)/);
  });

  it('groups and sorts by selected columns only', () => {
    assert.throws(
      () =>
        writeSql(
          { select: [{ name: 'n', expression: call('count') }], from: 'agency', groupBy: ['state'] },
          duckDbDialect,
        ),
      /not selected/,
    );
  });

  it('writes each clause in its position, with placeholders in the order of the text', () => {
    const { sql, parameters } = writeSql(
      {
        select: [
          { name: 'state_id', expression: column('state_id') },
          { name: 'n', expression: call('count') },
        ],
        from: 'policy',
        where: allOf([
          not({ kind: 'isNull', operand: column('naics') }),
          { kind: 'in', operand: column('carrier_id'), values: [value('integer', 4), value('integer', 9)] },
          { kind: 'inIds', operand: column('agency_id'), ids: Int32Array.of(7) },
        ]),
        groupBy: ['state_id'],
        orderBy: [{ name: 'n', direction: 'desc' }],
        limit: 3,
      },
      duckDbDialect,
    );
    assert.equal(
      sql,
      'SELECT "state_id" AS "state_id", count(*) AS "n" FROM "policy" WHERE ((NOT ("naics" IS NULL)) AND ("carrier_id" IN ($1, $2)) ' +
        'AND (get_bit($3, least("agency_id", CAST(bit_length($3) - 1 AS INTEGER))) = 1)) GROUP BY 1 ORDER BY 2 DESC NULLS LAST LIMIT 3',
    );
    assert.deepEqual(
      parameters.map((p) => p.type),
      ['integer', 'integer', 'ids'],
    );
  });

  it('writes several groupings as grouping sets in one pass', () => {
    const select = ['state_id', 'line', 'product_id'].map((name) => ({ name, expression: column(name) }));
    const query = { select, from: 'policy', groupingSets: [['line', 'state_id'], ['product_id'], []] };
    assert.match(writeSql(query, duckDbDialect).sql, / GROUP BY GROUPING SETS \(\(2, 1\), \(3\), \(\)\)$/);
    assert.throws(() => writeSql({ ...query, groupingSets: [['naics']] }, duckDbDialect), /not selected/);
  });

  it('reads the copy sorted by agency for few agencies, if the engine has one', () => {
    const query = { select: [{ name: 'n', expression: call('count') }], from: 'agency_month', isOfFewAgencies: true };
    assert.match(writeSql(query, duckDbDialect).sql, / FROM "agency_month_by_agency"$/);
    assert.match(writeSql({ ...query, from: 'policy' }, duckDbDialect).sql, / FROM "policy"$/);
    assert.match(writeSql({ ...query, isOfFewAgencies: false }, duckDbDialect).sql, / FROM "agency_month"$/);
    assert.match(writeSql(query, postgresDialect).sql, / FROM "agency_month"$/);
  });

  it('simplifies constant conditions', () => {
    const some = compare(column('n'), '=', value('integer', 1));
    assert.deepEqual(allOf([undefined, anyOf([some, not(anyOf([]))])]), { kind: 'constant', value: true });
    assert.deepEqual(allOf([some, anyOf([])]), { kind: 'constant', value: false });
    assert.equal(allOf([some]), some);
  });
});
