import type { TableStateControl } from '../state/useTableState.ts';
import { withFilter } from './columnFilters.ts';

/** Sets a column's filter, or removes it with null, and goes to the first page. */
export function changeFilter({ state, change }: TableStateControl, columnId: string, value: unknown): void {
  const columnFilters = withFilter(state.columnFilters, columnId, value);
  change({ columnFilters, pagination: { ...state.pagination, pageIndex: 0 } }, 'filter');
}

/** Clears the search and all filters. */
export function clearFilters({ state, change }: TableStateControl): void {
  change({ columnFilters: [], globalFilter: '', pagination: { ...state.pagination, pageIndex: 0 } }, 'filter');
}
