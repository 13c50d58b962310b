import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { Header } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { allPins } from '../columns/columnPins.ts';
import type { TableStateControl } from '../state/useTableState.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
});

/** A header as TanStack Table holds it. */
export type TableHeader = Header<typeof features, EngineRow, unknown>;

/** What TanStack Table knows of rows: none are given to it, the engine has them. */
interface EngineRow {
  index: number;
}

const noRows: EngineRow[] = [];

/**
 * The headers of the visible columns, left to right: TanStack Table has the rules of order, visibility, pins and of the
 * sort's cycle, in manual mode (docs/decisions, "TanStack Table keeps the columns").
 */
export function useTableHeaders<TRow>(
  columns: readonly ColumnDef<TRow>[],
  { state, change }: TableStateControl,
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
  const columnPinning = useMemo(() => allPins(columns, state.columnPinning), [columns, state.columnPinning]);
  const table = useTable({
    features,
    columns: tableColumns,
    data: noRows,
    manualSorting: true,
    state: {
      sorting: state.sorting,
      columnVisibility: state.columnVisibility,
      columnOrder: state.columnOrder,
      columnPinning,
    },
    // A new order starts at its beginning.
    onSortingChange: (updater) =>
      change(
        { sorting: functionalUpdate(updater, state.sorting), pagination: { ...state.pagination, pageIndex: 0 } },
        'sort',
      ),
  });
  return table.getHeaderGroups()[0]?.headers ?? [];
}

/** Definitions of the visible columns, left to right; the same array until the columns change. */
export function useVisibleDefinitions<TRow>(
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
