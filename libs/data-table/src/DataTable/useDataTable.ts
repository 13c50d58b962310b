import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { checkColumns, knownKeys, unknownColumnWarnings } from '../columns/checkColumns.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { choiceWarnings } from '../columns/choiceWarnings.ts';
import { engineColumn } from '../columns/engineColumn.ts';
import { useColumnTable } from '../hooks/useColumnTable.ts';
import type { DataTableInstance } from '../model/columns/columnFeatures.ts';
import { groupHeadings, type HeadingRow } from '../model/columns/headings.ts';
import { createTableEngine } from '../engine/TableEngine.ts';
import type { TableEngine } from '../engine/TableEngine.ts';
import type { RemoteSource } from '../remote/remoteSource.ts';
import { duplicateIdWarning } from '../rows/duplicateIds.ts';
import { useTableRows } from '../hooks/useTableRows.ts';
import type { TableRowsControl } from '../hooks/useTableRows.ts';
import { localPaginationStorage } from '../state/storedPagination.ts';
import { currentPage } from '../state/tableState.ts';
import type { DataTableState, DataTableStateReason, PaginationState } from '../state/tableState.ts';
import { useLatest } from '../state/useLatest.ts';
import { useSameContent } from '../state/useSameContent.ts';
import { useTableState } from '../state/useTableState.ts';
import type { TableStateControl } from '../state/useTableState.ts';
import { readOrNothing } from '../engine/readOrNothing.ts';
import { sampleOf, wordsOf } from '../engine/valueReading.ts';
import { useAggregateWarnings } from './useAggregateWarnings.ts';
import type { UsableProps } from './useUsableProps.ts';
import { useWarningsOnce } from './useWarningsOnce.ts';

/** Page sizes that a table offers by default (TABLE-PAGE-1). */
export const defaultPageSizes: readonly number[] = [10, 25, 50, 100];

/** A table's rows, page and actions. */
export interface DataTableControl<TRow> extends TableStateControl, TableRowsControl<TRow> {
  /** Filters, searches, sorts and reads rows. */
  engine: TableEngine<TRow>;
  /** The page that is shown. */
  page: Required<PaginationState>;
  /** First row of the page among the rows of the view. */
  firstRow: number;
  /** Number of rows on the page. */
  rowsOnPage: number;
  /** Definitions of the visible columns, left to right; a stable array until the columns change. */
  definitions: readonly ColumnDef<TRow>[];
  /** The TanStack Table that holds the columns. */
  instance: DataTableInstance;
  /** Rows of group headings, top first; a stable array until they change. */
  groupRows: readonly HeadingRow[];
  /** The header text of a column, undefined for a column that does not exist. */
  headerOf: (columnId: string) => string | undefined;
  /** Returns a sample value, which determines the column's data type; undefined if none is known. */
  sampleOf: (columnId: string) => unknown;
}

/** Connects the engine, columns and state. */
export function useDataTable<TRow>(props: UsableProps<TRow>): DataTableControl<TRow> {
  const { columns, paging = true, onMatchCountChange } = props;
  const engine = useEngine(props);
  // Server rows are known after the first response.
  const hasRows = engine.rowCount > 0;
  const sample = useCallback(
    (columnId: string) => {
      const valueAt = (row: number) => engine.value(columnId, row);
      return hasRows ? readOrNothing(() => sampleOf(engine.rowCount, valueAt)) : undefined;
    },
    [engine, hasRows],
  );
  const { control, noteRows } = useStateOf(props);
  const rows = useTableRows(props, control, engine, sample);
  const { view } = rows;
  const isComplete = !rows.isFirst && !rows.isPending && rows.error === null;
  useBrowserLayoutEffect(() => noteRows(view.rowCount, isComplete));
  useEffect(() => {
    if (isComplete) onMatchCountChange?.(view.matchCount);
  }, [isComplete, view, onMatchCountChange]);
  useWarnings(props, control.state, rows.error);
  useIdWarning(props, rows.idOf);
  const instance = useColumnTable(columns, props.columnNodes, control, { view, idOf: rows.idOf });
  useAggregateWarnings(props, rows);
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
    instance,
    definitions: useVisibleColumns(columns, instance),
    groupRows: useSameContent<readonly HeadingRow[]>(groupHeadings(instance)),
    headerOf: (columnId) => columns.find((column) => column.id === columnId)?.header,
    sampleOf: sample,
  };
}

