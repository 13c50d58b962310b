import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { Header } from '@tanstack/react-table';
import { useEffect, useMemo } from 'react';
import { sortFunctionNames } from '../engine/sortKeys.ts';
import { createTableEngine } from '../engine/TableEngine.ts';
import type { TableEngine } from '../engine/TableEngine.ts';
import { checkColumns, unknownColumnWarnings } from '../columns/checkColumns.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { localPaginationStorage } from '../state/storedPagination.ts';
import { currentPage } from '../state/tableState.ts';
import type { PaginationState } from '../state/tableState.ts';
import { useTableState } from '../state/useTableState.ts';
import type { TableStateControl } from '../state/useTableState.ts';

/** Page sizes that a table offers unless told otherwise (TABLE-PAGE-1). */
export const defaultPageSizes: readonly number[] = [10, 25, 50, 100];

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
});

/** A header as TanStack Table holds it. */
export type TableHeader = Header<typeof features, EngineRow, unknown>;

/** What TanStack Table knows of rows: none are given to it, the engine has them. */
interface EngineRow {
  index: number;
}

const noRows: EngineRow[] = [];

/** A table's rows in order, its page, and what can be done with it. */
export interface DataTableControl<TRow> extends TableStateControl {
  /** Reads values. */
  engine: TableEngine;
  /** Row numbers in sorted order; null for the order of the source. */
  order: Uint32Array | null;
  /** The page that is shown. */
  page: Required<PaginationState>;
  /** First row of the page in sorted order. */
  firstRow: number;
  /** Number of rows on the page. */
  rowsOnPage: number;
  /** Headers of the visible columns, left to right. */
  headers: readonly TableHeader[];
  /** Definitions of the visible columns, left to right; the same array until the columns change. */
  definitions: readonly ColumnDef<TRow>[];
  /** The header text of a column, undefined for a column that does not exist. */
  headerOf: (columnId: string) => string | undefined;
}

/** Joins the engine, which has the rows, with TanStack Table, which has the columns and the state's rules, in manual mode. */
export function useDataTable<TRow>(props: DataTableProps<TRow>): DataTableControl<TRow> {
  const { source, columns, paging = true, pageSizes = defaultPageSizes, undefinedPlacement } = props;
  const warnings = useMemo(() => checkColumns(columns, source.rowCount > 0 ? source.keys : null), [columns, source]);
  const engine = useMemo(
    () =>
      createTableEngine(
        source,
        columns.map((column) => engineColumn(column, undefinedPlacement)),
      ),
    [source, columns, undefinedPlacement],
  );
  const storage = props.storage === undefined ? localPaginationStorage() : props.storage;
  const control = useTableState({
    columns,
    state: props.state,
    defaultState: props.defaultState,
    onStateChange: props.onStateChange,
    tableId: props.tableId,
    pageSizes,
    rowCount: source.rowCount,
    storage: paging && props.persistPagination !== false ? storage : null,
  });
  const { state } = control;
  const headers = useTableHeaders(columns, control, source.rowCount);
  useWarnings(warnings, columns, state.columnOrder, props.logger);

  const order = engine.order(state.sorting);
  const page = currentPage(
    paging ? state.pagination : { pageIndex: 0, pageSize: Math.max(1, source.rowCount) },
    source.rowCount,
  );
  const firstRow = page.pageIndex * page.pageSize;
  return {
    ...control,
    engine,
    order,
    page,
    firstRow,
    rowsOnPage: Math.min(page.pageSize, source.rowCount - firstRow),
    headers,
    definitions: useVisibleDefinitions(columns, headers),
    headerOf: (columnId) => columns.find((column) => column.id === columnId)?.header,
  };
}

function useVisibleDefinitions<TRow>(
  columns: readonly ColumnDef<TRow>[],
  headers: readonly TableHeader[],
): readonly ColumnDef<TRow>[] {
  // Headers are new objects after some changes that leave the columns as they were, so the ids tell.
  const ids = JSON.stringify(headers.map((header) => header.column.id));
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return (JSON.parse(ids) as string[]).flatMap((id) => byId.get(id) ?? []);
  }, [columns, ids]);
}

/** The columns and the rules of sorting, in TanStack Table. */
function useTableHeaders<TRow>(
  columns: readonly ColumnDef<TRow>[],
  { state, change }: TableStateControl,
  rowCount: number,
): readonly TableHeader[] {
  const tableColumns = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: () => null,
        enableSorting: column.disableSort !== true,
        enableHiding: !column.isPinned,
        sortDescFirst: column.firstSortDirection === 'desc',
      })),
    [columns],
  );
  const columnPinning = useMemo(() => pinnedColumns(columns), [columns]);
  const table = useTable({
    features,
    columns: tableColumns,
    data: noRows,
    rowCount,
    manualSorting: true,
    manualPagination: true,
    state: {
      sorting: state.sorting,
      pagination: state.pagination,
      columnVisibility: state.columnVisibility,
      columnOrder: state.columnOrder,
      columnSizing: state.columnSizing,
      columnPinning,
    },
    // A new order starts at its beginning.
    onSortingChange: (updater) =>
      change(
        { sorting: functionalUpdate(updater, state.sorting), pagination: { ...state.pagination, pageIndex: 0 } },
        'sort',
      ),
    onColumnVisibilityChange: (updater) =>
      change({ columnVisibility: functionalUpdate(updater, state.columnVisibility) }, 'column-visibility'),
    onColumnSizingChange: (updater) =>
      change({ columnSizing: functionalUpdate(updater, state.columnSizing) }, 'column-size'),
  });
  return table.getHeaderGroups()[0]?.headers ?? [];
}

function useWarnings<TRow>(
  warnings: readonly string[],
  columns: readonly ColumnDef<TRow>[],
  columnOrder: readonly string[],
  logger: DataTableProps<TRow>['logger'],
): void {
  useEffect(() => {
    if (!logger) return;
    const known = columns.map((column) => column.id);
    for (const warning of [...warnings, ...unknownColumnWarnings(known, columnOrder)]) logger.warn(warning);
  }, [warnings, columns, columnOrder, logger]);
}

function engineColumn<TRow>(column: ColumnDef<TRow>, placement: DataTableProps<TRow>['undefinedPlacement']) {
  const { sortFn } = column;
  const known = typeof sortFn === 'function' || (sortFn !== undefined && sortFunctionNames.includes(sortFn));
  return {
    id: column.id,
    accessor: column.accessor ?? column.key ?? column.id,
    sortFunction: known ? sortFn : ('auto' as const),
    undefinedPlacement: column.undefinedPlacement ?? placement ?? ('last' as const),
  };
}

function pinnedColumns<TRow>(columns: readonly ColumnDef<TRow>[]): { start: string[]; end: string[] } {
  return {
    start: columns
      .filter((column) => column.isPinned === true || column.isPinned === 'left')
      .map((column) => column.id),
    end: columns.filter((column) => column.isPinned === 'right').map((column) => column.id),
  };
}
