import { unstable_useEnhancedEffect as useBrowserLayoutEffect } from '@mui/material/utils';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { checkColumns, unknownColumnWarnings } from '../columns/checkColumns.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { visibleColumns } from '../columns/visibleColumns.ts';
import { sortFunctionNames } from '../engine/sortKeys.ts';
import { createTableEngine } from '../engine/TableEngine.ts';
import type { EngineColumn, TableEngine } from '../engine/TableEngine.ts';
import { duplicateIdWarning } from '../rows/duplicateIds.ts';
import { useTableRows } from '../rows/useTableRows.ts';
import type { TableRowsControl } from '../rows/useTableRows.ts';
import { localPaginationStorage } from '../state/storedPagination.ts';
import { currentPage } from '../state/tableState.ts';
import type { DataTableState, DataTableStateReason, PaginationState } from '../state/tableState.ts';
import { useTableState } from '../state/useTableState.ts';
import type { TableStateControl } from '../state/useTableState.ts';
import { readOrNothing } from '../engine/readOrNothing.ts';
import type { DataTableProps } from './DataTable.types.ts';

/** Page sizes that a table offers unless told otherwise (TABLE-PAGE-1). */
export const defaultPageSizes: readonly number[] = [10, 25, 50, 100];

/** Rows that are looked at to tell whether a column holds numbers. */
const sampleRows = 20;

/** A table's rows in order, its page, and what can be done with it. */
export interface DataTableControl<TRow> extends TableStateControl, TableRowsControl<TRow> {
  /** Filters, searches, sorts and reads rows. */
  engine: TableEngine<TRow>;
  /** The page that is shown. */
  page: Required<PaginationState>;
  /** First row of the page among the rows of the view. */
  firstRow: number;
  /** Number of rows on the page. */
  rowsOnPage: number;
  /** Definitions of the visible columns, left to right; the same array until the columns change. */
  definitions: readonly ColumnDef<TRow>[];
  /** The header text of a column, undefined for a column that does not exist. */
  headerOf: (columnId: string) => string | undefined;
  /** Whether a column holds numbers. */
  holdsNumbers: (columnId: string) => boolean;
}

/** Joins the engine, which has the rows, with the columns and the state. */
export function useDataTable<TRow>(props: DataTableProps<TRow>): DataTableControl<TRow> {
  const { columns, paging = true } = props;
  const engine = useEngine(props);
  // Of a server's rows that is known once the first have come.
  const hasRows = engine.rowCount > 0;
  const holdsNumbers = useCallback(
    (columnId: string) => hasRows && isNumberColumn(engine, columnId),
    [engine, hasRows],
  );
  const shownRows = useRef(0);
  const control = useStateOf(props, shownRows);
  const rows = useTableRows(props, control, engine, holdsNumbers);
  const { view } = rows;
  useBrowserLayoutEffect(() => {
    shownRows.current = view.rowCount;
  });
  useWarnings(props, control.state);
  useIdWarning(props, rows.idOf);
  const everything = { pageIndex: 0, pageSize: Math.max(1, view.rowCount) };
  const page = currentPage(paging ? control.state.pagination : everything, view.rowCount);
  const firstRow = page.pageIndex * page.pageSize;
  return {
    ...control,
    ...rows,
    engine,
    page,
    firstRow,
    rowsOnPage: Math.min(page.pageSize, view.rowCount - firstRow),
    definitions: useVisibleColumns(columns, control.state),
    headerOf: (columnId) => columns.find((column) => column.id === columnId)?.header,
    holdsNumbers,
  };
}

function useVisibleColumns<TRow>(columns: readonly ColumnDef<TRow>[], state: DataTableState): ColumnDef<TRow>[] {
  const { columnOrder, columnVisibility, columnPinning } = state;
  const shown = visibleColumns(columns, { columnOrder, columnVisibility, columnPinning });
  // A caller may hold the same state in new objects with every render: rows are drawn anew only for other columns.
  const ids = JSON.stringify(shown.map((column) => column.id));
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return (JSON.parse(ids) as string[]).flatMap((id) => byId.get(id) ?? []);
  }, [columns, ids]);
}

