import { performance } from 'node:perf_hooks';
import { setLayout } from '../data/set/CurrentSet.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { SetSource } from './SetSource.ts';
import type { Warehouse, WarehouseSet } from './Warehouse.ts';
import type { WarehouseDriver } from './WarehouseDriver.ts';
import { writeSql } from './writeSql.ts';

/** Options of a warehouse besides its source of sets. */
export interface CreateWarehouseOptions {
  /** Called if a newly loaded set cannot be opened; the previous one stays in use. Default: none. */
  onSwapFailure?: (error: unknown) => void;
  /** Milliseconds of a monotonic clock. Default: `performance.now`. */
  now?: () => number;
}

/** Interval of checks for a new set, which run at a request. */
const checkEveryMs = 1000;

/** Creates a warehouse that always uses the current set of a source. Nothing is read before the first use. */
export function createWarehouse(
  source: SetSource,
  { onSwapFailure = () => undefined, now = () => performance.now() }: CreateWarehouseOptions = {},
): Warehouse {
  let current: OpenSet | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;
  let away: unknown;
  let closed = false;

  async function check(): Promise<void> {
    try {
      const named = await source.readCurrent();
      away = undefined;
      if (!named || (current && named.setId === current.set.id)) return;
      if (named.layout !== setLayout) throw new ApiProblem(503, 'outdated_data_set', source.outdated);
      const next = openSet(named.setId, await named.open(), source);
      if (closed) return next.retire();
      current?.retire();
      current = next;
    } catch (error) {
      if (!current) throw error instanceof ApiProblem ? error : source.asOpenProblem(error);
      if (away === undefined) onSwapFailure(error);
      if (source.isAway(error)) away = error;
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
      if (away !== undefined) throw away;
      if (!current) throw new ApiProblem(503, 'no_data_set', source.missing);
      return current.use(work);
    },
    async close() {
      closed = true;
      await checking?.catch(() => undefined);
      await current?.closeNow();
      current = undefined;
      await source.close();
    },
  };
}

/** An open set with the number of its users. */
interface OpenSet {
  set: WarehouseSet;
  use<T>(work: (set: WarehouseSet) => Promise<T>): Promise<T>;
  /** Closes the set when no request uses it. */
  retire(): void;
  closeNow(): Promise<void>;
}

function openSet(setId: string, driver: WarehouseDriver, source: SetSource): OpenSet {
  const set: WarehouseSet = {
    id: setId,
    run: (query, options) =>
      driver.run(writeSql(query, driver.dialect), options).catch((error: unknown) => {
        throw source.asStatementProblem(error);
      }),
  };
  let users = 0;
  let retired = false;
  let closing: Promise<void> | undefined;
  const closeNow = (): Promise<void> => (closing ??= driver.close());
  return {
    set,
    async use(work) {
      const fault = driver.fault?.();
      if (fault) throw fault;
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
      // No statement runs on it, so no caller waits for an error.
      if (users === 0) void closeNow();
    },
    closeNow,
  };
}
