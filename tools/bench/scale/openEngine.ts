/* eslint-disable @nx/enforce-module-boundaries -- the engines are opened by the platform's own drivers, which no package exports */
import { readClickHouseAddress } from '../../../apps/platform/src/config/ClickHouseAddress.ts';
import { placeOf } from '../../../apps/platform/src/data/publish/clickHouseRegistry.ts';
import { schemaOf } from '../../../apps/platform/src/data/publish/postgresRegistry.ts';
import { openClickHouseDriver } from '../../../apps/platform/src/warehouse/clickhouse/openClickHouseDriver.ts';
import { openDuckDb } from '../../../apps/platform/src/warehouse/DuckDbDriver.ts';
import { openPostgresDriver } from '../../../apps/platform/src/warehouse/postgres/PostgresDriver.ts';
import type { WarehouseDriver } from '../../../apps/platform/src/warehouse/WarehouseDriver.ts';

const limits = { timeoutMs: 600_000, connections: 1 };

/** Opens an engine without the platform. `url`: the server that the set was published to; null for the file of the set. */
export async function openEngine(url: string | null, file: string, setId: string): Promise<WarehouseDriver> {
  if (url === null) return openDuckDb({ file, connections: 1 });
  const address = readClickHouseAddress(url);
  return address === null
    ? openPostgresDriver({ url, schema: schemaOf(setId), ...limits })
    : openClickHouseDriver({ address, database: placeOf(address.registry, setId), ...limits });
}

/** Bytes that the set takes on a server. */
export async function readBytes(driver: WarehouseDriver, isPostgres: boolean): Promise<number> {
  const sql = isPostgres
    ? `SELECT sum(pg_total_relation_size(oid))::double precision AS bytes FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'`
    : 'SELECT toFloat64(sum(bytes_on_disk)) AS bytes FROM system.parts WHERE active AND database = currentDatabase()';
  const { columns } = await driver.run({ sql, parameters: [] });
  return Number(columns[0]?.values[0]);
}
