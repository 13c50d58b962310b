import path from 'node:path';
import type { Logger } from 'pino';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import { StartProblem } from './config/StartProblem.ts';
import { checkClickHouseWarehouse } from './warehouse/clickhouse/checkClickHouseWarehouse.ts';
import { clickHouseExample, readClickHouseAddress } from './config/ClickHouseAddress.ts';
import { openClickHouseWarehouse } from './warehouse/clickhouse/openClickHouseWarehouse.ts';
import { openWarehouse } from './warehouse/openWarehouse.ts';
import { checkPostgresWarehouse } from './warehouse/postgres/checkPostgresWarehouse.ts';
import { openPostgresWarehouse } from './warehouse/postgres/openPostgresWarehouse.ts';
import type { ServerWarehouseOptions } from './warehouse/server/openServerWarehouse.ts';
import type { Warehouse } from './warehouse/Warehouse.ts';

/**
 * Opens the configured warehouse. Throws a StartProblem if a database server does not respond. Warns if its user has
 * rights besides reading.
 */
export async function openNamedWarehouse(
  { warehouse, dataDir }: Pick<PlatformConfig, 'warehouse' | 'dataDir'>,
  logger: Logger,
): Promise<Warehouse> {
  const onSwapFailure = (error: unknown): void =>
    logger.error({ err: error }, 'a newly loaded policy set cannot be opened; the previous one stays in use');
  if (warehouse.kind === 'duckdb') return openWarehouse({ directory: path.join(dataDir, 'warehouse'), onSwapFailure });
  const { kind, url, timeoutMs, connections } = warehouse;
  const server = kind === 'postgres' ? postgresAt(url) : clickHouseAt(url);
  const excess = await server.check();
  if (excess.length > 0)
    logger.warn(
      `WAREHOUSE_URL: the user only needs the right to read, but ${excess.join(', ')}. Name a user without these rights.`,
    );
  return server.open({
    timeoutMs,
    connections,
    onSwapFailure,
    onFault: (error) =>
      logger.error(
        { err: error },
        'the policy set on the server differs from the published one and is not used until it matches; publish it again',
      ),
    onCheckFailure: (error) =>
      logger.warn({ err: error }, 'the policy set on the server cannot be compared with the published one'),
  });
}

/** A database server at startup. */
interface NamedServer {
  /** Returns descriptions of its user's rights besides reading. Throws a StartProblem if it cannot be reached. */
  check(): Promise<string[]>;
  open(options: ServerWarehouseOptions): Warehouse;
}

function postgresAt(url: string): NamedServer {
  return {
    check: () => checkPostgresWarehouse(url),
    open: (options) => openPostgresWarehouse({ url, ...options }),
  };
}

function clickHouseAt(url: string): NamedServer {
  const address = readClickHouseAddress(url);
  if (address === null) throw new StartProblem(`WAREHOUSE_URL: is not an address like ${clickHouseExample}`);
  return {
    check: () => checkClickHouseWarehouse(address),
    open: (options) => openClickHouseWarehouse({ address, ...options }),
  };
}
