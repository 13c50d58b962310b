import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { postgresControls } from '../../data/publish/postgresTables.ts';
import { setLayout } from '../../data/set/CurrentSet.ts';
import { postgresDialect } from '../postgres/postgresDialect.ts';
import type { Warehouse } from '../Warehouse.ts';
import type { DriverResult } from '../WarehouseDriver.ts';
import { openServerWarehouse } from './openServerWarehouse.ts';

function resultOf(row: Readonly<Record<string, string | number>> | null, ...names: string[]): DriverResult {
  const columns = [...names, ...Object.keys(row ?? {})].map((name) => {
    const value = row?.[name];
    return typeof value === 'number'
      ? { name, type: 'int32' as const, values: Int32Array.of(value) }
      : { name, type: 'utf8' as const, values: value === undefined ? [] : [value] };
  });
  return { columns, rowCount: row === null ? 0 : 1, engineMs: 0 };
}

describe('the check of a set on a server', () => {
  let warehouse: Warehouse;
  /** What the server says about the policies now; an error if it cannot say. */
  let found: string | Error;
  let failures: unknown[];

  function answer(sql: string): DriverResult {
    if (sql === 'the set in use') return resultOf({ set_id: 'set-1', place: 'set_1', layout: setLayout });
    if (sql === 'the published totals') return resultOf({ part: '1/24322', totals: '10/20/30' });
    if (sql === 'the published months')
      return {
        ...resultOf(null, 'table_name', 'totals', 'mark'),
        columns: [
          ...resultOf(null, 'table_name', 'totals', 'mark').columns,
          { name: 'eff_month', type: 'int32', values: new Int32Array() },
        ],
      };
    if (sql === 'the tables of marks') return resultOf(null, 'name');
    if (found instanceof Error) throw found;
    return resultOf({ line: '1', eff_month: '24322', counted: '10', one: '20', other: found });
  }

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    found = '30';
    failures = [];
    warehouse = openServerWarehouse(
      {
        openDriver: () => ({
          dialect: postgresDialect,
          run: ({ sql }) => new Promise((resolve) => resolve(answer(sql))),
          close: () => Promise.resolve(),
        }),
        registry: 'registry',
        currentSetSql: 'the set in use',
        isNothingThere: () => false,
        totalsSql: 'the published totals',
        monthsSql: 'the published months',
        markTablesSql: 'the tables of marks',
        marksSql: (table) => `the marks of ${table}`,
        marksOfShardsSql: (marks) => `the marks in ${marks}`,
        controls: postgresControls,
      },
      { timeoutMs: 1_000, connections: 1, onCheckFailure: (error) => failures.push(error) },
    );
  });
  afterEach(async () => {
    await warehouse.close();
    mock.timers.reset();
  });

  const use = () => warehouse.withSet(() => Promise.resolve('in use'));
  async function pass(ms: number): Promise<void> {
    mock.timers.tick(ms);
    for (let time = 0; time < 20; time += 1) await turn();
  }

  it('runs at the first use and then once a minute [PLAT-11]', async () => {
    assert.equal(await use(), 'in use');
    await pass(0);
    found = '31';
    await pass(59_999);
    assert.equal(await use(), 'in use');
    await pass(1);
    await assert.rejects(use(), { status: 503, code: 'damaged_data_set' });
    found = '30';
    await pass(60_000);
    assert.equal(await use(), 'in use');
  });

  it('reports once that it fails, and again after it has succeeded [PLAT-11]', async () => {
    found = new Error('permission denied');
    assert.equal(await use(), 'in use');
    await pass(0);
    await pass(60_000);
    assert.deepEqual(failures, [found]);
    found = '30';
    await pass(60_000);
    found = new Error('permission denied again');
    await pass(60_000);
    assert.equal(failures.length, 2);
  });
});
