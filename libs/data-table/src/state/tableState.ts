import type { SortEntry } from '../engine/TableEngine.ts';

/** Which page a table shows. */
export interface PaginationState {
  /** The page, from 0. */
  pageIndex: number;
  /** Rows on a page. */
  pageSize: number;
  /** Number of pages when the state was reported; ignored when the state is passed in. */
  pageCount?: number;
}

/** A table's state: plain data that can be kept and passed in again. */
export interface DataTableState {
  /** The columns that rows are sorted by, the deciding one first; empty for the order of the source. */
  sorting: SortEntry[];
  /** The page. */
  pagination: PaginationState;
  /** Columns by id that are switched off (`false`); absent ones are shown. */
  columnVisibility: Record<string, boolean>;
  /** Column ids in order; columns that are not named follow in the order of their definitions. */
  columnOrder: string[];
  /** Widths in px by column id, where a person changed them. */
  columnSizing: Record<string, number>;
}

/** Why a table's state changed. */
export type DataTableStateReason = 'sort' | 'page' | 'page-size' | 'column-visibility' | 'column-size';

/** Number of pages; at least one, so that an empty table has a page too. */
export function pageCountOf(rowCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rowCount / Math.max(1, pageSize)));
}

/** The state's page, moved to the last page where there are fewer rows by now, with the number of pages. */
export function currentPage(pagination: PaginationState, rowCount: number): Required<PaginationState> {
  const pageSize = Math.max(1, Math.floor(pagination.pageSize) || 1);
  const pageCount = pageCountOf(rowCount, pageSize);
  const wanted = Math.max(0, Math.floor(pagination.pageIndex) || 0);
  return { pageSize, pageCount, pageIndex: Math.min(wanted, pageCount - 1) };
}

/** The page of another page size that holds the row which stands first now. */
export function withPageSize(pagination: PaginationState, pageSize: number): PaginationState {
  return { pageIndex: Math.floor((pagination.pageIndex * pagination.pageSize) / pageSize), pageSize };
}
