import { marksOfShardsSql, marksSql } from '../../data/publish/postgresMonths.ts';
import { postgresControls } from '../../data/publish/postgresTables.ts';
import { openServerWarehouse, type ServerWarehouseOptions } from '../server/openServerWarehouse.ts';
import type { Warehouse } from '../Warehouse.ts';
import { openPostgresDriver } from './PostgresDriver.ts';
import { sqlStateOf } from './postgresProblem.ts';
import {
  checkedSchema,
  currentSetSql,
  publishedMonthsSql,
  publishedTotalsSql,
  registrySchema,
} from '../../data/publish/postgresRegistry.ts';

/** Location and options of the sets. */
export interface PostgresWarehouseOptions extends ServerWarehouseOptions {
  url: string;
}

/** Errors if nothing was published yet: no such table or schema. */
const nothingThere = ['42P01', '3F000'];

/** Opens the warehouse of a PostgreSQL database that `data:publish` fills. Nothing is read before the first use. */
export function openPostgresWarehouse({ url, ...options }: PostgresWarehouseOptions): Warehouse {
  return openServerWarehouse(
    {
      openDriver: ({ place, ...limits }) => openPostgresDriver({ url, schema: checkedSchema(place), ...limits }),
      registry: registrySchema,
      currentSetSql,
      isNothingThere: (error) => nothingThere.includes(sqlStateOf(error)),
      totalsSql: publishedTotalsSql,
      monthsSql: publishedMonthsSql,
      markTablesSql: `SELECT relname::text AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname LIKE '%\\_mark'`,
      marksSql: (table) => marksSql(`"${table}"`),
      marksOfShardsSql,
      controls: postgresControls,
    },
    options,
  );
}
