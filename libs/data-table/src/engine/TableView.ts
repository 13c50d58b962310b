import type { AggregateEntry, Aggregates } from './aggregates/aggregationFunctions.ts';
import type { EngineFilter } from './EngineFilter.ts';
import type { RowIdOptions } from './rowIds.ts';

/** One entry of a sort: a column and its direction. */
export interface SortEntry {
  /** The column's id. */
  id: string;
  /** True for descending. */
  desc: boolean;
}

/** Which rows are wanted, in which order. Every part may be left out. */
export interface ViewRequest {
  /** Conditions on single columns; rows stay that pass all of them. */
  filters?: readonly EngineFilter[] | undefined;
  /** Rows stay where some searchable column contains this text, without regard to case; spaces around it do not count. */
  search?: string | undefined;
  /** The columns to sort by, the deciding one first. */
  sorting?: readonly SortEntry[] | undefined;
  /** The rows whose nested rows are shown, by row number; `true` for all of them. Default: none. */
  expanded?: true | ReadonlySet<number> | undefined;
  /** The aggregates wanted of the rows that pass search and filters, one per column. Default: none. */
  aggregates?: readonly AggregateEntry[] | undefined;
}

/** Reads rows by their number. */
export interface RowReader<TRow = unknown> {
  /** A column's value in a row; undefined where the column or the value is not there, or the row has not arrived. */
  value(columnId: string, rowIndex: number): unknown;
  /** The row object. Made at each call where the source holds no objects. Throws where the row has not arrived. */
  row(rowIndex: number): TRow;
  /** The id of a row, where the source names its rows itself. */
  idOf?(rowIndex: number, options?: RowIdOptions<TRow>): string;
  /** The text of a cell that the source words itself, whatever its column draws; undefined for all others. */
  textOf?(columnId: string, rowIndex: number): string | undefined;
  /** False while the row is still on its way (rows of a server). */
  isLoaded(rowIndex: number): boolean;
  /** Says that rows are looked at, from a place up to before another one: a server's rows are then fetched. */
  want(from: number, to: number): void;
  /** Calls back whenever rows arrive or fail to; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Increases with every arrival, so that a view re-renders. */
  version(): number;
  /** Why rows that were wanted did not arrive; null where nothing went wrong. */
  failure(): unknown;
  /** Asks once more for the rows that did not arrive. */
  retry(): void;
}

/** The rows of a request in order: places from 0 to `rowCount - 1`. */
export interface TableView<TRow = unknown> {
  /** Row numbers by place; null where place and row number are the same. Never written to. */
  readonly rows: Uint32Array | null;
  /** How deep each place's row is nested, 0 for top rows; null where no row of the source is nested. */
  readonly depths: Uint32Array | null;
  /** Number of places: rows that are to be shown, nested ones only where all rows above them are expanded. */
  readonly rowCount: number;
  /** Number of rows that pass search and filters, with nested ones that are not expanded and with the rows above hits. */
  readonly matchCount: number;
  /**
   * The aggregates of the rows that pass search and filters, by column id; null where none were asked for, or a server answered
   * none. Of nested rows only those count in which no passing row is nested.
   */
  readonly aggregates: Aggregates | null;
  /** Reads this view's rows. A server's rows belong to one request, so read a view by its own reader. */
  readonly reader: RowReader<TRow>;
}

/** A distinct value of a column and how often it occurs. */
export interface Facet {
  /** The value as text: what an options filter takes. Values that differ in case alone are one facet, spelt as first met. */
  value: string;
  /** Number of rows. */
  count: number;
}

/** What values a column has. */
export interface Facets {
  /** Distinct values in collation order; items of lists each count. */
  values: readonly Facet[];
  /** Number of rows without a value. */
  missingCount: number;
  /** Least and greatest number, or null where the column holds none. */
  range: { min: number; max: number } | null;
}

/** How long work is watched and ended. */
export interface WorkOptions {
  /** Ends the work: the promise is rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Called whenever the work lets the page live for a moment. */
  onPause?: (() => void) | undefined;
}
