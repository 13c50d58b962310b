import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  type Table,
} from '@tanstack/react-table';
import type { RowDetails } from '../../columns/columnDefinition.types.ts';
import { viewRowModel, type ViewMeta } from './viewRowModel.ts';

/** The features of TanStack Table that hold a table's columns. Filters, facets, nested rows and selection are the engine's. */
export const columnFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  coreRowModel: viewRowModel,
  tableMeta: {} as ViewMeta,
});

/** The features of the TanStack Table in a `DataTable`. */
export type DataTableFeatures = typeof columnFeatures;

/**
 * The TanStack Table in a `DataTable`: its columns, header groups, order, pins, sizes, visibility and sort, and its rows. A row
 * is created when it is read; its `original` reads the row's values.
 */
export type DataTableInstance = Table<DataTableFeatures, RowDetails<unknown>>;
