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

/** What a page can do with a table by its `ref`; null while the table shows an error. */
export interface DataTableHandle {
  /**
   * Brings a row into view, going to its page where it is on another one. A text is the row's id, a number its place among the
   * rows as they are shown, from 0, on all pages. Returns whether there is such a row: one that filters leave out, that is in
   * a closed row, or whose id has not arrived from a server, is not found.
   */
  scrollToRow: (row: string | number) => boolean;
  /** Brings a column into view; returns whether it is shown. */
  scrollToColumn: (columnId: string) => boolean;
  /**
   * The TanStack Table that holds the columns, for code that knows it: header groups, order, pins, sizes, visibility and sort, and
   * rows that are created when they are read. A change through it is a change of the table's state, reported as any other. Read it
   * again each time: it is another object after each render.
   */
  readonly table: DataTableInstance;
  /** Gives a cell the focus and brings it into view; the row as `scrollToRow` takes it. Returns whether there is such a cell. */
  focusCell: (row: string | number, columnId: string) => boolean;
}

/** The export button (TABLE-BAR-2). */
export interface ExportOptions {
  /** The button's label. Default `Export`. */
  label?: string;
  /** Called when the button is pressed. */
  onClick: () => void;
  /** True while an export is under way: the button is out of use, and keeps the focus. */
  loading?: boolean;
  /** The button's name for assistive technology meanwhile: what is exported. Default: the label. */
  loadingLabel?: string;
}

/** The rows that are selected, as a bulk action gets them. */
export interface SelectedRows<TRow> {
  /** Number of selected rows. */
  count: number;
  /**
   * The selection as the state holds it, without rows that can no longer be selected: what to send to a service, for
   * instance all of a million rows, or with `among` all that pass a search and filters.
   */
  selection: RowSelectionState;
  /** The ids of the selected rows: of a server's, where all but some are selected, those that have been loaded. */
  ids: () => string[];
  /** The row objects of the selected rows that the source has here. Made at each call where the source holds no objects. */
  rows: () => TRow[];
}

/** An action on the selected rows (TABLE-BAR-1). */
export interface BulkAction<TRow> {
  /** The button's text: a verb. */
  label: string;
  /** Called when the button is pressed. */
  onClick: (selected: SelectedRows<TRow>) => void;
  /** True while it cannot be used. Default false. */
  disabled?: boolean;
}

