/* eslint-disable @nx/enforce-module-boundaries -- the engine is opened as the platform opens it, which no package exports */
import { performance } from 'node:perf_hooks';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { ConnectionPool } from '../../../apps/platform/src/warehouse/ConnectionPool.ts';
import { duckDbBindings } from '../../../apps/platform/src/warehouse/duckDbBindings.ts';
import type { Statement } from '../../../apps/platform/src/warehouse/SqlDialect.ts';

/** The engine alone, with as many connections as the platform has. */
export interface PageEngine {
  /** Runs the statements of a page concurrently; returns the milliseconds until the last row of the last one. */
  run(statements: readonly Statement[]): Promise<number>;
  close(): void;
}

/** Statements that the platform runs at the same time. */
const connectionCount = 4;

/** Opens the engine on the file of a set. */
export async function openPageEngine(file: string): Promise<PageEngine> {
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY', perfect_ht_threshold: '20' });
  const connections: DuckDBConnection[] = [];
  for (let at = 0; at < connectionCount; at++) connections.push(await instance.connect());
  const pool = new ConnectionPool(connections);
  return {
    async run(statements) {
      const startedAt = performance.now();
      await Promise.all(
        statements.map(async ({ sql, parameters }) => {
          const connection = await pool.take();
          const { values, types } = duckDbBindings(parameters);
          await connection.run(sql, values, types).finally(() => pool.give(connection));
        }),
      );
      return performance.now() - startedAt;
    },
    close() {
      for (const connection of connections) connection.closeSync();
      instance.closeSync();
    },
  };
}
