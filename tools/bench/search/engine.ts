/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform's own modules, which no package exports */
import { loadSetDimensions } from '../../../apps/platform/src/result-sets/loadSetDimensions.ts';
import { agencyQuery } from '../../../apps/platform/src/result-sets/matchAgencies.ts';
import { readSearch } from '../../../apps/platform/src/result-sets/readSearch.ts';
import type { SetDimensions } from '../../../apps/platform/src/result-sets/SetDimensions.ts';
import type { ColumnarTable } from '../../../apps/platform/src/warehouse/ColumnarTable.ts';
import { openDuckDb } from '../../../apps/platform/src/warehouse/DuckDbDriver.ts';
import type { Statement } from '../../../apps/platform/src/warehouse/SqlDialect.ts';
import type { WarehouseDriver } from '../../../apps/platform/src/warehouse/WarehouseDriver.ts';
import { writeSql } from '../../../apps/platform/src/warehouse/writeSql.ts';

/** The engine by itself on the same file, opened as the platform opens it. */
export interface BareEngine {
  /** The statement that the platform sends for these filters. */
  statementFor(filters: Readonly<Record<string, string>>): Statement;
  /** Runs a statement and says how long the engine took: to its last row, nothing read out of it yet. */
  time(statement: Statement): Promise<number>;
  /** The same for a statement that stands as text. */
  timeSql(sql: string): Promise<number>;
  ask(sql: string): Promise<ColumnarTable>;
  close(): Promise<void>;
}

export async function openBareEngine(file: string): Promise<BareEngine> {
  const driver: WarehouseDriver = await openDuckDb({ file, connections: 1 });
  const dimensions: SetDimensions = await loadSetDimensions({
    id: file,
    run: (query, options) => driver.run(writeSql(query, driver.dialect), options),
  });
  const today = new Date().toISOString().slice(0, 10);
  return {
    statementFor(filters) {
      const query = agencyQuery(readSearch(filters, { dimensions, access: 'all', today }));
      if (!query) throw new Error(`Nothing can match ${JSON.stringify(filters)}`);
      return writeSql(query, driver.dialect);
    },
    time: async (statement) => (await driver.run(statement)).engineMs,
    timeSql: async (sql) => (await driver.run({ sql, parameters: [] })).engineMs,
    ask: (sql) => driver.run({ sql, parameters: [] }),
    close: () => driver.close(),
  };
}
