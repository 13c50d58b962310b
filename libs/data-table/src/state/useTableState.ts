import { useState, useSyncExternalStore } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { writeStored } from './readStored.ts';
import { paginationKey, readPagination, writePagination } from './storedPagination.ts';
import type { PaginationStorage } from './storedPagination.ts';
import { readStoredView, viewKey } from './storedView.ts';
import { fittingSelection } from './fittingSelection.ts';
import { untouchedState } from './tableState.ts';
import type { ColumnFilterState, DataTableState, DataTableStateReason } from './tableState.ts';
import { viewSlices } from './tableView.ts';
import type { SavedTableView } from './tableView.ts';
import { useLatest } from './useLatest.ts';

/** Options of `useTableState`. */
export interface TableStateOptions<TRow> {
  /** The columns, which may define the initial sort and filters. */
  columns: readonly ColumnDef<TRow>[];
  /** The controlled slices, none of them undefined. */
  state: Partial<DataTableState> | undefined;
  /** Initial values of uncontrolled slices. */
  defaultState: Partial<DataTableState> | undefined;
  /** Called with each change; its pagination has the number of pages. */
  onStateChange: ((state: DataTableState, details: { reason: DataTableStateReason }) => void) | undefined;
  /** Id under which pagination and view are stored. */
  tableId: string | undefined;
  /** The offered page sizes. */
  pageSizes: readonly number[];
  /** Storage of the pagination; null for none. */
  paginationStorage: PaginationStorage | null;
  /** Storage of the view; null for none. */
  viewStorage: PaginationStorage | null;
}

/** Slices that change, or a function that returns them for the newest state. */
export type StatePatch = Partial<DataTableState> | ((now: DataTableState) => Partial<DataTableState>);

/** The table's state and its setter. */
export interface TableStateControl {
  /** All slices, controlled and uncontrolled. */
  state: DataTableState;
  /** Changes slices, reports the new state and stores persistent slices. A function receives the newest state. */
  change: (patch: StatePatch, reason: DataTableStateReason) => void;
}

/** Holds the uncontrolled slices, and merges the controlled ones over them (TABLE-STATE-1). */
export function useTableState<TRow>(options: TableStateOptions<TRow>): TableStateControl {
  const isHydrating = useSyncExternalStore(noChanges, isInBrowser, isOnServer);
  const [own, setOwn] = useState(() => initialState(options, !isHydrating));
  // Hydration must match the server's render, which has no storage. A different `tableId` reads its own stored values.
  const keptUnder = isHydrating ? null : options.tableId;
  const [readFrom, setReadFrom] = useState(keptUnder);
  if (readFrom !== keptUnder) {
    setReadFrom(keptUnder);
    setOwn(initialState(options, !isHydrating));
  }
  const state: DataTableState = { ...own, ...options.state };
  // Two changes may happen before the next render, in one event or from older handlers: the second builds on the first.
  const latestRef = useLatest(state);

  const change = (given: StatePatch, reason: DataTableStateReason) => {
    const patch = typeof given === 'function' ? given(latestRef.current) : given;
    const next = withFittingSelection({ ...latestRef.current, ...patch });
    latestRef.current = next;
    setOwn(next);
    keep(patch, next, options);
    options.onStateChange?.(next, { reason });
  };

  return { state, change };
}

const noChanges = () => () => undefined;
const isInBrowser = () => false;
const isOnServer = () => true;

function initialState<TRow>(options: TableStateOptions<TRow>, isStorageRead: boolean): DataTableState {
  const { columns, defaultState, tableId, pageSizes } = options;
  const paginationStorage = isStorageRead ? options.paginationStorage : null;
  const viewStorage = isStorageRead ? options.viewStorage : null;
  const sorted = columns.filter((column) => column.isSorted);
  const columnIds = columns.map((column) => column.id);
  return {
    ...untouchedState,
    sorting: sorted.map((column) => ({ id: column.id, desc: column.isSortedDesc === true })),
    columnFilters: columns.flatMap(filterAtFirst),
    ...defaultState,
    ...readStoredView(viewStorage, viewKey(tableId), columnIds),
    pagination: readPagination(paginationStorage, paginationKey(tableId), pageSizes) ??
      defaultState?.pagination ?? { pageIndex: 0, pageSize: pageSizes[0] ?? 10 },
  };
}

/** Returns a column's initial filter; none without `values`. */
function filterAtFirst<TRow>({ id, filterType, values = [] }: ColumnDef<TRow>): ColumnFilterState[] {
  if (values.length === 0) return [];
  return [{ id, value: filterType === 'date' ? values[0] : [...values] }];
}

/** Clears a selection that belongs to a previous search or filters. */
function withFittingSelection(state: DataTableState): DataTableState {
  const rowSelection = fittingSelection(state);
  return rowSelection === state.rowSelection ? state : { ...state, rowSelection };
}

/** Stores changed slices, except controlled ones. */
function keep<TRow>(
  patch: Partial<DataTableState>,
  next: DataTableState,
  { state, tableId, paginationStorage, viewStorage }: TableStateOptions<TRow>,
): void {
  if (patch.pagination && !state?.pagination) {
    writePagination(paginationStorage, paginationKey(tableId), patch.pagination);
  }
  if (!viewStorage || !viewSlices.some((slice) => slice in patch)) return;
  const view: Partial<SavedTableView> = Object.fromEntries(
    viewSlices.filter((slice) => state?.[slice] === undefined).map((slice) => [slice, next[slice]]),
  );
  writeStored(viewStorage, viewKey(tableId), view);
}
