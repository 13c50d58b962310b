import { numbersOf, textsOf } from '../../result-sets/readColumns.ts';
import { createWarehouse, type CreateWarehouseOptions } from '../createWarehouse.ts';
import { engineAway, isEngineAway } from '../engineProblems.ts';
import type { NamedSet } from '../SetSource.ts';
import type { Warehouse } from '../Warehouse.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';
import { openPostgresDriver, type PostgresOptions } from './PostgresDriver.ts';
import { sqlStateOf } from './postgresProblem.ts';
import { checkedSchema, currentSetSql, registrySchema } from './registry.ts';
import { watchTotals } from '../server/watchTotals.ts';

/** Where the sets are, and how they are read. */
export interface PostgresWarehouseOptions extends Omit<PostgresOptions, 'schema'>, CreateWarehouseOptions {
  /** Time between two looks at the control totals of the set in use. Default one minute. */
  totalsEveryMs?: number;
  /** Called when the control totals begin to differ from the published ones. Default: none. */
  onFault?: (error: unknown) => void;
}

/** The look for the set in use may take this long; requests wait for it once a second. */
const lookTimeoutMs = 2_000;
/** Control totals may take this long. */
const totalsTimeoutMs = 10 * 60_000;
/** Nothing was published yet: no such table, or no such schema. */
const nothingThere = ['42P01', '3F000'];

/** Opens the warehouse of a PostgreSQL database that `data:publish` fills. Nothing is read before the first use. */
export function openPostgresWarehouse({
  onSwapFailure,
  now,
  totalsEveryMs = 60_000,
  onFault = () => undefined,
  ...options
}: PostgresWarehouseOptions): Warehouse {
  const registry = openPostgresDriver({
    ...options,
    schema: registrySchema,
    timeoutMs: Math.min(lookTimeoutMs, options.timeoutMs),
    connections: 1,
  });
  return createWarehouse(
    {
      readCurrent: () =>
        readCurrent(registry, (setId, schema) =>
          watchTotals({
            setId,
            driver: openPostgresDriver({ ...options, schema }),
            watcher: openPostgresDriver({ ...options, schema, timeoutMs: totalsTimeoutMs, connections: 1 }),
            everyMs: totalsEveryMs,
            onFault,
          }),
        ),
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
  registry: WarehouseDriver,
  open: (setId: string, schema: string) => WarehouseDriver,
): Promise<NamedSet | null> {
  try {
    const table = await registry.run({ sql: currentSetSql, parameters: [] });
    const [setId] = textsOf(table, 'set_id');
    const [schema = ''] = textsOf(table, 'schema_name');
    const [layout = 0] = numbersOf(table, 'layout');
    if (setId === undefined) return null;
    return { setId, layout, open: () => Promise.resolve(open(setId, checkedSchema(schema))) };
  } catch (error) {
    if (nothingThere.includes(sqlStateOf(error))) return null;
    throw error;
  }
}