function useVisibleColumns<TRow>(columns: readonly ColumnDef<TRow>[], instance: DataTableInstance): ColumnDef<TRow>[] {
  const shown = instance.getHeaderGroups().at(-1)?.headers ?? [];
  const ids = useSameContent(shown.map(({ column }) => column.id));
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [columns, ids]);
}

function useEngine<TRow>(props: UsableProps<TRow>): TableEngine<TRow> {
  const { source, columns, undefinedPlacement, worker, words } = props;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another source begins with nothing
  const memory = useMemo(() => ({}), [source]);
  return useMemo(
    () =>
      createTableEngine(
        source,
        columns.map((column) => engineColumn(column, undefinedPlacement, words)),
        { partRunner: worker, memory, locale: words.locale },
      ),
    [source, columns, undefinedPlacement, worker, memory, words],
  );
}

/** The table's state. `noteRows` reports the number of pages after a search or filter has run. */
function useStateOf<TRow>(props: UsableProps<TRow>) {
  const { pageSizes = defaultPageSizes, paging = true, onStateChange } = props;
  const storage = props.storage === undefined ? localPaginationStorage() : props.storage;
  const shown = useRef({ rowCount: 0, isReportDue: false });
  const report = (next: DataTableState, reason: DataTableStateReason) => {
    const { rowCount, isReportDue } = shown.current;
    const { pageIndex, pageSize } = next.pagination;
    const pagination = isReportDue ? { pageIndex, pageSize } : currentPage(next.pagination, rowCount);
    onStateChange?.({ ...next, pagination }, { reason });
  };
  const control = useTableState({
    columns: props.columns,
    state: props.state,
    defaultState: props.defaultState,
    onStateChange(next, { reason }) {
      shown.current.isReportDue ||= reason === 'search' || reason === 'filter';
      report(next, reason);
    },
    tableId: props.tableId,
    pageSizes,
    paginationStorage: paging && props.persistPagination !== false ? storage : null,
    viewStorage: props.persistView ? storage : null,
  });
  const noteRows = (rowCount: number, isComplete: boolean) => {
    const isReported = isComplete && shown.current.isReportDue;
    shown.current = { rowCount, isReportDue: shown.current.isReportDue && !isComplete };
    if (isReported) report(control.state, 'page-count');
  };
  return { control, noteRows };
}

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

const namelessWarning = 'The table has no aria-label or caption';

function useWarnings<TRow>(props: UsableProps<TRow>, state: DataTableState, error: unknown): void {
  const { columns, source, logger, selection } = props;
  const isNameless = !props['aria-label'] && !props.caption;
  // Reads the rows' keys only if there is a logger.
  const isHeard = logger !== undefined;
  const warnings = useMemo(() => {
    const { remote } = source as Partial<RemoteSource<object>>;
    return checkColumns(columns, isHeard ? knownKeys(columns, source) : null, !remote || Boolean(remote.fetchFacets));
  }, [columns, source, isHeard]);
  const { columnOrder, columnFilters, sorting } = state;
  const all = useMemo(() => {
    const known = columns.map((column) => column.id);
    const named = [...columnOrder, ...[...columnFilters, ...sorting].map((entry) => entry.id)];
    const own = isNameless ? [namelessWarning] : [];
    if (process.env.NODE_ENV !== 'production') own.push(...choiceWarnings({ selection }));
    return [...own, ...warnings, ...unknownColumnWarnings(known, named)];
  }, [isNameless, selection, warnings, columns, columnOrder, columnFilters, sorting]);
  useWarningsOnce(logger, all);
  useEffect(() => {
    if (error !== null) logger?.warn(`The data could not be loaded: ${wordsOf(error)}`);
  }, [error, logger]);
}

/** Warns of duplicate row ids if ids are used and there is a logger. */
function useIdWarning<TRow>(props: UsableProps<TRow>, idOf: (rowIndex: number) => string): void {
  const { source, logger } = props;
  const matters = props.selection !== undefined || props.getRowId !== undefined;
  const latest = useLatest(idOf);
  useEffect(() => {
    const warning = matters && logger ? duplicateIdWarning(source.rowCount, latest.current) : null;
    if (warning !== null) logger?.warn(warning);
  }, [source, logger, matters, latest]);
}
