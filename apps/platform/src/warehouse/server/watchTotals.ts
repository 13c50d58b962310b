import { controlSql, describeDifference, readControlTotals, watchedTable } from '../../data/publish/controlTotals.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';
import { rowsOf } from './rowsOf.ts';
import { type MonthServer, watchMonths } from './watchMonths.ts';
import type { WarehouseServer } from './WarehouseServer.ts';

/** Dependencies of the watch. */
export interface WatchOptions {
  server: Pick<WarehouseServer, 'totalsSql' | 'controls'> & MonthServer;
  setId: string;
  /** The driver of the set, for queries. */
  driver: WarehouseDriver;
  /** A driver of the same set with its own connection, for the watch. */
  watcher: WarehouseDriver;
  /** Pause between two checks. Slow checks extend it, so that checks take at most a tenth of the time. */
  everyMs: number;
  /** Called when the totals no longer match. */
  onFault: (error: unknown) => void;
  /** Called when a check fails, until one succeeds again. */
  onCheckFailure: (error: unknown) => void;
}

/**
 * Returns the driver with a watch over its policies. Compares the control totals of a few columns with the published
 * ones, immediately and then periodically, and those of all columns if the months' marks show a write. While they
 * differ, requests get the problem `fault`.
 */
export function watchTotals({
  server,
  setId,
  driver,
  watcher,
  everyMs,
  onFault,
  onCheckFailure,
}: WatchOptions): WarehouseDriver {
  let fault: ApiProblem | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let isUnchecked = false;
  const lookAtMonths = watchMonths(server, setId, watcher);

  async function look(): Promise<void> {
    const startedAt = performance.now();
    let waitMs = everyMs;
    try {
      const difference = (await compare(server, setId, watcher)) ?? (await lookAtMonths());
      if (difference !== null && fault === undefined) onFault(new Error(difference));
      fault = difference === null ? undefined : differentSet(difference);
      waitMs = Math.max(everyMs, 9 * (performance.now() - startedAt));
      isUnchecked = false;
    } catch (error) {
      // Requests go on, and report a server that they cannot reach themselves.
      if (!closed && !isUnchecked) onCheckFailure(error);
      isUnchecked = true;
    }
    if (closed) return;
    timer = setTimeout(() => void look(), waitMs);
    timer.unref();
  }

  void look();
  return {
    dialect: driver.dialect,
    fault: () => fault,
    run: (statement, options) => driver.run(statement, options),
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.all([driver.close(), watcher.close()]);
    },
  };
}

/** Returns the difference; null without one, or without recorded totals. */
async function compare(
  { totalsSql, controls }: WatchOptions['server'],
  setId: string,
  watcher: WarehouseDriver,
): Promise<string | null> {
  const published = await watcher.run({ sql: totalsSql, parameters: [{ type: 'text', value: setId }] });
  if (published.rowCount === 0) return null;
  const found = await watcher.run({ sql: controlSql(watchedTable, '"policy"', controls), parameters: [] });
  return describeDifference(
    'policy',
    new Map(rowsOf(published).map(([part = '', totals = '']) => [part, totals])),
    readControlTotals(rowsOf(found)),
  );
}

function differentSet(difference: string): ApiProblem {
  return new ApiProblem(
    503,
    'damaged_data_set',
    'The policy data on the server is not what was published. Publish it again with "npm run data:publish -- --to URL".',
    [],
    { cause: new Error(difference) },
  );
}
