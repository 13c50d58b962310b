import { marksOfShardsSql, marksSql } from '../../data/publish/clickHouseMonths.ts';
import { clickHouseControls } from '../../data/publish/clickHouseTables.ts';
import { openServerWarehouse, type ServerWarehouseOptions } from '../server/openServerWarehouse.ts';
import type { Warehouse } from '../Warehouse.ts';
import type { ClickHouseAddress } from '../../config/ClickHouseAddress.ts';
import { errorTypeOf } from './clickHouseProblem.ts';
import { openClickHouseDriver } from './openClickHouseDriver.ts';
import {
  checkedPlace,
  currentSetSql,
  publishedMonthsSql,
  publishedTotalsSql,
} from '../../data/publish/clickHouseRegistry.ts';

/** Location and options of the sets. */
export interface ClickHouseWarehouseOptions extends ServerWarehouseOptions {
  address: ClickHouseAddress;
}

/** Errors if nothing was published yet. */
const nothingThere = ['UNKNOWN_DATABASE', 'UNKNOWN_TABLE'];

/** Opens the warehouse of a ClickHouse server that `data:publish` fills. Nothing is read before the first use. */
export function openClickHouseWarehouse({ address, ...options }: ClickHouseWarehouseOptions): Warehouse {
  const { registry } = address;
  return openServerWarehouse(
    {
      openDriver: ({ place, ...limits }) =>
        openClickHouseDriver({ address, database: place === registry ? 'default' : checkedPlace(place), ...limits }),
      registry,
      currentSetSql: currentSetSql(registry),
      isNothingThere: (error) => nothingThere.includes(errorTypeOf(error)),
      totalsSql: publishedTotalsSql,
      monthsSql: publishedMonthsSql,
      markTablesSql: `SELECT name FROM system.tables WHERE database = currentDatabase() AND endsWith(name, '_mark')`,
      marksSql: (table) => marksSql('currentDatabase()', `'${table}'`),
      marksOfShardsSql,
      controls: clickHouseControls,
    },
    options,
  );
}
