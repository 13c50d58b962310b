import { ServerDriver } from '../server/ServerDriver.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';
import type { ClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { ClickHouseConnection } from './ClickHouseConnection.ts';
import { clickHouseDialect } from './clickHouseDialect.ts';
import { asClickHouseProblem } from './clickHouseProblem.ts';
import { openClickHouseClient } from '../../data/publish/openClickHouseClient.ts';

/** Options of a driver. */
export interface ClickHouseOptions {
  address: ClickHouseAddress;
  /** The database of the statements' tables. */
  database: string;
  timeoutMs: number;
  /** Max concurrent statements; further ones wait. */
  connections: number;
}

/** The client's timeout is longer than the driver's. */
const graceMs = 5_000;

/**
 * Opens a database of a ClickHouse server as a warehouse engine. A run ends after `timeoutMs`, the wait for a connection
 * included.
 */
export function openClickHouseDriver({
  address,
  database,
  timeoutMs,
  connections,
}: ClickHouseOptions): WarehouseDriver {
  const client = openClickHouseClient(address, {
    database,
    // One more connection sends cancellations.
    maxConnections: connections + 1,
    requestTimeoutMs: timeoutMs + graceMs,
  });
  const driver = new ServerDriver({
    dialect: clickHouseDialect,
    connections: Array.from({ length: connections }, () => new ClickHouseConnection(client, timeoutMs)),
    timeoutMs,
    asProblem: asClickHouseProblem,
  });
  return {
    dialect: driver.dialect,
    run: (statement, options) => driver.run(statement, options),
    async close() {
      await driver.close();
      await client.close();
    },
  };
}
