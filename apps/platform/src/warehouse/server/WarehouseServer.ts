import type { ControlDialect } from '../../data/publish/controlTotals.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';

/** Options of the driver for a schema or database on the server. */
export interface PlaceOptions {
  /** The schema or database of the statements' tables. */
  place: string;
  timeoutMs: number;
  connections: number;
}

/** A database server that `data:publish` fills. */
export interface WarehouseServer {
  openDriver(options: PlaceOptions): WarehouseDriver;
  /** The schema or database that names the set in use. */
  registry: string;
  /** Selects the set in use: one row or none of set_id, place, layout. */
  currentSetSql: string;
  /** Whether an error of that query means that nothing was published yet. */
  isNothingThere(error: unknown): boolean;
  /** Selects the published totals of the set in use: part, totals. One parameter: its id. Runs in the place of the set. */
  totalsSql: string;
  /**
   * Selects the published months of a set: table_name, eff_month, totals, mark. One parameter: its id. Runs in the
   * place of the set.
   */
  monthsSql: string;
  /** Selects the tables with marks of shards (`marksOf`), if a set has any: name. Runs in the place of the set. */
  markTablesSql: string;
  /** Selects the current marks of a table's months: eff_month, mark. Runs in the place of the set. */
  marksSql(table: string): string;
  /** Selects the same from a table with marks of shards. */
  marksOfShardsSql(marks: string): string;
  /** The server's SQL of control totals. */
  controls: ControlDialect;
}
