import type { ControlDialect } from '../../data/publish/controlTotals.ts';
import type { WarehouseDriver } from '../WarehouseDriver.ts';

/** How the driver of a place on the server works: a schema or database, and what may be asked of it. */
export interface PlaceOptions {
  /** The schema or database whose tables statements name. */
  place: string;
  timeoutMs: number;
  connections: number;
}

/** A database server that `data:publish` fills, as the warehouse uses it. */
export interface WarehouseServer {
  openDriver(options: PlaceOptions): WarehouseDriver;
  /** The place that says which set is in use. */
  registry: string;
  /** Selects the set in use: one row or none of set_id, place, layout. */
  currentSetSql: string;
  /** Whether an error of that query says that nothing was published yet. */
  isNothingThere(error: unknown): boolean;
  /** Selects the published totals of the set in use: part, totals. One parameter: its id. Runs in the place of the set. */
  totalsSql: string;
  /** Selects the months of a set as they were published: table_name, eff_month, totals, mark. One parameter: its id. Runs in the place of the set. */
  monthsSql: string;
  /** Selects the tables with marks of shards (`marksOf`), if a set has any: name. Runs in the place of the set. */
  markTablesSql: string;
  /** Selects the marks of a table's months as they are: eff_month, mark. Runs in the place of the set. */
  marksSql(table: string): string;
  /** Selects the same from a table with marks of shards. */
  marksOfShardsSql(marks: string): string;
  /** How the server writes control totals. */
  controls: ControlDialect;
}
