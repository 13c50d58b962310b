import type { TableStateControl } from '../state/useTableState.ts';
import { withFilter } from './columnFilters.ts';

/** Puts another filter of a column to work, or none with null; its rows are read from the first page. */
export function changeFilter({ state, change }: TableStateControl, columnId: string, value: unknown): void {
  const columnFilters = withFilter(state.columnFilters, columnId, value);
  change({ columnFilters, pagination: { ...state.pagination, pageIndex: 0 } }, 'filter');
}

/** Takes search and filters away. */
export function clearFilters({ state, change }: TableStateControl): void {
  change({ columnFilters: [], globalFilter: '', pagination: { ...state.pagination, pageIndex: 0 } }, 'filter');
}
