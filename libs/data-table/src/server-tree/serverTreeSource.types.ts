import type { EngineFilter } from '../engine/EngineFilter.ts';
import type { EngineColumn, TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import type { SortEntry } from '../engine/TableView.ts';

/** Which rows a server is asked for. */
export interface TreeQuery<TRow> {
  /** The row whose nested rows are wanted; null for the rows at the top. */
  parent: TRow | null;
  /** Conditions on single columns: rows are wanted that pass all of them, and rows above such rows. */
  filters: readonly EngineFilter[];
  /** Rows are wanted that contain this text, and rows above such rows; '' for all. */
  search: string;
  /** The columns to sort by, the deciding one first. */
  sorting: readonly SortEntry[];
}

/** How a tree comes from a server. */
export interface ServerTreeOptions<TRow extends object> {
  /** Fetches the rows at the top, or those nested in a row when it is opened, filtered and sorted by the server. */
  fetchChildren: (query: TreeQuery<TRow>, context: { signal: AbortSignal }) => Promise<readonly TRow[]>;
  /** Whether rows are nested in a row, which may not have been fetched. */
  hasChildren: (row: TRow) => boolean;
}

/** A source whose rows are nested, and fetched from a server when the row above them is opened. */
export interface ServerTreeSource<TRow extends object> extends TableSource<TRow> {
  /** Asks the server again for what tables show; until the response the last rows stay. */
  readonly refresh: () => void;
  /** Creates the engine that asks the server; `createTableEngine` calls it. */
  readonly createEngine: (columns: readonly EngineColumn<TRow>[]) => TableEngine<TRow>;
}
