import type { ColumnFilterState } from '../state/tableState.ts';
import type { TableStateControl } from '../state/useTableState.ts';

/** Puts other filters to work; their rows are read from the first page. */
export function changeFilters({ state, change }: TableStateControl, columnFilters: ColumnFilterState[]): void {
  change({ columnFilters, pagination: { ...state.pagination, pageIndex: 0 } }, 'filter');
}

/** Takes search and filters away. */
export function clearFilters({ state, change }: TableStateControl): void {
  change({ columnFilters: [], globalFilter: '', pagination: { ...state.pagination, pageIndex: 0 } }, 'filter');
}
