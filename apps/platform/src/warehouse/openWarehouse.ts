import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setLayout } from '../data/set/CurrentSet.ts';
import { readCurrentSet } from '../data/set/readCurrentSet.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { asDamage, damagedSet } from './asDamage.ts';
import { openDuckDb, type DuckDbOptions } from './DuckDbDriver.ts';
import type { Warehouse, WarehouseSet } from './Warehouse.ts';
import type { WarehouseDriver } from './WarehouseDriver.ts';
import { writeSql } from './writeSql.ts';

export interface WarehouseOptions extends Omit<DuckDbOptions, 'file'> {
  /** The folder with `current.json` and the set files. It may be missing until the first set is loaded. */
  directory: string;
  /** Opens the engine on a set file. Default: DuckDB with the other options. */
  openDriver?: (file: string) => Promise<WarehouseDriver>;
  /** Called if a newly loaded set could not be opened; the one before stays in use. Default: none. */
  onSwapFailure?: (error: unknown) => void;
  /** Milliseconds on a clock that only goes forward. Default: `performance.now`. */
  now?: () => number;
}

/** A newly loaded set is noticed at the first request after this time. */
const checkEveryMs = 1000;

/** Opens the warehouse of a data folder. Nothing is read before the first use. */
export function openWarehouse({
  directory,
  openDriver,
  onSwapFailure = () => undefined,
  now = () => performance.now(),
  ...duckDb
}: WarehouseOptions): Warehouse {
  const open = openDriver ?? ((file: string) => openDuckDb({ ...duckDb, file }));
  let current: OpenSet | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;
  let closed = false;

  async function check(): Promise<void> {
    try {
      const named = await readCurrentSet(directory);
      if (!named || (current && named.setId === current.set.id)) return;
      if (named.layout !== setLayout)
        throw new ApiProblem(
          503,
          'outdated_data_set',
          'The policy data was loaded by another version of Agency Insights. Load the data again with "npm run data:load -- FILE".',
        );
      const next = openSet(named.setId, await open(join(directory, named.file)));
      if (closed) return next.retire();
      current?.retire();
      current = next;
    } catch (error) {
      if (!current) throw error instanceof ApiProblem ? error : damagedSet(error);
      onSwapFailure(error);
    } finally {
      checkedAt = now();
    }
  }

  return {
    async withSet(work) {
      if (closed) throw new Error('The warehouse is closed');
      if (checking || now() - checkedAt >= checkEveryMs || !current)
        await (checking ??= check().finally(() => {
          checking = undefined;
        }));
      if (!current)
        throw new ApiProblem(
          503,
          'no_data_set',
          'No policy data is loaded yet. Run "npm run data:load -- FILE" to load a file, or "npm start" to make the sample set.',
        );
      return current.use(work);
    },
    async close() {
      closed = true;
      await checking?.catch(() => undefined);
      await current?.closeNow();
      current = undefined;
    },
  };
}

/** An open set with the number of those who use it. */
interface OpenSet {
  set: WarehouseSet;
  use<T>(work: (set: WarehouseSet) => Promise<T>): Promise<T>;
  /** Closes the set as soon as no request uses it. */
  retire(): void;
  closeNow(): Promise<void>;
}

function openSet(setId: string, driver: WarehouseDriver): OpenSet {
  const set: WarehouseSet = {
    id: setId,
    run: (query, options) =>
      driver.run(writeSql(query, driver.dialect), options).catch((error: unknown) => {
        throw asDamage(error);
      }),
  };
  let users = 0;
  let retired = false;
  let closing: Promise<void> | undefined;
  const closeNow = (): Promise<void> => (closing ??= driver.close());
  return {
    set,
    async use(work) {
      users += 1;
      try {
        return await work(set);
      } finally {
        users -= 1;
        if (retired && users === 0) await closeNow();
      }
    },
    retire() {
      retired = true;
      // Nothing runs on it any more, so that nothing can go wrong that anybody waits for.
      if (users === 0) void closeNow();
    },
    closeNow,
  };
}
