import type { SortEntry } from '../engine/TableView.ts';

/** The page that a table shows. */
export interface PaginationState {
  /** The page, from 0. */
  pageIndex: number;
  /** Rows on a page. */
  pageSize: number;
  /**
   * Number of pages in a reported state; absent right after search or filters have changed, and reported later
   * (`page-count`). Ignored as input.
   */
  pageCount?: number;
}

/** A condition on one column: plain data. */
export interface ColumnFilterState {
  /** The column's id. */
  id: string;
  /**
   * The filter value. `select`: an array of option values. `date`: a day as yyyy-mm-dd. `text`: the text to find.
   * `number`: `{ min, max }`, each a number or null. With a `filterFn`: any value.
   */
  value: unknown;
}

/** Columns pinned by the user, without those pinned by definition. */
export interface ColumnPinningState {
  /** Ids at the left edge, outermost first. */
  left: string[];
  /** Ids at the right edge, outermost last. */
  right: string[];
}

/** The selected rows, by id, so that the selection survives sorting, filtering and new data. */
export interface RowSelectionState {
  /** `include`: the listed rows are selected. `exclude`: all rows except the listed ones are selected. */
  mode: 'include' | 'exclude';
  /** Row ids. */
  ids: string[];
  /**
   * With `exclude`: limits "all" to the rows that pass this search and these filters. Absent for all rows of the
   * source. Set when all rows of a server are selected; such a selection ends when search or filters change.
   */
  among?: Pick<DataTableState, 'globalFilter' | 'columnFilters'>;
}

/** Row density. */
export type TableDensity = 'comfortable' | 'compact';

/** A table's state: plain data that can be stored and restored. */
export interface DataTableState {
  /** Search text; empty for none. */
  globalFilter: string;
  /** Conditions on single columns; shown rows meet all of them. */
  columnFilters: ColumnFilterState[];
  /** The columns to sort by, primary first; empty for the source order. */
  sorting: SortEntry[];
  /** The page. */
  pagination: PaginationState;
  /** Hidden columns by id (`false`); absent ones are shown. */
  columnVisibility: Record<string, boolean>;
  /** Column ids in order; other columns follow in definition order. */
  columnOrder: string[];
  /** Columns that the user has pinned. */
  columnPinning: ColumnPinningState;
  /** User-defined widths in px by column id. */
  columnSizing: Record<string, number>;
  /** The selected rows. */
  rowSelection: RowSelectionState;
  /** Rows whose nested rows are shown, by row id; `true` for all rows. */
  expanded: true | string[];
  /** Row density. */
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

/** Returns the number of pages, at least one. */
function pageCountOf(rowCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rowCount / Math.max(1, pageSize)));
}

/** Returns the pagination with the page count, clamped to the last page. */
export function currentPage(pagination: PaginationState, rowCount: number): Required<PaginationState> {
  const pageSize = Math.max(1, Math.floor(pagination.pageSize) || 1);
  const pageCount = pageCountOf(rowCount, pageSize);
  const wanted = Math.max(0, Math.floor(pagination.pageIndex) || 0);
  return { pageSize, pageCount, pageIndex: Math.min(wanted, pageCount - 1) };
}

/** Returns the page of a new page size that contains the current first row. */
export function withPageSize(pagination: PaginationState, pageSize: number): PaginationState {
  return { pageIndex: Math.floor((pagination.pageIndex * pagination.pageSize) / pageSize), pageSize };
}
