import type { ColumnarTable } from './ColumnarTable.ts';
import type { SqlDialect, Statement } from './SqlDialect.ts';

/** Result of a driver: the columns, in the statement's order, and the engine's time. */
export interface DriverResult extends ColumnarTable {
  /** Milliseconds from sending the statement until the engine has produced its last row, without reading the rows. */
  engineMs: number;
}

export interface RunOptions {
  /** Aborting stops the engine's work; the run then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * An analytical engine that holds one data set. Drivers must pass `warehouseConformance`.
 * Integer results come back as `int32`, BIGINT and DOUBLE as `float64` (exact up to 2^53), text as `utf8`.
 */
export interface WarehouseDriver {
  readonly dialect: SqlDialect;
  run(statement: Statement, options?: RunOptions): Promise<DriverResult>;
  /** Returns the reason why the set must not be used now; undefined if it may. Default: it may always be used. */
  fault?(): Error | undefined;
  /** Ends the driver. Stops running statements, which reject, and refuses further ones. */
  close(): Promise<void>;
}
