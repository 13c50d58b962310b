import { useCallback, useMemo } from 'react';
import { columnAggregates } from '../columns/columnAggregates.ts';
import type { UsableProps } from '../DataTable/useUsableProps.ts';
import { contentKey } from '../engine/requestKey.ts';
import { createRowIds } from '../engine/rowIds.ts';
import type { RowIdOptions, RowIds } from '../engine/rowIds.ts';
import type { TableEngine } from '../engine/TableEngine.ts';
import type { TableView, ViewRequest } from '../engine/TableView.ts';
import { useTableView } from '../engine/useTableView.ts';
import { useVersion } from '../engine/useVersion.ts';
import { activeFilters } from '../filters/activeFilters.ts';
import type { ActiveFilter } from '../filters/activeFilters.ts';
import { PresentIds } from '../selection/PresentIds.ts';
import { selectableRows } from '../selection/selectableRows.ts';
import { useRowSelection } from '../selection/useRowSelection.ts';
import type { RowSelectionControl } from '../selection/useRowSelection.ts';
import type { TableStateControl } from '../state/useTableState.ts';
import { emptyView } from '../rows/emptyView.ts';
import { useRowExpansion } from '../rows/useRowExpansion.ts';
import type { RowExpansion } from '../rows/useRowExpansion.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** A table's rows after search, filters, sort and nesting. */
export interface TableRowsControl<TRow> {
  /** The active filters. */
  filters: readonly ActiveFilter<TRow>[];
  /** Which rows are shown, in which order. */
  request: ViewRequest;
  /** The rows in order; empty before the first have loaded. */
  view: TableView<TRow>;
  /** True before the first rows have loaded. */
  isFirst: boolean;
  /** True while new rows are computed and the last ones stay. */
  isPending: boolean;
  /** Load error; null for none. */
  error: unknown;
  /** True if the rows are outdated because new ones failed to load. */
  isOutdated: boolean;
  /** Tries again. */
  retry: () => void;
  /** Returns the id of a row. */
  idOf: (rowIndex: number) => string;
  /** The selected rows. */
  selection: RowSelectionControl;
  /** The nested rows. */
  expansion: RowExpansion;
}

/** Returns the rows for a table's state. */
export function useTableRows<TRow>(
  props: Pick<UsableProps<TRow>, 'source' | 'columns' | 'idKey' | 'getRowId' | 'selection' | 'isRowSelectable'>,
  control: TableStateControl,
  engine: TableEngine<TRow>,
  sampleOf: (columnId: string) => unknown,
): TableRowsControl<TRow> {
  const { source, columns, idKey, getRowId, isRowSelectable } = props;
  const { sorting, columnFilters, globalFilter } = control.state;
  const version = useVersion(engine);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a source that counts versions has other rows then
  const rowIds = useMemo(() => createRowIds(source, { idKey, getRowId }), [source, idKey, getRowId, version]);
  const filters = useMemo(() => activeFilters(columns, columnFilters, sampleOf), [columns, columnFilters, sampleOf]);
  const search = globalFilter.trim();
  const isFiltered = search !== '' || filters.length > 0;
  const expansion = useRowExpansion(control, {
    ...rowIds,
    tree: engine.tree,
    rowCount: source.rowCount,
    filterKey: isFiltered ? contentKey([search, columnFilters]) : '',
  });
  const engineFilters = filters.map((filter) => filter.engine);
  const aggregates = useMemo(() => columnAggregates(columns), [columns]);
  const request = { search, filters: engineFilters, sorting, expanded: expansion.expanded, aggregates };
  const rows = useTableView(engine, request);
  const view: TableView<TRow> = rows.view ?? emptyView;
  // Rows of a server arrive later.
  useVersion(view.reader);
  const { idOf, rowAt, idAt, hasArrived } = useRowPlaces(view, rowIds, { idKey, getRowId });
  // Server sources only know the row count after the first response.
  const rowCount = source.dataRows ?? Math.max(source.rowCount, view.rowCount);
  const { canSelect, blockedIds } = useMemo(
    () => selectableRows({ isRowSelectable, reader: view.reader, idOf, rowCount }),
    [isRowSelectable, view, idOf, rowCount],
  );
  const presentIds = useMemo(() => new PresentIds(source.rowCount, rowIds.idOf), [source, rowIds]);
  const isRemote = 'remote' in source;
  const selection = useRowSelection(control, {
    mode: props.selection,
    totalRows: rowCount,
    shownRows: view.rowCount,
    idAt,
    ...{ canSelect, blockedIds, rowAt },
    isUnfiltered: !isFiltered,
    hasArrived: isRemote ? hasArrived : undefined,
    presentIds: isRemote ? null : presentIds,
  });
  return {
    ...{ filters, request, view, idOf, selection, expansion },
    isFirst: rows.view === null,
    isPending: rows.isPending && rows.view !== null,
    error: rows.error ?? view.reader.failure(),
    isOutdated: rows.error !== null,
    retry: rows.error === null ? () => view.reader.retry() : rows.retry,
  };
}

/** Returns functions that map rows to ids and places to rows. */
function useRowPlaces<TRow>(
  view: TableView<TRow>,
  rowIds: Pick<RowIds, 'idOf'>,
  { idKey, getRowId }: RowIdOptions<TRow>,
) {
  // Only the reader knows the ids of server rows.
  const idOf = useCallback(
    (row: number) => view.reader.idOf?.(row, { idKey, getRowId }) ?? rowIds.idOf(row),
    [rowIds, view, idKey, getRowId],
  );
  const rowAt = useCallback((place: number) => rowAtPlace(view, place), [view]);
  const idAt = useCallback((place: number) => idOf(rowAt(place)), [idOf, rowAt]);
  const hasArrived = useCallback((place: number) => view.reader.isLoaded(place), [view]);
  return { idOf, rowAt, idAt, hasArrived };
}