function useEngine<TRow>({ source, columns, undefinedPlacement, worker }: DataTableProps<TRow>): TableEngine<TRow> {
  return useMemo(
    () =>
      createTableEngine(
        source,
        columns.map((column) => engineColumn(column, undefinedPlacement)),
        { partRunner: worker },
      ),
    [source, columns, undefinedPlacement, worker],
  );
}

/** The table's state; whoever hears of a change learns how many pages there are. */
function useStateOf<TRow>(props: DataTableProps<TRow>, shownRows: RefObject<number>): TableStateControl {
  const { pageSizes = defaultPageSizes, paging = true, onStateChange } = props;
  const storage = props.storage === undefined ? localPaginationStorage() : props.storage;
  return useTableState({
    columns: props.columns,
    state: props.state,
    defaultState: props.defaultState,
    onStateChange:
      onStateChange &&
      ((next, details) =>
        onStateChange({ ...next, pagination: pageOf(next, details.reason, shownRows.current) }, details)),
    tableId: props.tableId,
    pageSizes,
    paginationStorage: paging && props.persistPagination !== false ? storage : null,
    viewStorage: props.persistView ? storage : null,
  });
}

const namelessWarning = 'The table has no name: give it an aria-label or a caption';

/** The page as it is reported. How many pages search and filters leave is known only once they have been at work. */
function pageOf({ pagination }: DataTableState, reason: DataTableStateReason, rowCount: number): PaginationState {
  if (reason !== 'search' && reason !== 'filter') return currentPage(pagination, rowCount);
  return { pageIndex: pagination.pageIndex, pageSize: pagination.pageSize };
}

function useWarnings<TRow>(props: DataTableProps<TRow>, state: DataTableState): void {
  const { columns, source, logger } = props;
  const isNameless = !props['aria-label'] && !props.caption;
  const warnings = useMemo(() => checkColumns(columns, source.rowCount > 0 ? source.keys : null), [columns, source]);
  const { columnOrder, columnFilters, sorting } = state;
  useEffect(() => {
    if (!logger) return;
    const known = columns.map((column) => column.id);
    const named = [...columnOrder, ...[...columnFilters, ...sorting].map((entry) => entry.id)];
    for (const warning of [...warnings, ...unknownColumnWarnings(known, named)]) logger.warn(warning);
  }, [warnings, columns, columnOrder, columnFilters, sorting, logger]);
  useEffect(() => {
    if (isNameless) logger?.warn(namelessWarning);
  }, [isNameless, logger]);
}

/** Rows that share an id are told of where ids matter and somebody listens. */
function useIdWarning<TRow>(props: DataTableProps<TRow>, idOf: (rowIndex: number) => string): void {
  const { source, logger } = props;
  const matters = props.selection !== undefined || props.getRowId !== undefined;
  const latest = useRef(idOf);
  useEffect(() => {
    latest.current = idOf;
  });
  useEffect(() => {
    const warning = matters && logger ? duplicateIdWarning(source.rowCount, latest.current) : null;
    if (warning !== null) logger?.warn(warning);
  }, [source, logger, matters]);
}

function engineColumn<TRow>(
  column: ColumnDef<TRow>,
  placement: DataTableProps<TRow>['undefinedPlacement'],
): EngineColumn<TRow> {
  const { sortFn } = column;
  const known = typeof sortFn === 'function' || (sortFn !== undefined && sortFunctionNames.includes(sortFn));
  return {
    id: column.id,
    accessor: column.accessor ?? column.key ?? column.id,
    sortFunction: known ? sortFn : 'auto',
    undefinedPlacement: column.undefinedPlacement ?? placement ?? 'last',
    searchable: column.searchable,
    text: column.searchText,
  };
}

function isNumberColumn<TRow>(engine: TableEngine<TRow>, columnId: string): boolean {
  for (let row = 0; row < Math.min(sampleRows, engine.rowCount); row += 1) {
    const value = readOrNothing(() => engine.value(columnId, row));
    if (value !== null && value !== undefined) return typeof value === 'number' || typeof value === 'bigint';
  }
  return false;
}
