import { ServerDriver } from '../server/ServerDriver.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';
import { PostgresConnection, type PostgresConnectionOptions } from './PostgresConnection.ts';
import { postgresDialect } from './postgresDialect.ts';
import { asPostgresProblem } from './postgresProblem.ts';

export interface PostgresOptions extends PostgresConnectionOptions {
  /** Statements that run at the same time; further ones wait. */
  connections: number;
}

/**
 * Opens a schema of a PostgreSQL database as a warehouse engine. Connections are made when they are needed. A run ends after
 * `timeoutMs`, the wait for a connection included.
 */
export function openPostgresDriver({ connections, ...options }: PostgresOptions): WarehouseDriver {
  return new ServerDriver({
    dialect: postgresDialect,
    connections: Array.from({ length: connections }, () => new PostgresConnection(options)),
    timeoutMs: options.timeoutMs,
    asProblem: asPostgresProblem,
  });
}
