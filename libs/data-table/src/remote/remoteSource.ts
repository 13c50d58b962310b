import type { AggregateEntry, Aggregates } from '../engine/aggregates/aggregationFunctions.ts';
import type { EngineFilter } from '../engine/EngineFilter.ts';
import type { Facets, SortEntry } from '../engine/TableView.ts';
import type { EngineColumn, TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import { createNews } from './createNews.ts';
import { RemoteEngine } from './RemoteEngine.ts';
import type { TableTimers } from '../timers/TableTimers.ts';

/** Which rows a server is asked for. */
export interface RemoteQuery {
  /** Conditions on single columns; rows are wanted that pass all of them. */
  filters: readonly EngineFilter[];
  /** Rows are wanted that contain this text, without spaces around it; '' for all. */
  search: string;
  /** The columns to sort by, the deciding one first. */
  sorting: readonly SortEntry[];
  /** Place of the first row wanted, from 0. */
  offset: number;
  /** Number of rows wanted. */
  limit: number;
  /** The aggregates wanted of all rows that pass, for the footer. Absent where none are, and on the pages that follow. */
  aggregates?: readonly AggregateEntry[];
}

/** What a server answers. */
export interface RemoteRows<TRow> {
  /** The rows from the query's offset on, as objects or as a source (`arrowSource(table)`). */
  rows: readonly TRow[] | TableSource<TRow>;
  /**
   * Number of rows that pass search and filters, on all pages. If a later page has another number, that one counts; a
   * response without a number, or with more or fewer rows than requested, is reported as a failure.
   */
  total: number;
  /**
   * The aggregates that the query asked for, by column id, over all rows that pass search and filters; null for a column without
   * values. The footer shows a dash for one that is absent.
   */
  aggregates?: Aggregates | null;
}

/** How rows come from a server. */
export interface RemoteOptions<TRow extends object> {
  /** Fetches rows that the server has filtered and sorted. */
  fetchRows: (query: RemoteQuery, context: { signal: AbortSignal }) => Promise<RemoteRows<TRow>>;
  /** Fetches what values a column has among the rows of a query, for filter menus. Default: no values are on offer. */
  fetchFacets?: (
    columnId: string,
    query: Pick<RemoteQuery, 'filters' | 'search'>,
    context: { signal: AbortSignal },
  ) => Promise<Facets>;
  /** Rows fetched together. Default 100. */
  pageSize?: number;
  /** Pages kept while others are looked at; those looked at longest ago are let go first. Default 50. */
  pagesKept?: number;
  /**
   * How long it must be quiet before a question is asked that follows another one closely, in ms: a series of clicks and keys
   * asks twice, not ten times. Default 250; 0 asks always.
   */
  restMs?: number;
  /** Timers of the rest. Default: the environment's. */
  timers?: TableTimers;
  /** The id of a row. Default: as a table's `getRowId` or `idKey` has it, else its property `id`, or else its place. */
  getRowId?: (row: TRow, place: number) => string;
}

/** A source whose rows a server filters, sorts and hands out by pages: only rows that are looked at are fetched. */
export interface RemoteSource<TRow extends object> extends TableSource<TRow> {
  /** How its rows are fetched. */
  readonly remote: RemoteOptions<TRow>;
  /**
   * Asks the server again for what tables show, after an edit for instance. Until the answer the last rows stay, in their
   * place; where it is refused, tables say so and offer to try again.
   */
  readonly refresh: () => void;
  /**
   * Creates the engine that asks the server. `createTableEngine` calls it. `memory` is handed to one engine after the other and
   * keeps the last answer; default: each engine begins with nothing.
   */
  readonly createEngine: (columns: readonly EngineColumn<TRow>[], memory?: object) => TableEngine<TRow>;
  /** Counts the refreshments. */
  readonly version: () => number;
  /** Calls back at each refresh; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A source over a server's rows. Make it once: a new source starts from nothing. */
export function remoteSource<TRow extends object>(options: RemoteOptions<TRow>): RemoteSource<TRow> {
  const { subscribe, version, tell } = createNews();
  return {
    subscribe,
    version,
    refresh: tell,
    remote: options,
    createEngine: (columns, memory = {}) => new RemoteEngine({ remote: options, subscribe, version }, columns, memory),
    rowCount: 0,
    keys: null,
    column: () => undefined,
    row: (index) => {
      throw new RangeError(`Row ${index} has not arrived yet`);
    },
  };
}
