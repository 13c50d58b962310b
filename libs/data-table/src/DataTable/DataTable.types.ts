import type { ReactNode } from 'react';
import type { UndefinedPlacement } from '../engine/sortRows.ts';
import type { DataTableInstance } from '../model/columns/columnFeatures.ts';
import type { TableSource } from '../engine/TableSource.ts';
import type { DataTableLogger } from '../columns/checkColumns.ts';
import type { ColumnOrGroupDef, RowDetails } from '../columns/columnDefinition.types.ts';
import type { PaginationStorage } from '../state/storedPagination.ts';
import type { DataTableState, DataTableStateReason, RowSelectionState } from '../state/tableState.ts';
import type { TableWorker } from '../worker/createTableWorker.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import type { TablePlugin } from './TablePlugin.ts';

/** Handle of a table's `ref`; null while the table shows an error. */
export interface DataTableHandle {
  /**
   * Scrolls a row into view, on another page if necessary. A string is the row's id; a number is its index among the
   * shown rows of all pages. Returns whether the row was found: rows that are filtered out, nested in a collapsed row
   * or not loaded yet are not.
   */
  scrollToRow: (row: string | number) => boolean;
  /** Scrolls a column into view; returns whether the column is visible. */
  scrollToColumn: (columnId: string) => boolean;
  /**
   * The TanStack Table instance with the columns (header groups, order, pins, sizes, visibility, sort) and lazily
   * created rows. Changes through it update the table's state and are reported. Do not keep it: it is a new object
   * after each render.
   */
  readonly table: DataTableInstance;
  /** Focuses a cell and scrolls it into view; `row` as in `scrollToRow`. Returns whether the cell was found. */
  focusCell: (row: string | number, columnId: string) => boolean;
}

/** The export button. */
export interface ExportOptions {
  /** The button's label. Default `Export`. */
  label?: string;
  /** The button's tooltip and description: what it exports. Default: none. */
  description?: string;
  /** Called when the button is pressed. */
  onClick: () => void;
  /** True while an export is running: the button is disabled and keeps the focus. */
  loading?: boolean;
  /** The button's accessible name during an export: what is exported. Default: the label. */
  loadingLabel?: string;
}

/** The selected rows, as passed to a bulk action. */
export interface SelectedRows<TRow> {
  /** Number of selected rows. */
  count: number;
  /**
   * The selection state without rows that can no longer be selected. Send it to a service to describe many rows: all
   * rows, or with `among` all rows that pass the search and filters.
   */
  selection: RowSelectionState;
  /** Returns the ids of the selected rows. Of server rows in `exclude` mode, only those that have been loaded. */
  ids: () => string[];
  /** Returns the row objects of the selected rows that are loaded. Sources without objects create them on each call. */
  rows: () => TRow[];
}

/** An action on the selected rows. */
export interface BulkAction<TRow> {
  /** The button's label: a verb. */
  label: string;
  /** Called when the button is pressed. */
  onClick: (selected: SelectedRows<TRow>) => void;
  /** True disables the button. Default false. */
  disabled?: boolean;
}

