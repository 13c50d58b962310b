import { numbersOf, textsOf } from '../readColumns.ts';
import { createWarehouse, type CreateWarehouseOptions } from '../createWarehouse.ts';
import { engineAway, isEngineAway } from '../engineProblems.ts';
import type { NamedSet } from '../SetSource.ts';
import type { Warehouse } from '../Warehouse.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';
import type { WarehouseServer } from './WarehouseServer.ts';
import { watchTotals } from './watchTotals.ts';

/** Location and options of the sets. */
export interface ServerWarehouseOptions extends CreateWarehouseOptions {
  timeoutMs: number;
  /** Max concurrent queries. */
  connections: number;
  /** Interval of control total checks of the set in use. Default: one minute. */
  totalsEveryMs?: number;
  /** Timeout of the query for the set in use, ms; requests wait for it once a second. Default 2,000. */
  lookTimeoutMs?: number;
  /** Called when the control totals no longer match the published ones. Default: none. */
  onFault?: (error: unknown) => void;
  /** Called when the control totals cannot be checked, until they can again. Default: none. */
  onCheckFailure?: (error: unknown) => void;
}

/** Timeout of control totals. */
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
    onCheckFailure = () => undefined,
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
      onCheckFailure,
    });
  return createWarehouse(
    {
      readCurrent: () => readCurrent(server, registry, openSet),
      missing: 'No policy data is published yet. Run "npm run data:publish -- --to URL" to publish the loaded data.',
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
