import type { CurrentSet } from '../set/CurrentSet.ts';
import type { ControlTotals } from './controlTotals.ts';
import type { SetColumn, SetTable } from './SetFile.ts';
import type { SetPart } from './SetPart.ts';

/** Publishing failed; the message says why and what to do. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly code = 'publish_failed';
}

/** A database server that a set is published to. Nothing of a set can be seen by the platform before `putIntoUse`. */
export interface PublishTarget {
  /** DuckDB's SQL of a column as the server reads it in text. Default `plainText`. */
  textOf?: (column: SetColumn) => string;
  /** Makes the empty tables of a set, unless an earlier attempt made them. */
  prepare(set: CurrentSet, tables: readonly SetTable[]): Promise<void>;
  /** The id of the set in use, where its months can be taken into a new one; else null. */
  setToTakeFrom(): Promise<string | null>;
  /** First rows of the parts of a table that are there already. */
  copiedParts(setId: string, table: SetTable): Promise<ReadonlySet<number>>;
  /** Copies a part of a table, whole or not at all. `text` is as `SetFile.readText` returns it. */
  copyPart(setId: string, table: SetTable, first: number, text: AsyncIterable<string>): Promise<void>;
  /**
   * Takes parts of a table that are made of whole months from another set of the server, of which no row is there yet. It may be called
   * again after it was stopped.
   */
  takeParts(setId: string, table: SetTable, parts: readonly SetPart[], from: string): Promise<void>;
  /** What reading needs besides the rows: indexes and statistics. */
  finish(setId: string, tables: readonly SetTable[]): Promise<void>;
  /** The control totals of a table as it is there. */
  readTotals(setId: string, table: SetTable): Promise<ControlTotals>;
  /** Keeps the control totals that a running platform compares. */
  keepTotals(setId: string, totals: ControlTotals): Promise<void>;
  /** Puts the set into use from one moment to the next, and lets `reader` read it. */
  putIntoUse(setId: string, reader: string | undefined): Promise<void>;
  /** Removes a set. */
  remove(setId: string): Promise<void>;
  /** Removes the sets that are neither in use nor the one before. */
  removeOld(): Promise<void>;
  /** Goes back to the set before; returns its id, or null without one. */
  restorePrevious(): Promise<string | null>;
  close(): Promise<void>;
}
