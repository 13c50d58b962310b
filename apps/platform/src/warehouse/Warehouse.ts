import type { Query } from './Query.ts';
import type { DriverResult, RunOptions } from './WarehouseDriver.ts';

/** One loaded data set, as it was loaded: it never changes. */
export interface WarehouseSet {
  readonly id: string;
  run(query: Query, options?: RunOptions): Promise<DriverResult>;
}

/** The policy data behind the product. All reads use it. */
export interface Warehouse {
  /**
   * Calls `work` with the current set, which stays open until `work` has ended, whatever is loaded meanwhile.
   * @throws ApiProblem 503 `no_data_set` when no set is loaded yet, `outdated_data_set` when it is of another version of the platform
   */
  withSet<T>(work: (set: WarehouseSet) => Promise<T>): Promise<T>;
  /** Closes the current set; runs that are under way are stopped. */
  close(): Promise<void>;
}
