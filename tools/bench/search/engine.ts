/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform's own modules, which no package exports */
import { performance } from 'node:perf_hooks';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { loadSetDimensions } from '../../../apps/platform/src/result-sets/loadSetDimensions.ts';
import { policiesQuery } from '../../../apps/platform/src/result-sets/matchAgencies.ts';
import { readSearch } from '../../../apps/platform/src/result-sets/readSearch.ts';
import type { SetDimensions } from '../../../apps/platform/src/result-sets/SetDimensions.ts';
import type { ColumnarTable } from '../../../apps/platform/src/warehouse/ColumnarTable.ts';
import { duckDbBindings } from '../../../apps/platform/src/warehouse/duckDbBindings.ts';
import { openDuckDb } from '../../../apps/platform/src/warehouse/DuckDbDriver.ts';
import type { Statement } from '../../../apps/platform/src/warehouse/SqlDialect.ts';
import { writeSql } from '../../../apps/platform/src/warehouse/writeSql.ts';

/** What the engine took for a statement, milliseconds. */
export interface EngineTime {
  /** From handing it the statement until it has made its last row. */
  run: number;
  /** Reading the rows' values out of it after that, by its Node client's own call for whole columns. */
  read: number;
}

/** The engine alone on the same file, through its own Node client with the platform's settings. */
export interface BareEngine {
  /** The statement that the platform sends for these filters. */
  statementFor(filters: Readonly<Record<string, string>>): Promise<Statement>;
  time(statement: Statement): Promise<EngineTime>;
  /** The rows of a statement, to check the platform's response. */
  ask(sql: string): Promise<ColumnarTable>;
  close(): Promise<void>;
}

export async function openBareEngine(file: string): Promise<BareEngine> {
  const driver = await openDuckDb({ file, connections: 1 });
  const dimensions: SetDimensions = await loadSetDimensions({
    id: file,
    run: (query, options) => driver.run(writeSql(query, driver.dialect), options),
  });
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY', perfect_ht_threshold: '20' });
  const connection = await instance.connect();
  const today = new Date().toISOString().slice(0, 10);
  return {
    async statementFor(filters) {
      const search = await readSearch(filters, { dimensions, access: 'all', today });
      return writeSql(policiesQuery(search), driver.dialect);
    },
    time: (statement) => time(connection, statement),
    ask: (sql) => driver.run({ sql, parameters: [] }),
    async close() {
      connection.closeSync();
      instance.closeSync();
      await driver.close();
    },
  };
}

async function time(connection: DuckDBConnection, { sql, parameters }: Statement): Promise<EngineTime> {
  const startedAt = performance.now();
  const { values, types } = duckDbBindings(parameters);
  const result = await connection.run(sql, values, types);
  const ranAt = performance.now();
  await result.getColumns();
  return { run: ranAt - startedAt, read: performance.now() - ranAt };
}
