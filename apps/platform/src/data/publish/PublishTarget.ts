import type { CurrentSet } from '../set/CurrentSet.ts';
import type { ControlTotals } from './controlTotals.ts';
import type { SetColumn, SetTable } from './SetFile.ts';
import type { SetPart, SetPiece } from './SetPart.ts';

/** Thrown when publishing fails; the message gives the reason and the fix. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly code = 'publish_failed';
}

/**
 * Months of a table with their marks: texts from the server's metadata about the rows, computed without reading values.
 * Any change in a month changes its mark. Some tables have no marks.
 */
export type MonthMarks = ReadonlyMap<number, string>;

/**
 * Returns the name of the table with the marks of a distributed table: eff_month and mark for each month and server.
 * Other tables have local marks, or none.
 */
export function marksOf(table: string): string {
  return `${table}_mark`;
}

/** State of a month when its control totals were last compared with the file. */
export interface CheckedMonth {
  /** As in `totalsByMonth`. */
  totals: string;
  mark: string;
}

/** Months to copy from the set in use. */
export interface MonthsToTake {
  setId: string;
  table: SetTable;
  /** The set in use. */
  from: string;
  /** The months, with their expected marks. */
  months: MonthMarks;
  /** The pieces of the table. */
  pieces: readonly SetPiece[];
}

/** A database server for publishing sets. The platform does not see a set before `putIntoUse`. */
export interface PublishTarget {
  /** DuckDB's SQL of a column as the server reads it in text. Default `plainText`. */
  textOf?: (column: SetColumn) => string;
  /** Creates the empty tables of a set, unless an earlier attempt did. */
  prepare(set: CurrentSet, tables: readonly SetTable[]): Promise<void>;
  /** Returns the id of the set in use if its months can be reused, else null. Custom tables cannot reuse months. */
  setToTakeFrom(): Promise<string | null>;
  /** Returns the pieces of a table that are already copied. */
  copiedPieces(setId: string, table: SetTable): Promise<ReadonlySet<number>>;
  /** Removes unrecorded months that an interruption left. `begun`: months with recorded pieces. */
  removeUnrecorded(setId: string, table: SetTable, begun: ReadonlySet<number>): Promise<void>;
  /** Copies a part of a table atomically. `text` is as `SetFile.readText` returns it. */
  copyPart(setId: string, table: SetTable, part: SetPart, text: AsyncIterable<string>): Promise<void>;
  /**
   * Reuses months of another set on the server that have no rows yet; skips those with another mark. Returns the reused
   * months with their marks in the new set.
   */
  takeMonths(taking: MonthsToTake): Promise<MonthMarks>;
  /** Creates indexes and statistics. */
  finish(setId: string, tables: readonly SetTable[]): Promise<void>;
  /** Returns the control totals of a published table, without those of some months. */
  readTotals(setId: string, table: SetTable, without: ReadonlySet<number>): Promise<ControlTotals>;
  /** Returns the current marks of a table's months. */
  readMarks(setId: string, table: SetTable): Promise<MonthMarks>;
  /** Stores the compared months for the next set. */
  keepMonths(setId: string, table: SetTable, months: ReadonlyMap<number, CheckedMonth>): Promise<void>;
  /** Returns the stored months; empty for a set of an earlier version. */
  keptMonths(setId: string, table: SetTable): Promise<ReadonlyMap<number, CheckedMonth>>;
  /** Stores the control totals that a running platform compares. */
  keepTotals(setId: string, totals: ControlTotals): Promise<void>;
  /** Puts the set into use atomically, and grants `reader` access. */
  putIntoUse(setId: string, reader: string | undefined): Promise<void>;
  /** Removes a set. */
  remove(setId: string): Promise<void>;
  /** Removes all sets except the current and the previous one. */
  removeOld(): Promise<void>;
  /** Restores the previous set; returns its id, or null without one. */
  restorePrevious(): Promise<string | null>;
  close(): Promise<void>;
}
