import { numbersOf, textsOf } from '../readColumns.ts';
import { createWarehouse, type CreateWarehouseOptions } from '../createWarehouse.ts';
import { engineAway, isEngineAway } from '../engineProblems.ts';
import type { NamedSet } from '../SetSource.ts';
import type { Warehouse } from '../Warehouse.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';
import type { WarehouseServer } from './WarehouseServer.ts';
import { watchTotals } from './watchTotals.ts';

/** Where the sets are, and how they are read. */
export interface ServerWarehouseOptions extends CreateWarehouseOptions {
  timeoutMs: number;
  /** Questions that run at the same time. */
  connections: number;
  /** Time between two looks at the control totals of the set in use. Default one minute. */
  totalsEveryMs?: number;
  /** How long the look for the set in use may take; requests wait for it once a second. Default 2,000. */
  lookTimeoutMs?: number;
  /** Called when the control totals begin to differ from the published ones. Default: none. */
  onFault?: (error: unknown) => void;
}

/** Control totals may take this long. */
const totalsTimeoutMs = 10 * 60_000;

/** Opens the warehouse of a database server that `data:publish` fills. Nothing is read before the first use. */
export function openServerWarehouse(
  server: WarehouseServer,
  {
    timeoutMs,
    connections,
    totalsEveryMs = 60_000,
    lookTimeoutMs = 2_000,
    onFault = () => undefined,
    onSwapFailure,
    now,
  }: ServerWarehouseOptions,
): Warehouse {
  const registry = server.openDriver({
    place: server.registry,
    timeoutMs: Math.min(lookTimeoutMs, timeoutMs),
    connections: 1,
  });
  const openSet = (setId: string, place: string) =>
    watchTotals({
      server,
      setId,
      driver: server.openDriver({ place, timeoutMs, connections }),
      watcher: server.openDriver({ place, timeoutMs: totalsTimeoutMs, connections: 1 }),
      everyMs: totalsEveryMs,
      onFault,
    });
  return createWarehouse(
    {
      readCurrent: () => readCurrent(server, registry, openSet),
      missing:
        'No policy data is published yet. Run "npm run data:publish -- --to URL" to publish the data that is loaded.',
      outdated:
        'The policy data was published by another version of Agency Insights. Publish the data again with "npm run data:publish -- --to URL".',
      isAway: isEngineAway,
      asOpenProblem: engineAway,
      asStatementProblem: (error) => error,
      close: () => registry.close(),
    },
    { ...(onSwapFailure && { onSwapFailure }), ...(now && { now }) },
  );
}

async function readCurrent(
  { currentSetSql, isNothingThere }: WarehouseServer,
  registry: WarehouseDriver,
  open: (setId: string, place: string) => WarehouseDriver,
): Promise<NamedSet | null> {
  try {
    const table = await registry.run({ sql: currentSetSql, parameters: [] });
    const [setId] = textsOf(table, 'set_id');
    const [place = ''] = textsOf(table, 'place');
    const [layout = 0] = numbersOf(table, 'layout');
    if (setId === undefined) return null;
    return { setId, layout, open: () => Promise.resolve(open(setId, place)) };
  } catch (error) {
    if (isNothingThere(error)) return null;
    throw error;
  }
}
