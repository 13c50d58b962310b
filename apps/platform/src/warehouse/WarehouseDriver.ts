import type { ColumnarTable } from './ColumnarTable.ts';
import type { SqlDialect, Statement } from './SqlDialect.ts';

/** Result of a driver: the columns, in the statement's order, and the engine's own time. */
export interface DriverResult extends ColumnarTable {
  /** From handing the statement to the engine until it has made its last row, milliseconds. Reading the rows out of it comes after. */
  engineMs: number;
}

export interface RunOptions {
  /** Aborting stops the engine's work, and the run rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * An analytical engine that holds one data set. Drivers must pass `warehouseConformance`.
 * Integer results come back as `int32`, BIGINT and DOUBLE as `float64` (exact up to 2^53), text as `utf8`.
 */
export interface WarehouseDriver {
  readonly dialect: SqlDialect;
  run(statement: Statement, options?: RunOptions): Promise<DriverResult>;
  /** Why the set must not be used at the moment; undefined where it may. Default: it may always. */
  fault?(): Error | undefined;
  /** Ends the driver. Runs that are under way are stopped and reject; further ones are refused. */
  close(): Promise<void>;
}