/** The search in all columns (TABLE-FILTER-1). */
export interface SearchOptions {
  /** Name of the field and of its button: what is searched. Default `Search`. */
  label?: string;
  /** What the empty field says. Default `Search...`. */
  placeholder?: string;
  /** How long typing must rest before rows are searched, in ms. Default 300. */
  debounceMs?: number;
  /** Called with true when the icon becomes a field, and with false when it is an icon again. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** The button to choose the visible columns (TABLE-COL-6). */
export interface ColumnPickerOptions {
  /** Shown below the choices: why some columns are hidden, for instance. Default: nothing. */
  note?: ReactNode;
}

/** Props of `DataTable`. */
export interface DataTableProps<TRow> {
  /** The rows: `arrowSource(table)`, `rowsSource(objects)`, `columnSource({ columns, rowCount })` or `remoteSource({ fetchRows })`. Make it once per data set; until there are rows pass `rowsSource([])` and `loading`. */
  source: TableSource<TRow>;
  /** The columns, and groups of them. Keep the array between renders: new definitions prepare the table again. */
  columns: readonly ColumnOrGroupDef<TRow>[];
  /** The table's name for assistive technology. */
  'aria-label'?: string;
  /** A visible title over the rows; names the table where `aria-label` is absent. */
  caption?: string;
  /** Id under which pagination and view are kept in local storage. */
  tableId?: string;
  /** Slices of the state that the caller holds; the table holds the others. */
  state?: Partial<DataTableState>;
  /** Slices to start with where the caller does not hold them. A pagination that was kept comes before this one. */
  defaultState?: Partial<DataTableState>;
  /** Called with the whole new state after each change. */
  onStateChange?: (state: DataTableState, details: { reason: DataTableStateReason }) => void;
  /** Called with the number of rows that pass search and filters, once it is known and whenever it may be another one. */
  onMatchCountChange?: (matchCount: number) => void;
  /** False shows all rows in one page that scrolls. Default true. */
  paging?: boolean;
  /** Page sizes to choose from; the first is the default. Default 10, 25, 50, 100. */
  pageSizes?: readonly number[];
  /** False keeps the pagination nowhere. Default true; a controlled pagination is never kept. */
  persistPagination?: boolean;
  /** True also keeps order, widths, pins and visibility of columns, sort and density (PLUS-12). Default false; what is controlled is never kept. */
  persistView?: boolean;
  /** Where pagination and view are kept. Default: the browser's local storage. */
  storage?: PaginationStorage | null;
  /** Where rows without a value are when sorted, in both directions. Default `last`. */
  undefinedPlacement?: UndefinedPlacement;
  /** True shows skeleton rows in place of the rows: those of the source do not count yet. */
  loading?: boolean;
  /** Number of skeleton rows. Default: the page size. */
  loadingRows?: number;
  /** What the single row of an empty table says, also where search and filters leave no row. Default `No Results found`. */
  emptyText?: string;
  /** True or a text replaces the table by a skeleton; the text is for assistive technology. Default text: `The data could not be loaded`. */
  error?: boolean | string;
  /** What is above the table, beside its own buttons. */
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
  /** True shows a field, collapsed to an icon at first, that searches in all columns. Default false. */
  search?: boolean | SearchOptions;
  /** False takes the menus from the column headers. Default true. */
  columnMenu?: boolean;
  /** True or options show a button to choose the visible columns. Default false. */
  columnPicker?: boolean | ColumnPickerOptions;
  /** True shows a button that switches between comfortable and compact rows. Default false. */
  densitySwitch?: boolean;
  /**
   * Lets a person select rows: `single` one at a time, by a click on the row as well; `multiple` by checkboxes, with one for
   * all rows, Shift for ranges. Default: no selection.
   */
  selection?: 'single' | 'multiple';
  /** The key of the values that name rows. Default `id`; where rows have none, `id`, then `name`, then the row's number (TABLE-ROW-4). */
  idKey?: string;
  /**
   * Says which rows can be selected; others have a checkbox out of use, and stay out of ranges and of all rows. One that was selected
   * before counts no more and is in no action, until it can be selected again. Must be a function that stays the same between
   * renders. Of a server's rows those are asked about that have arrived. Default: all can.
   */
  isRowSelectable?: (details: RowDetails<TRow>) => boolean;
  /**
   * Class names of a row, for styles of the page's own: `&& .late` in the `sx` of an element around the table. A ground is the
   * variable `--row-ground`, so that columns that stay have it too. Must be a function that stays the same between renders.
   */
  getRowClassName?: (details: RowDetails<TRow>) => string | undefined;
  /** What can be done with the selected rows. */
  bulkActions?: readonly BulkAction<TRow>[];
  /** Shows a button to take the rows away. */
  exportOptions?: ExportOptions;
  /** Called when a row is clicked, or Enter is pressed in one of its cells. */
  onRowClick?: (details: RowDetails<TRow>) => void;
  /**
   * Names a row in place of `idKey`, also for React, so that its cells keep their state when rows move. Must be a function that
   * stays the same between renders.
   */
  getRowId?: (row: TRow, rowIndex: number) => string;
  /** Height of the whole in px or as CSS; rows scroll inside. Default: as high as a page of rows, 640 px without paging. */
  height?: number | string;
  /** Height of a row in px, where the state's density is `comfortable`. Default 45, room for two lines; compact rows are 33 px high. Grows with text that a person has drawn larger. */
  rowHeight?: number;
  /** Does long work beside the page (`createTableWorker`). Default: it is done in the page, in slices between which the page lives. */
  worker?: TableWorker;
  /** Takes warnings about columns and their functions, and what keeps rows from being shown. Default: none are given. */
  logger?: DataTableLogger;
  /** Timers of the search. Default: the environment's. */
  timers?: TableTimers;
  /** What the table can do beside: `cellRanges`, `useCellEditing(…)`. Always as many, in the same order. Default: nothing. */
  plugins?: readonly TablePlugin[];
}
