import type { WarehouseDriver } from './WarehouseDriver.ts';

/** The set in use, as a source of sets names it. */
export interface NamedSet {
  setId: string;
  /** Version of the tables; `setLayout` for one that this program can read. */
  layout: number;
  /** Opens the set. */
  open(): Promise<WarehouseDriver>;
}

/** Where sets are found: a folder of files, or a database server. */
export interface SetSource {
  /** The set in use; null where none was ever loaded. */
  readCurrent(): Promise<NamedSet | null>;
  /** Message where there is no set: what to do. */
  missing: string;
  /** Message where the set is of another version: what to do. */
  outdated: string;
  /** Whether an error of the source means that its sets cannot be asked either: requests get it until the source is back. */
  isAway(error: unknown): boolean;
  /** The error of a request while the set in use can be neither found nor opened. */
  asOpenProblem(error: unknown): unknown;
  /** The error of a statement as its request sees it. */
  asStatementProblem(error: unknown): unknown;
  close(): Promise<void>;
}
