import type { CurrentSet } from '../set/CurrentSet.ts';
import type { ControlTotals } from './controlTotals.ts';
import type { SetColumn, SetTable } from './SetFile.ts';
import type { SetPart, SetPiece } from './SetPart.ts';

/** Publishing failed; the message says why and what to do. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly code = 'publish_failed';
}

/**
 * Months of a table, each with its mark: a text that the server makes of what it keeps about the rows, without reading their values.
 * Whatever is changed, added or removed in a month gives it another mark. A table that the server cannot mark has none.
 */
export type MonthMarks = ReadonlyMap<number, string>;

/**
 * The table with the marks of a table that an operator's SQL spread over several servers: eff_month, mark, a row for each month of
 * each server. A table without one has its marks where it is, or none.
 */
export function marksOf(table: string): string {
  return `${table}_mark`;
}

/** A month of a table as it was when its control totals were last compared with those of the file. */
export interface CheckedMonth {
  /** As `totalsByMonth` gives them. */
  totals: string;
  mark: string;
}

/** What is taken from the set in use. */
export interface MonthsToTake {
  setId: string;
  table: SetTable;
  /** The set in use. */
  from: string;
  /** The months, with the marks that they have to have there. */
  months: MonthMarks;
  /** The pieces of the table. */
  pieces: readonly SetPiece[];
}

/** A database server that a set is published to. Nothing of a set can be seen by the platform before `putIntoUse`. */
export interface PublishTarget {
  /** DuckDB's SQL of a column as the server reads it in text. Default `plainText`. */
  textOf?: (column: SetColumn) => string;
  /** Makes the empty tables of a set, unless an earlier attempt made them. */
  prepare(set: CurrentSet, tables: readonly SetTable[]): Promise<void>;
  /** The id of the set in use, where its months can be taken into a new one; else null. An operator's own tables take none. */
  setToTakeFrom(): Promise<string | null>;
  /** The pieces of a table that are there already. */
  copiedPieces(setId: string, table: SetTable): Promise<ReadonlySet<number>>;
  /** Removes what a stop left of months before it was written down as copied. `begun`: months of which pieces are written down. */
  removeUnrecorded(setId: string, table: SetTable, begun: ReadonlySet<number>): Promise<void>;
  /** Copies a part of a table, whole or not at all. `text` is as `SetFile.readText` returns it. */
  copyPart(setId: string, table: SetTable, part: SetPart, text: AsyncIterable<string>): Promise<void>;
  /**
   * Takes months from another set of the server, of which no row is there yet; those with another mark are left out. Returns
   * the months that were taken, with their marks in the new set.
   */
  takeMonths(taking: MonthsToTake): Promise<MonthMarks>;
  /** What reading needs besides the rows: indexes and statistics. */
  finish(setId: string, tables: readonly SetTable[]): Promise<void>;
  /** The control totals of a table as it is there, without those of some months. */
  readTotals(setId: string, table: SetTable, without: ReadonlySet<number>): Promise<ControlTotals>;
  /** The marks of a table's months as they are. */
  readMarks(setId: string, table: SetTable): Promise<MonthMarks>;
  /** Keeps what was compared, for the next set. */
  keepMonths(setId: string, table: SetTable, months: ReadonlyMap<number, CheckedMonth>): Promise<void>;
  /** What was kept; nothing for a set of an earlier version. */
  keptMonths(setId: string, table: SetTable): Promise<ReadonlyMap<number, CheckedMonth>>;
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
