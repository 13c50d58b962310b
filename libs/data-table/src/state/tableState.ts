import type { SortEntry } from '../engine/TableView.ts';

/** Which page a table shows. */
export interface PaginationState {
  /** The page, from 0. */
  pageIndex: number;
  /** Rows on a page. */
  pageSize: number;
  /**
   * Number of pages when the state was reported; absent where search or filters have just changed: how many pages they leave
   * is reported as soon as it is known (`page-count`). Ignored when the state is passed in.
   */
  pageCount?: number;
}

/** A condition on one column: plain data that its filter type gives a meaning to. */
export interface ColumnFilterState {
  /** The column's id. */
  id: string;
  /**
   * What is asked for. `select`: the option values, as an array of texts. `date`: a day as yyyy-mm-dd. `text`: the text that
   * is looked for. `number`: `{ min, max }`, each a number or null. With a `filterFn`: whatever that understands.
   */
  value: unknown;
}

/** Columns that a person keeps at the edges; columns pinned by their definition are not named. */
export interface ColumnPinningState {
  /** Ids at the left edge, outermost first. */
  left: string[];
  /** Ids at the right edge, outermost last. */
  right: string[];
}

/** Which rows are selected. Rows are named by their ids, so that a selection outlives sorting, filtering and new data. */
export interface RowSelectionState {
  /** `include`: the named rows are selected. `exclude`: all rows are, but for the named ones, so that a million rows need no million names. */
  mode: 'include' | 'exclude';
  /** Row ids. */
  ids: string[];
  /**
   * With `exclude`, what "all" is counted among: the rows that pass this search and these filters. Absent for all rows of the
   * source. Set where all rows of a server are selected, which no page can name; such a selection lasts until search or filters
   * change.
   */
  among?: Pick<DataTableState, 'globalFilter' | 'columnFilters'>;
}

/** How much air rows have. */
export type TableDensity = 'comfortable' | 'compact';

/** A table's state: plain data that can be kept and passed in again. */
export interface DataTableState {
  /** The text that is searched for in all columns; empty for none. */
  globalFilter: string;
  /** Conditions on single columns; rows are shown that meet all of them. */
  columnFilters: ColumnFilterState[];
  /** The columns that rows are sorted by, the deciding one first; empty for the order of the source. */
  sorting: SortEntry[];
  /** The page. */
  pagination: PaginationState;
  /** Columns by id that are switched off (`false`); absent ones are shown. */
  columnVisibility: Record<string, boolean>;
  /** Column ids in order; columns that are not named follow in the order of their definitions. */
  columnOrder: string[];
  /** Columns that a person has pinned. */
  columnPinning: ColumnPinningState;
  /** Widths in px by column id, where a person changed them. */
  columnSizing: Record<string, number>;
  /** The selected rows. */
  rowSelection: RowSelectionState;
  /** Rows whose nested rows are shown, by row id; `true` for all rows. */
  expanded: true | string[];
  /** How much air rows have. */
  density: TableDensity;
}

/** Why a table's state changed. */
export type DataTableStateReason =
  | 'search'
  | 'filter'
  | 'sort'
  | 'page'
  | 'page-size'
  | 'page-count'
  | 'column-visibility'
  | 'column-order'
  | 'column-pinning'
  | 'column-size'
  | 'row-selection'
  | 'expanded'
  | 'density'
  | 'reset-columns';

/** No row is selected. */
export const noSelection: RowSelectionState = { mode: 'include', ids: [] };

/** The initial state of a table. */
export const untouchedState: Omit<DataTableState, 'pagination'> = {
  globalFilter: '',
  columnFilters: [],
  sorting: [],
  columnVisibility: {},
  columnOrder: [],
  columnPinning: { left: [], right: [] },
  columnSizing: {},
  rowSelection: noSelection,
  expanded: [],
  density: 'comfortable',
};

/** Number of pages; at least one, so that an empty table has a page too. */
function pageCountOf(rowCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rowCount / Math.max(1, pageSize)));
}

/** The state's page, moved to the last page where there are fewer rows by now, with the number of pages. */
export function currentPage(pagination: PaginationState, rowCount: number): Required<PaginationState> {
  const pageSize = Math.max(1, Math.floor(pagination.pageSize) || 1);
  const pageCount = pageCountOf(rowCount, pageSize);
  const wanted = Math.max(0, Math.floor(pagination.pageIndex) || 0);
  return { pageSize, pageCount, pageIndex: Math.min(wanted, pageCount - 1) };
}

/** The page of another page size that holds the row which is first now. */
export function withPageSize(pagination: PaginationState, pageSize: number): PaginationState {
  return { pageIndex: Math.floor((pagination.pageIndex * pagination.pageSize) / pageSize), pageSize };
}
