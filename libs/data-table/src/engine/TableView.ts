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

/** Which rows to return, and in which order. Every part is optional. */
export interface ViewRequest {
  /** Conditions on single columns; rows must pass all of them. */
  filters?: readonly EngineFilter[] | undefined;
  /** Text that a searchable column must contain, case-insensitive and trimmed. */
  search?: string | undefined;
  /** The columns to sort by, primary first. */
  sorting?: readonly SortEntry[] | undefined;
  /** The rows whose nested rows are shown, by row number; `true` for all of them. Default: none. */
  expanded?: true | ReadonlySet<number> | undefined;
  /** The aggregates wanted of the rows that pass search and filters, one per column. Default: none. */
  aggregates?: readonly AggregateEntry[] | undefined;
}

/** Reads rows by their number. */
export interface RowReader<TRow = unknown> {
  /** Returns a column's value in a row; undefined if the column, the value or the row is missing. */
  value(columnId: string, rowIndex: number): unknown;
  /** Returns the row object. Sources without objects create it on each call. Throws if the row is not loaded. */
  row(rowIndex: number): TRow;
  /** Returns the id of a row if the source defines ids. */
  idOf?(rowIndex: number, options?: RowIdOptions<TRow>): string;
  /** Returns the text of a cell if the source defines it; else undefined. */
  textOf?(columnId: string, rowIndex: number): string | undefined;
  /** Whether a row is a group; absent if rows are not grouped. */
  isGroup?(rowIndex: number): boolean;
  /** Returns the groups of a row by number, the outermost first; absent if rows are not grouped. */
  groupsOf?(rowIndex: number): readonly number[];
  /** False while a server row is loading. */
  isLoaded(rowIndex: number): boolean;
  /** Requests the rows in a range of places, so that server rows are fetched. */
  want(from: number, to: number): void;
  /** Subscribes to rows that load or fail; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Increases with every response, so that a view re-renders. */
  version(): number;
  /** Why requested rows failed to load; null for none. */
  failure(): unknown;
  /** Requests failed rows again. */
  retry(): void;
}

/** The rows of a request in order: places from 0 to `rowCount - 1`. */
export interface TableView<TRow = unknown> {
  /** Row numbers by place; null if place and row number are the same. Never written to. */
  readonly rows: Uint32Array | null;
  /** Nesting depth of the row at each place, 0 for top rows; null if no row is nested. */
  readonly depths: Uint32Array | null;
  /** Number of places: shown rows, nested ones only if all their ancestors are expanded. */
  readonly rowCount: number;
  /** Number of rows that pass the search and filters, including collapsed ones and ancestors of hits. */
  readonly matchCount: number;
  /**
   * The aggregates of the rows that pass the search and filters, by column id; null if none were requested or returned.
   * Rows with passing children are not counted.
   */
  readonly aggregates: Aggregates | null;
  /** Reads this view's rows. Server rows belong to one request, so use the view's own reader. */
  readonly reader: RowReader<TRow>;
}

/** A distinct value of a column and how often it occurs. */
export interface Facet {
  /**
   * The value as text, as an options filter takes it. Values that differ only in case are one facet, with the first
   * spelling.
   */
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
  /** Min and max number; null if there is none. */
  range: { min: number; max: number } | null;
}

/** Options of asynchronous work. */
export interface WorkOptions {
  /** Cancels the work: the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Called whenever the work yields to the page. */
  onPause?: (() => void) | undefined;
}