/** Options of the search over all columns. */
export interface SearchOptions {
  /** Label of the field and of its button. Default `Search`. */
  label?: string;
  /** Placeholder. Default `Search...`. */
  placeholder?: string;
  /** Debounce delay in ms. Default 300. */
  debounceMs?: number;
  /** Called with true when the search field opens, and with false when it collapses to an icon. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** The button to choose the visible columns. */
export interface ColumnPickerOptions {
  /** Shown below the choices: why some columns are hidden, for instance. Default: nothing. */
  note?: ReactNode;
}

/** Props of `DataTable`. */
export interface DataTableProps<TRow> {
  /**
   * The rows: `arrowSource(table)`, `rowsSource(objects)`, `columnSource({ columns, rowCount })` or `remoteSource({
   * fetchRows })`. Create it once per data set; before the rows have loaded pass `rowsSource([])` and `loading`.
   */
  source: TableSource<TRow>;
  /** The columns, and groups of them. Keep the same array between renders: new definitions rebuild the table. */
  columns: readonly ColumnOrGroupDef<TRow>[];
  /** The table's name for assistive technology. */
  'aria-label'?: string;
  /** A visible title over the rows; names the table where `aria-label` is absent. */
  caption?: string;
  /** Id under which pagination and view are stored. Default `default`, which all tables without an id share. */
  tableId?: string;
  /** Slices of the state that the caller holds; the table holds the others. */
  state?: Partial<DataTableState>;
  /** Initial values of uncontrolled slices. A stored pagination takes precedence. */
  defaultState?: Partial<DataTableState>;
  /** Called with the whole new state after each change. */
  onStateChange?: (state: DataTableState, details: { reason: DataTableStateReason }) => void;
  /** Called with the number of rows that pass the search and filters, when it is known and when it may have changed. */
  onMatchCountChange?: (matchCount: number) => void;
  /**
   * When screen readers hear the number of rows, the page and the sort: `at-once` when the rows come, `in-use` once the focus is
   * in the table but not in its search, for a page that says itself what was found. Default `at-once`.
   */
  announceRows?: 'at-once' | 'in-use';
  /** False shows all rows on one scrolling page. Default true. */
  paging?: boolean;
  /** Page sizes to choose from; the first is the default. Default 10, 25, 50, 100. */
  pageSizes?: readonly number[];
  /** True also shows buttons for the first and the last page. Default false. */
  firstAndLastPage?: boolean;
  /** False does not store the pagination. Default true; a controlled pagination is never stored. */
  persistPagination?: boolean;
  /**
   * True also stores column order, widths, pins and visibility, sort and density. Default false; controlled
   * slices are never stored.
   */
  persistView?: boolean;
  /** Storage of pagination and view. Default: the browser's local storage. */
  storage?: PaginationStorage | null;
  /** Position of rows without a value, in both sort directions. Default `last`. */
  undefinedPlacement?: UndefinedPlacement;
  /** True shows skeleton rows instead of the source's rows. */
  loading?: boolean;
  /** Number of skeleton rows. Default: the page size. */
  loadingRows?: number;
  /** Text of an empty table, also when no row passes the search and filters. Default `No Results found`. */
  emptyText?: string;
  /** True or a text replaces the table with a skeleton and the text. Default text: `The data could not be loaded`. */
  error?: boolean | string;
  /** Content of the toolbar, beside the table's own buttons. */
  toolbar?: {
    start?: ReactNode;
    end?: ReactNode;
    /**
     * An element elsewhere on the page that receives `end` and the table's own buttons; null until it is mounted. The
     * table then has no toolbar, and `start` is ignored.
     */
    container?: HTMLElement | null;
    /** Shows the table's own buttons as icons only. Default false. */
    compact?: boolean;
  };
  /** True shows a search over all columns, initially collapsed to an icon. Default false. */
  search?: boolean | SearchOptions;
  /** False hides the column menus. Default true. */
  columnMenu?: boolean;
  /** True or options show a button to choose the visible columns. Default false. */
  columnPicker?: boolean | ColumnPickerOptions;
  /** True shows a button that switches between comfortable and compact rows. Default false. */
  densitySwitch?: boolean;
  /**
   * Row selection: `single` for one row at a time, also by clicking the row; `multiple` for checkboxes, with one for
   * all rows and Shift for ranges. Default: none.
   */
  selection?: 'single' | 'multiple';
  /**
   * Key of the row ids. Default `id`; if the rows lack the key, `id`, then `name`, then the row's number.
   */
  idKey?: string;
  /**
   * Returns whether a row can be selected. Other rows have a disabled checkbox and are excluded from ranges, "all rows"
   * and bulk actions, even if they were selected before. Called for loaded rows only. Must be stable between renders.
   * Default: all can.
   */
  isRowSelectable?: (details: RowDetails<TRow>) => boolean;
  /**
   * Returns a row's class names, to style it with `&& .late` in the `sx` of an element around the table. Set the
   * background with the variable `--row-ground`, so that pinned columns have it too. Must be stable between renders.
   */
  getRowClassName?: (details: RowDetails<TRow>) => string | undefined;
  /** Actions on the selected rows. */
  bulkActions?: readonly BulkAction<TRow>[];
  /** Shows an export button. */
  exportOptions?: ExportOptions;
  /** Called when a row is clicked, or Enter is pressed in one of its cells. */
  onRowClick?: (details: RowDetails<TRow>) => void;
  /**
   * Returns a row's id instead of `idKey`, also used as its React key, so that cells keep their state when rows move.
   * Must be stable between renders.
   */
  getRowId?: (row: TRow, rowIndex: number) => string;
  /**
   * Height of the table in px or as CSS; rows scroll inside. Default: as high as a page of rows, 640 px without paging.
   */
  height?: number | string;
  /**
   * Row height in px at `comfortable` density. Default 45, enough for two lines; compact rows are 33 px high. Scales
   * with the user's text size.
   */
  rowHeight?: number;
  /** Runs long work in a worker (`createTableWorker`). Default: the main thread, in slices that yield to the page. */
  worker?: TableWorker;
  /** Receives warnings about columns and their functions, and load errors. Default: the console while developing. */
  logger?: DataTableLogger;
  /** Timers of the search. Default: the global timers. */
  timers?: TableTimers;
  /** Plug-ins: `cellRanges`, `useCellEditing(…)`. Their number and order must not change. Default: none. */
  plugins?: readonly TablePlugin[];
}
