import { ServerDriver } from '../server/ServerDriver.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';
import { PostgresConnection, type PostgresConnectionOptions } from './PostgresConnection.ts';
import { postgresDialect } from './postgresDialect.ts';
import { asPostgresProblem } from './postgresProblem.ts';

export interface PostgresOptions extends PostgresConnectionOptions {
  /** Max concurrent statements; further ones wait. */
  connections: number;
}

/**
 * Opens a schema of a PostgreSQL database as a warehouse engine. Connections open on first use. A run times out after
 * `timeoutMs`, including the wait for a connection.
 */
export function openPostgresDriver({ connections, ...options }: PostgresOptions): WarehouseDriver {
  return new ServerDriver({
    dialect: postgresDialect,
    connections: Array.from({ length: connections }, () => new PostgresConnection(options)),
    timeoutMs: options.timeoutMs,
    asProblem: asPostgresProblem,
  });
}
