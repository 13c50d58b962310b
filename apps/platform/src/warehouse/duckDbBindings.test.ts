import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import fc from 'fast-check';
import { duckDbBindings } from './duckDbBindings.ts';
import { duckDbDialect } from './duckDbDialect.ts';
import { call, cast, column, compare, not, value } from './expressions.ts';
import type { Expression } from './Query.ts';
import type { Statement } from './SqlDialect.ts';
import { writeSql } from './writeSql.ts';

/** Every width that a column of a set has, with the numbers at the edges of each. */
const columns = { tiny: [0, 255], small: [-32_768, 32_767], whole: [-2_147_483_648, 2_147_483_647] } as const;
const edges = [0, 1, 127, 128, 255, 256, 32_767, 32_768, 65_535, 65_536, 999_999, 900_000_000, 2_147_483_647];
const rows = [...new Set(edges.flatMap((edge) => [edge, -edge, edge - 1, -edge - 1]))];
const operators = ['=', '<', '<=', '>', '>='] as const;
type Operator = (typeof operators)[number];
const holds: Readonly<Record<Operator, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

describe('numbers that are compared with a column', () => {
  let instance: DuckDBInstance;
  let connection: DuckDBConnection;
  before(async () => {
    instance = await DuckDBInstance.create();
    connection = await instance.connect();
    for (const [name, [min, max], type] of [
      ['tiny', columns.tiny, 'UTINYINT'],
      ['small', columns.small, 'SMALLINT'],
      ['whole', columns.whole, 'INTEGER'],
    ] as const) {
      const values = rows.filter((row) => row >= min && row <= max).map((row) => `(${row})`);
      await connection.run(`CREATE TABLE t_${name} AS SELECT n::${type} AS n FROM (VALUES ${values.join(', ')}) v(n)`);
    }
  });
  after(() => {
    connection.closeSync();
    instance.closeSync();
  });

  async function count({ sql, parameters }: Statement): Promise<number> {
    const { values, types } = duckDbBindings(parameters);
    const [[n] = []] = (await connection.runAndReadAll(sql, values, types)).getRows();
    return Number(n);
  }
  const statementOf = (from: string, where: Expression): Statement =>
    writeSql({ select: [{ name: 'n', expression: cast(call('count'), 'integer') }], from, where }, duckDbDialect);
  /** The same statement with every number bound as the type that it was written with. */
  const plainly = ({ sql, parameters }: Statement): Statement => ({
    sql,
    parameters: parameters.map((p) => (p.type === 'ids' ? p : { type: p.type, value: p.value })),
  });
  const name = fc.constantFrom('tiny' as const, 'small' as const, 'whole' as const);
  const number = fc.oneof(
    fc.constantFrom(...rows),
    fc.integer({ min: -300, max: 300 }),
    fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
  );
  const rowsOf = (of: keyof typeof columns) => rows.filter((row) => row >= columns[of][0] && row <= columns[of][1]);

  it('find the same rows in any width, also if the column cannot hold them', async () => {
    await fc.assert(
      fc.asyncProperty(name, fc.constantFrom(...operators), number, async (of, operator, n) => {
        const statement = statementOf(`t_${of}`, compare(column('n'), operator, value('integer', n)));
        const found = await count(statement);
        assert.equal(found, await count(plainly(statement)));
        assert.equal(found, rowsOf(of).filter((row) => holds[operator](row, n)).length);
      }),
      { numRuns: 300 },
    );
  });

  it('find the same rows in lists of mixed widths', async () => {
    await fc.assert(
      fc.asyncProperty(name, fc.array(number, { minLength: 1, maxLength: 6 }), async (of, numbers) => {
        const values = numbers.map((n) => value('integer', n));
        const statement = statementOf(`t_${of}`, { kind: 'in', operand: column('n'), values });
        const found = await count(statement);
        assert.equal(found, await count(plainly(statement)));
        assert.equal(found, rowsOf(of).filter((row) => numbers.includes(row)).length);
      }),
      { numRuns: 150 },
    );
  });

  it('find the rows of a list of ids, also for ids beyond the largest one, and for an empty list', async () => {
    const last = 40;
    await connection.run(`CREATE TABLE t_id AS SELECT n::INTEGER AS n FROM range(${last + 1}) r(n)`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2 * last)), async (ids) => {
        const among: Expression = { kind: 'inIds', operand: column('n'), ids: Int32Array.from(ids) };
        const found = new Set(ids.filter((id) => id <= last)).size;
        assert.equal(await count(statementOf('t_id', among)), found);
        assert.equal(await count(statementOf('t_id', not(among))), last + 1 - found);
      }),
      { numRuns: 150 },
    );
  });

  it('find the correct rows beyond 32 bits, and are refused if they are declared as 32 bits', async () => {
    for (const n of [2_147_483_648, 4_294_967_296, 4_294_967_301, -2_147_483_649, Number.MAX_SAFE_INTEGER]) {
      for (const operator of operators) {
        const found = await count(statementOf('t_whole', compare(column('n'), operator, value('bigint', n))));
        assert.equal(found, rowsOf('whole').filter((row) => holds[operator](row, n)).length, `${operator} ${n}`);
        await assert.rejects(
          count(statementOf('t_whole', compare(column('n'), operator, value('integer', n)))),
          /out of int32 range/,
        );
      }
    }
  });
});
