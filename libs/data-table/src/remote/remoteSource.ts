import type { AggregateEntry, Aggregates } from '../engine/aggregates/aggregationFunctions.ts';
import type { EngineFilter } from '../engine/EngineFilter.ts';
import type { Facets, SortEntry } from '../engine/TableView.ts';
import type { EngineColumn, TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import { createNews } from './createNews.ts';
import { RemoteEngine } from './RemoteEngine.ts';
import type { TableTimers } from '../timers/TableTimers.ts';

/** A query for rows of a server. */
export interface RemoteQuery {
  /** Conditions on single columns; rows must pass all of them. */
  filters: readonly EngineFilter[];
  /** Search text, trimmed; '' for all rows. */
  search: string;
  /** The columns to sort by, primary first. */
  sorting: readonly SortEntry[];
  /** Index of the first row, from 0. */
  offset: number;
  /** Max number of rows. */
  limit: number;
  /** The aggregates of all passing rows, for the footer. Absent if none are needed, and for later pages. */
  aggregates?: readonly AggregateEntry[];
}

/** Response of a server. */
export interface RemoteRows<TRow> {
  /** The rows from the query's offset, as objects or as a source (`arrowSource(table)`). */
  rows: readonly TRow[] | TableSource<TRow>;
  /**
   * Total number of rows that pass the search and filters. A later page may update it. A response without it, or with
   * more or fewer rows than expected, is a failure.
   */
  total: number;
  /**
   * The requested aggregates by column id, over all rows that pass the search and filters; null for a column without
   * values. The footer shows a dash for absent ones.
   */
  aggregates?: Aggregates | null;
}

/** Options of a server source. */
export interface RemoteOptions<TRow extends object> {
  /** Fetches rows that the server has filtered and sorted. */
  fetchRows: (query: RemoteQuery, context: { signal: AbortSignal }) => Promise<RemoteRows<TRow>>;
  /** Fetches a column's values among the rows of a query, for filter menus. Default: no values. */
  fetchFacets?: (
    columnId: string,
    query: Pick<RemoteQuery, 'filters' | 'search'>,
    context: { signal: AbortSignal },
  ) => Promise<Facets>;
  /** Rows per request. Default 100. */
  pageSize?: number;
  /** Number of cached pages; the least recently used are evicted first. Default 50. */
  pagesKept?: number;
  /** Debounce delay in ms of requests that follow another one closely. Default 250; 0 disables it. */
  restMs?: number;
  /** Timers of the delay. Default: the global timers. */
  timers?: TableTimers;
  /** Returns the id of a row. Default: the table's `getRowId` or `idKey`, else the property `id`, else the index. */
  getRowId?: (row: TRow, place: number) => string;
}

/** A source whose rows a server filters, sorts and pages: only visible rows are fetched. */
export interface RemoteSource<TRow extends object> extends TableSource<TRow> {
  /** The options of the source. */
  readonly remote: RemoteOptions<TRow>;
  /**
   * Fetches the shown rows again, for example after an edit. The last rows stay until the response; on failure, tables
   * offer to try again.
   */
  readonly refresh: () => void;
  /**
   * Creates the engine that asks the server. `createTableEngine` calls it. `memory` is shared by successive engines and
   * keeps the last response; default: each engine starts empty.
   */
  readonly createEngine: (columns: readonly EngineColumn<TRow>[], memory?: object) => TableEngine<TRow>;
  /** Number of refreshes. */
  readonly version: () => number;
  /** Calls back at each refresh; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a source over a server's rows. Create it once: a new source starts empty. */
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
