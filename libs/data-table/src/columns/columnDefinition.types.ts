import type { CSSProperties, ReactNode } from 'react';
import type { AggregationFunction } from '../engine/aggregates/aggregationFunctions.ts';
import type { SortFunction } from '../engine/sortKeys.ts';
import type { UndefinedPlacement } from '../engine/sortRows.ts';

/**
 * Returns the row object. `name` and `length` are `unknown`, so that TypeScript reports `row.name` written for
 * `row().name`.
 */
export interface RowGetter<TRow> {
  (): TRow;
  /** Not the row's. */
  readonly name: unknown;
  /** Not the row's. */
  readonly length: unknown;
}

/** A row as the caller's functions receive it. */
export interface RowDetails<TRow> {
  /** Returns the row object. Arrow tables create one per call: prefer `valueOf`. */
  row: RowGetter<TRow>;
  /** Returns the value of a column in this row without creating the row object. */
  valueOf: (columnId: string) => unknown;
  /** The row's number in the source, from 0. */
  rowIndex: number;
}

/** Argument of a cell renderer. */
export interface CellContext<TRow> extends RowDetails<TRow> {
  /** The column's value in this row; null or undefined if there is none. */
  value: unknown;
}

/** The kind of content in a column's cells. */
export type CellType = 'text' | 'chip' | 'custom' | 'checkbox';

/** How a column is filtered. */
export type FilterType = 'select' | 'date' | 'text' | 'number';

/** An option of a `select` filter. */
export interface FilterOption {
  /** The label. */
  label: string;
  /** The value that rows are compared with, case-insensitive. */
  value: string;
}

/** One column of a table. */
export interface ColumnDef<TRow = unknown> {
  /** The column's id, unique in the table. */
  id: string;
  /** The header's text, also the column's name for assistive technology. */
  header: string;
  /** The source's key. Default: the id. */
  key?: string;
  /** Source of the values instead of `key`: a key, or a function of the row object and its number in the source. */
  accessor?: string | ((row: TRow, rowIndex: number) => unknown);
  /**
   * Content of the cells: text, a chip per value, a checkbox, or what `cell` renders. Default: `custom` where `cell` is
   * given, else `text`.
   */
  type?: CellType;
  /** Called when a cell's checkbox is toggled (type `checkbox`). Default: the checkboxes are read-only. */
  onCheckedChange?: (checked: boolean, details: RowDetails<TRow>) => void;
  /** Renders a cell. Must be stable between renders, or the visible rows re-render. */
  cell?: (context: CellContext<TRow>) => ReactNode;
  /**
   * Formats a value of a text or chip cell. Default: numbers with separators and at most two decimals, dates in
   * the form of the locale, Yes and No.
   */
  format?: (value: unknown) => string;
  /**
   * Time zone of `Date` values in cells, search and filters: `utc` for dates from Arrow and ISO strings, `local` for
   * dates from date pickers and `new Date(2026, 0, 15)`. Default `utc`.
   */
  timeZone?: 'utc' | 'local';
  /** True shows the time of `Date` values as well: 01/15/2026 09:30 AM. Default false. */
  showTime?: boolean;
  /** Alignment of values. Default: numbers right, everything else left. Set it if rows load later. */
  align?: 'left' | 'center' | 'right';
  /** True disables sorting by this column. */
  disableSort?: boolean;
  /** True sorts the table by this column initially. */
  isSorted?: boolean;
  /** With `isSorted`: descending instead of ascending. */
  isSortedDesc?: boolean;
  /** Direction of the first click on the header; then the other one, then none. Default `asc`. */
  firstSortDirection?: 'asc' | 'desc';
  /** Sort function. Default `auto`. Unknown names are reported, and `auto` is used. */
  sortFn?: SortFunction;
  /** Position of rows without a value, in both directions. Default: the table's `undefinedPlacement`. */
  undefinedPlacement?: UndefinedPlacement;
  /** Whether the column can be filtered. Default: true if `filterType` or `filterFn` is set. */
  canFilter?: boolean;
  /**
   * Filter type: `select` among values, by a day, by a text or by a range of numbers. Default: `number` if the column
   * has numbers, else `text`.
   */
  filterType?: FilterType;
  /** Options of a `select` filter. Default: the column's values with their counts. */
  options?: readonly FilterOption[];
  /**
   * Initial filter: option values of a `select` filter, one day (yyyy-mm-dd) of a `date` filter. Default: none.
   * `defaultState.columnFilters` takes precedence.
   */
  values?: readonly string[];
  /** Returns whether a row passes, instead of the filter type's own rule. Must be pure, and stable between renders. */
  filterFn?: (value: unknown, filterValue: unknown, rowIndex: number) => boolean;
  /** True adds Apply and Clear buttons to the filter. Default false: changes apply immediately. */
  hasActions?: boolean;
  /** Whether the search includes the column. Default true. */
  searchable?: boolean;
  /**
   * Returns a value's text for search, text filters and `select` options. Must be stable between renders. Default: the
   * result of `format`, or the text of a text cell; numbers are found with and without separators, dates also as yyyy-mm-dd.
   */
  searchText?: (value: unknown) => string;
  /**
   * Shows an aggregate of the filtered rows in a footer row. `sum` and `mean` take numbers, `min` and `max` numbers and
   * dates, `count` counts the cells with a value. Other values are skipped. Default: none.
   */
  aggregationFn?: AggregationFunction;
  /** Keeps the column at an edge while the table scrolls sideways: `true` and `left` at the beginning, `right` at the end. */
  isPinned?: boolean | 'left' | 'right';
  /** Tooltip of the column's header. */
  tooltip?: ReactNode;
  /** Added to the style of the column's cells, not of its header. */
  style?: CSSProperties;
  /** Fixed width in px. Default: the column grows with the table from `minWidth` on. */
  width?: number;
  /** Min width in px. Default 104, with `showTime` 180. */
  minWidth?: number;
  /** Max width in px. Default: none. */
  maxWidth?: number;
}

/** Columns under a common header. Groups may hold groups. */
export interface ColumnGroupDef<TRow = unknown> {
  /** The group's id, unique among columns and groups. Default: an id derived from its position. */
  id?: string;
  /** The header's text, also the group's name for assistive technology. */
  header: string;
  /** The columns and groups below the header; at least one. */
  columns: readonly ColumnOrGroupDef<TRow>[];
}

/** A column, or a group of columns under a common header. */
export type ColumnOrGroupDef<TRow = unknown> = ColumnDef<TRow> | ColumnGroupDef<TRow>;
