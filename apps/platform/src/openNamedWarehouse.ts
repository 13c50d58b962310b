import path from 'node:path';
import type { Logger } from 'pino';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import { openWarehouse } from './warehouse/openWarehouse.ts';
import { checkPostgresWarehouse } from './warehouse/postgres/checkPostgresWarehouse.ts';
import { openPostgresWarehouse } from './warehouse/postgres/openPostgresWarehouse.ts';
import type { Warehouse } from './warehouse/Warehouse.ts';

/**
 * Opens the warehouse that the configuration names. A database server has to answer; a user of it that may do more than read is
 * warned of. Throws a StartProblem.
 */
export async function openNamedWarehouse(
  { warehouse, dataDir }: Pick<PlatformConfig, 'warehouse' | 'dataDir'>,
  logger: Logger,
): Promise<Warehouse> {
  const onSwapFailure = (error: unknown): void =>
    logger.error({ err: error }, 'a newly loaded policy set cannot be opened; the one before stays in use');
  if (warehouse.kind === 'duckdb') return openWarehouse({ directory: path.join(dataDir, 'warehouse'), onSwapFailure });
  const excess = await checkPostgresWarehouse(warehouse.url);
  if (excess.length > 0)
    logger.warn(
      `WAREHOUSE_URL: the user needs the right to read alone, but ${excess.join(', ')}. Name a user without these rights.`,
    );
  const { url, timeoutMs, connections } = warehouse;
  return openPostgresWarehouse({
    url,
    timeoutMs,
    connections,
    onSwapFailure,
    onFault: (error) =>
      logger.error(
        { err: error },
        'the policy set on the server is not what was published; it is out of use until it is',
      ),
  });
}
