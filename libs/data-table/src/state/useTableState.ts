import { useState } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { paginationKey, readPagination, writePagination } from './storedPagination.ts';
import type { PaginationStorage } from './storedPagination.ts';
import { currentPage } from './tableState.ts';
import type { DataTableState, DataTableStateReason } from './tableState.ts';

/** What the table's state depends on. */
export interface TableStateOptions<TRow> {
  /** The columns: they may say how the table is sorted at first. */
  columns: readonly ColumnDef<TRow>[];
  /** Slices that the caller holds. */
  state: Partial<DataTableState> | undefined;
  /** Slices to start with. */
  defaultState: Partial<DataTableState> | undefined;
  /** Told of each change. */
  onStateChange: ((state: DataTableState, details: { reason: DataTableStateReason }) => void) | undefined;
  /** Under which the pagination is kept. */
  tableId: string | undefined;
  /** Page sizes on offer. */
  pageSizes: readonly number[];
  /** Number of rows. */
  rowCount: number;
  /** Where pagination is kept; null keeps it nowhere. */
  storage: PaginationStorage | null;
}

/** The table's state and the one way to change it. */
export interface TableStateControl {
  /** Every slice: the controlled ones as passed in, the others as kept here. */
  state: DataTableState;
  /** Changes slices, reports the new state, and keeps the pagination where it is not controlled. */
  change: (patch: Partial<DataTableState>, reason: DataTableStateReason) => void;
}

/** Holds the slices that nobody controls, and lays the controlled ones over them (TABLE-STATE-1). */
export function useTableState<TRow>(options: TableStateOptions<TRow>): TableStateControl {
  const [own, setOwn] = useState(() => initialState(options));
  const state: DataTableState = { ...own, ...definedSlices(options.state) };

  const change = (patch: Partial<DataTableState>, reason: DataTableStateReason) => {
    const next = { ...state, ...patch };
    setOwn(next);
    if (patch.pagination && !options.state?.pagination) {
      writePagination(options.storage, paginationKey(options.tableId), patch.pagination);
    }
    options.onStateChange?.({ ...next, pagination: currentPage(next.pagination, options.rowCount) }, { reason });
  };

  return { state, change };
}

function initialState<TRow>({
  columns,
  defaultState,
  storage,
  tableId,
  pageSizes,
}: TableStateOptions<TRow>): DataTableState {
  const sorted = columns.filter((column) => column.isSorted);
  return {
    sorting: sorted.map((column) => ({ id: column.id, desc: column.isSortedDesc === true })),
    columnVisibility: {},
    columnOrder: [],
    columnSizing: {},
    ...defaultState,
    pagination: readPagination(storage, paginationKey(tableId), pageSizes) ??
      defaultState?.pagination ?? { pageIndex: 0, pageSize: pageSizes[0] ?? 10 },
  };
}

function definedSlices(state: Partial<DataTableState> | undefined): Partial<DataTableState> {
  return Object.fromEntries(Object.entries(state ?? {}).filter(([, slice]) => slice !== undefined));
}
