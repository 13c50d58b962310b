import { join } from 'node:path';
import { readCurrentSet } from '../data/set/readCurrentSet.ts';
import { asDamage, damagedSet } from './asDamage.ts';
import { createWarehouse, type CreateWarehouseOptions } from './createWarehouse.ts';
import { openDuckDb, type DuckDbOptions } from './DuckDbDriver.ts';
import type { Warehouse } from './Warehouse.ts';
import type { WarehouseDriver } from './WarehouseDriver.ts';

export interface WarehouseOptions extends Omit<DuckDbOptions, 'file'>, CreateWarehouseOptions {
  /** The folder with `current.json` and the set files. It may be missing until the first set is loaded. */
  directory: string;
  /** Opens a set file with an engine. Default: DuckDB with the other options. */
  openDriver?: (file: string) => Promise<WarehouseDriver>;
}

/** Opens the warehouse of a data folder. Nothing is read before the first use. */
export function openWarehouse({ directory, openDriver, onSwapFailure, now, ...duckDb }: WarehouseOptions): Warehouse {
  const openFile = openDriver ?? ((file: string) => openDuckDb({ ...duckDb, file }));
  return createWarehouse(
    {
      async readCurrent() {
        const named = await readCurrentSet(directory);
        return named && { ...named, open: () => openFile(join(directory, named.file)) };
      },
      missing:
        'No policy data is loaded yet. Run "npm run data:load -- FILE" to load a file, or "npm start" to make the sample set.',
      outdated:
        'The policy data was loaded by another version of Agency Insights. Load the data again with "npm run data:load -- FILE".',
      isAway: () => false,
      asOpenProblem: damagedSet,
      asStatementProblem: asDamage,
      close: () => Promise.resolve(),
    },
    { ...(onSwapFailure && { onSwapFailure }), ...(now && { now }) },
  );
}
