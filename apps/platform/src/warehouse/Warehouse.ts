import type { Query } from './Query.ts';
import type { DriverResult, RunOptions } from './WarehouseDriver.ts';

/** A loaded data set, which never changes. */
export interface WarehouseSet {
  readonly id: string;
  run(query: Query, options?: RunOptions): Promise<DriverResult>;
}

/** The product's policy data. All reads use it. */
export interface Warehouse {
  /**
   * Calls `work` with the current set, which stays open until `work` has ended, even if another one is loaded. @throws
   * ApiProblem 503 `no_data_set` if no set is loaded yet, `outdated_data_set` if it has another version
   */
  withSet<T>(work: (set: WarehouseSet) => Promise<T>): Promise<T>;
  /** Closes the current set and stops running statements. */
  close(): Promise<void>;
}
