import type { WarehouseDriver } from './WarehouseDriver.ts';

/** The set in use, as described by its source. */
export interface NamedSet {
  setId: string;
  /** Version of the tables; this program reads `setLayout`. */
  layout: number;
  /** Opens the set. */
  open(): Promise<WarehouseDriver>;
}

/** A source of sets: a folder of files, or a database server. */
export interface SetSource {
  /** Returns the set in use; null if none was ever loaded. */
  readCurrent(): Promise<NamedSet | null>;
  /** Message if there is no set, with the fix. */
  missing: string;
  /** Message if the set has another version, with the fix. */
  outdated: string;
  /**
   * Whether an error of the source means that its sets cannot be queried either; requests then get it until the source
   * recovers.
   */
  isAway(error: unknown): boolean;
  /** Returns the error of a request while the set in use can be neither found nor opened. */
  asOpenProblem(error: unknown): unknown;
  /** Converts the error of a statement for its request. */
  asStatementProblem(error: unknown): unknown;
  close(): Promise<void>;
}
