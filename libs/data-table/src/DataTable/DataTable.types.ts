import type { ReactNode } from 'react';
import type { UndefinedPlacement } from '../engine/sortRows.ts';
import type { TableSource } from '../engine/TableSource.ts';
import type { DataTableLogger } from '../columns/checkColumns.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { PaginationStorage } from '../state/storedPagination.ts';
import type { DataTableState, DataTableStateReason } from '../state/tableState.ts';

/** A row as `onRowClick` is told of it. */
export interface RowClickDetails<TRow> {
  /** The row's number in the source. */
  rowIndex: number;
  /** Makes the row object. */
  row: () => TRow;
}

/** The export button (TABLE-BAR-2). */
export interface ExportOptions {
  /** The button's label. Default `Export`. */
  label?: string;
  /** Called when the button is pressed. */
  onClick: () => void;
  /** True while an export is under way: the button is disabled. */
  loading?: boolean;
}

/** Props of `DataTable`. */
export interface DataTableProps<TRow> {
  /** The rows: `arrowSource(table)`, `rowsSource(objects)` or `columnSource({ columns, rowCount })`. Make it once per data set. */
  source: TableSource<TRow>;
  /** The columns. Keep the array between renders: new definitions prepare the table anew. */
  columns: readonly ColumnDef<TRow>[];
  /** The table's name for assistive technology. */
  'aria-label'?: string;
  /** A visible title over the rows; names the table where `aria-label` is absent. */
  caption?: string;
  /** Id under which the pagination is kept in local storage. */
  tableId?: string;
  /** Slices of the state that the caller holds; the table holds the others. */
  state?: Partial<DataTableState>;
  /** Slices to start with where the caller does not hold them. A pagination that was kept comes before this one. */
  defaultState?: Partial<DataTableState>;
  /** Called with the whole new state after each change. */
  onStateChange?: (state: DataTableState, details: { reason: DataTableStateReason }) => void;
  /** False shows all rows in one page that scrolls. Default true. */
  paging?: boolean;
  /** Page sizes to choose from; the first is the default. Default 10, 25, 50, 100. */
  pageSizes?: readonly number[];
  /** False keeps the pagination nowhere. Default true; a controlled pagination is never kept. */
  persistPagination?: boolean;
  /** Where the pagination is kept. Default: the browser's local storage. */
  storage?: PaginationStorage | null;
  /** Where rows without a value stand when sorted, in both directions. Default `last`. */
  undefinedPlacement?: UndefinedPlacement;
  /** True shows skeleton rows in place of the rows. */
  loading?: boolean;
  /** Number of skeleton rows. Default: the page size. */
  loadingRows?: number;
  /** What the single row of an empty table says. Default `No Results found`. */
  emptyText?: string;
  /** True or a text replaces the table by a skeleton; the text is for assistive technology. Default text: `The data could not be loaded`. */
  error?: boolean | string;
  /** What stands above the table, beside its own buttons. */
  toolbar?: {
    start?: ReactNode;
    end?: ReactNode;
    /**
     * An element elsewhere on the page that holds `end` and the table's own buttons, in a row with other controls for
     * instance; null while it is not there yet. There is then no toolbar above the table, and no `start`.
     */
    container?: HTMLElement | null;
    /** Draws the table's own buttons as icons alone, where room is scarce. Default false. */
    compact?: boolean;
  };
  /** True shows a button to choose the visible columns. Default false. */
  columnPicker?: boolean;
  /** Shows a button to take the rows away. */
  exportOptions?: ExportOptions;
  /** Called when a row is clicked, or Enter is pressed in one of its cells. */
  onRowClick?: (details: RowClickDetails<TRow>) => void;
  /** Names a row for React, so that its cells keep their state when rows move. Default: the row's number in the source. */
  getRowId?: (row: TRow, rowIndex: number) => string;
  /** Height of the whole in px or as CSS; rows scroll inside. Default: as high as a page of rows, 640 px without paging. */
  height?: number | string;
  /** Height of a row in px. Default 45, room for two lines. */
  rowHeight?: number;
  /** Takes warnings about the columns. Default: none are given. */
  logger?: DataTableLogger;
}
