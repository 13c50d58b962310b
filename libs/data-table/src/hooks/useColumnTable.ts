import { functionalUpdate, useTable, type ColumnDef as TanStackColumnDef, type Updater } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnDef, RowDetails } from '../columns/columnDefinition.types.ts';
import { boundedWidth, leastWidth } from '../columns/columnLayout.ts';
import { allPins, fixedEdge, type ColumnPins } from '../columns/columnPins.ts';
import type { SortEntry } from '../engine/TableView.ts';
import { columnFeatures, type DataTableFeatures, type DataTableInstance } from '../model/columns/columnFeatures.ts';
import type { ColumnNode } from '../model/columns/columnTree.ts';
import type { ViewMeta } from '../model/columns/viewRowModel.ts';
import { usableSlices } from '../state/readTableState.ts';
import type { DataTableState, DataTableStateReason } from '../state/tableState.ts';
import { isRecord, type IsKnown } from '../state/tableView.ts';
import type { TableStateControl } from '../state/useTableState.ts';

type Definition = TanStackColumnDef<DataTableFeatures, RowDetails<unknown>>;

const noData: RowDetails<unknown>[] = [];
const selectNothing = () => null;

/**
 * Returns the TanStack Table that holds the columns. Its state is the table's state; its rows are those of the engine's
 * view. The object is new after each render, so do not pass it to memoised components.
 */
export function useColumnTable<TRow>(
  columns: readonly ColumnDef<TRow>[],
  nodes: readonly ColumnNode[],
  { state, change }: TableStateControl,
  meta: ViewMeta,
): DataTableInstance {
  const definitions = useMemo(() => nodes.map((node) => tanStackNode(node, columns)), [nodes, columns]);
  const columnState = useColumnState(columns, state);
  return useTable(
    {
      features: columnFeatures,
      columns: definitions,
      data: noData,
      meta,
      state: columnState,
      manualSorting: true,
      ...stateHandlers(columns, change),
    },
    selectNothing,
  );
}

/**
 * Handlers that apply TanStack's updaters to the newest state, so that two changes in one event build on each other.
 * Ignores slices with an unexpected shape, since callers with the ref can write anything.
 */
function stateHandlers<TRow>(columns: readonly ColumnDef<TRow>[], change: TableStateControl['change']) {
  const write = (patch: (now: DataTableState) => unknown, reason: DataTableStateReason, isKnown?: IsKnown) =>
    change((now) => usableSlices(patch(now), isKnown), reason);
  /** The handler of a slice that has the shape of TanStack Table's. */
  const handlerOf =
    <Slice extends 'columnOrder' | 'columnSizing' | 'columnVisibility'>(slice: Slice, reason: DataTableStateReason) =>
    (updater: Updater<DataTableState[Slice]>) =>
      write((now) => ({ [slice]: plainRecord(functionalUpdate(updater, now[slice])) }), reason);
  // The state only has the user's pins.
  const isFree = (id: string) => columns.some((column) => column.id === id && fixedEdge(column) === null);
  return {
    onSortingChange: (updater: Updater<SortEntry[]>) =>
      write(({ sorting, pagination }) => {
        return { sorting: functionalUpdate(updater, sorting), pagination: { ...pagination, pageIndex: 0 } };
      }, 'sort'),
    onColumnPinningChange: (updater: Updater<ColumnPins>) => {
      const pinsAfter = ({ columnPinning }: DataTableState) => {
        const pins: unknown = functionalUpdate(updater, allPins(columns, columnPinning));
        return { columnPinning: isRecord(pins) && { left: pins['start'], right: pins['end'] } };
      };
      write(pinsAfter, 'column-pinning', isFree);
    },
    onColumnOrderChange: handlerOf('columnOrder', 'column-order'),
    onColumnSizingChange: handlerOf('columnSizing', 'column-size'),
    onColumnVisibilityChange: handlerOf('columnVisibility', 'column-visibility'),
  };
}

/** TanStack Table's records have no prototype; the state's do, as the caller's own. */
function plainRecord(value: unknown): unknown {
  return isRecord(value) ? { ...value } : value;
}

/** Returns the table's state for TanStack Table: columns pinned by definition cannot be hidden (TABLE-COL-5). */
function useColumnState<TRow>(columns: readonly ColumnDef<TRow>[], state: DataTableState) {
  const { columnOrder, columnPinning, columnSizing, columnVisibility, sorting } = state;
  return useMemo(() => {
    const hidden = columns.filter((column) => fixedEdge(column) === null && columnVisibility[column.id] === false);
    return {
      columnOrder,
      columnSizing,
      sorting,
      columnPinning: allPins(columns, columnPinning),
      columnVisibility: Object.fromEntries(hidden.map(({ id }) => [id, false])),
    };
  }, [columns, columnOrder, columnPinning, columnSizing, columnVisibility, sorting]);
}

function tanStackNode<TRow>(node: ColumnNode, columns: readonly ColumnDef<TRow>[]): Definition {
  if (typeof node === 'number') return tanStackColumn(columns[node]!);
  return { id: node.id, header: node.header, columns: node.nodes.map((inner) => tanStackNode(inner, columns)) };
}

function tanStackColumn<TRow>(column: ColumnDef<TRow>): Definition {
  const isFree = fixedEdge(column) === null;
  return {
    id: column.id,
    header: column.header,
    accessorFn: (row) => row.valueOf(column.id),
    enableSorting: column.disableSort !== true,
    sortDescFirst: column.firstSortDirection === 'desc',
    enableHiding: isFree,
    enablePinning: isFree,
    // The widths are tracks of a CSS grid, which TanStack Table cannot know: its sizes are the min widths of unsized columns.
    size: leastWidth(column),
    minSize: boundedWidth(0, column),
    maxSize: boundedWidth(Infinity, column),
  };
}
