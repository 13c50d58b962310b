import type { EngineFilter } from '../engine/EngineFilter.ts';
import type { EngineColumn, TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import type { SortEntry } from '../engine/TableView.ts';

/** A query for rows of a server. */
export interface TreeQuery<TRow> {
  /** The parent row; null for the top rows. */
  parent: TRow | null;
  /** Conditions on single columns: return rows that pass all of them, and their ancestors. */
  filters: readonly EngineFilter[];
  /** Search text: return rows that contain it, and their ancestors; '' for all rows. */
  search: string;
  /** The columns to sort by, primary first. */
  sorting: readonly SortEntry[];
}

/** Options of a server tree. */
export interface ServerTreeOptions<TRow extends object> {
  /** Fetches the top rows, or the children of an expanded row, filtered and sorted by the server. */
  fetchChildren: (query: TreeQuery<TRow>, context: { signal: AbortSignal }) => Promise<readonly TRow[]>;
  /** Whether a row has children, loaded or not. */
  hasChildren: (row: TRow) => boolean;
}

/** A source of nested rows, fetched from a server when their parent is expanded. */
export interface ServerTreeSource<TRow extends object> extends TableSource<TRow> {
  /** Fetches the shown rows again; the last rows stay until the response. */
  readonly refresh: () => void;
  /** Creates the engine that asks the server; `createTableEngine` calls it. */
  readonly createEngine: (columns: readonly EngineColumn<TRow>[]) => TableEngine<TRow>;
}
