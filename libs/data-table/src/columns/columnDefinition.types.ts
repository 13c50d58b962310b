import type { CSSProperties, ReactNode } from 'react';
import type { AggregationFunction } from '../engine/aggregates/aggregationFunctions.ts';
import type { SortFunction } from '../engine/sortKeys.ts';
import type { UndefinedPlacement } from '../engine/sortRows.ts';

/**
 * Makes a row object. What every function has is of no use here: `row.name` for `row().name` is then a mistake that TypeScript
 * finds.
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
  /** Makes the row object. Over an Arrow table this costs an object: prefer `value` where it is enough. */
  row: RowGetter<TRow>;
  /** The value of a column in this row, by column id, without making the row object. */
  valueOf: (columnId: string) => unknown;
  /** The row's number in the source, from 0. */
  rowIndex: number;
}

/** What a cell renderer is given. */
export interface CellContext<TRow> extends RowDetails<TRow> {
  /** The column's value in this row; null or undefined where there is none. */
  value: unknown;
}

/** The kind of content in a column's cells. */
export type CellType = 'text' | 'chip' | 'custom' | 'checkbox';

/** How a column is filtered. */
export type FilterType = 'select' | 'date' | 'text' | 'number';

/** An option of a `select` filter. */
export interface FilterOption {
  /** What a person reads. */
  label: string;
  /** What rows are compared with, without regard to case. */
  value: string;
}

/** One column of a table (TABLE-COL-1). */
export interface ColumnDef<TRow = unknown> {
  /** The column's id, unique in the table. */
  id: string;
  /** The header's text, also the column's name for assistive technology. */
  header: string;
  /** The source's key. Default: the id. */
  key?: string;
  /** Another source of values than `key`: a key, or a function of the row object and its number in the source. */
  accessor?: string | ((row: TRow, rowIndex: number) => unknown);
  /**
   * Content of the cells: the value as text, a chip for each value of a list, a checkbox for yes and no, or what `cell`
   * draws. Default: `custom` where `cell` is given, else `text`.
   */
  type?: CellType;
  /** Called when a cell's checkbox was switched (type `checkbox`). Default: the checkboxes only show their values. */
  onCheckedChange?: (checked: boolean, details: RowDetails<TRow>) => void;
  /** Draws a cell. Must be a function that stays the same between renders, or the visible rows re-render. */
  cell?: (context: CellContext<TRow>) => ReactNode;
  /** Words a value of a text or chip cell. Default: numbers with separators and at most two decimals, dates as yyyy-mm-dd, Yes and No. */
  format?: (value: unknown) => string;
  /**
   * Where the days and times of `Date` values are counted, for cells, search and filters: in UTC, as dates of Arrow and of ISO
   * texts are, or where the person is, as those of date pickers and of `new Date(2026, 0, 15)` are. Default `utc`.
   */
  timeZone?: 'utc' | 'local';
  /** True shows the time of `Date` values as well: 2026-01-15 09:30. Default false. */
  showTime?: boolean;
  /** Alignment of values in their cells. Default: numbers right, everything else left. Name it where rows arrive later. */
  align?: 'left' | 'center' | 'right';
  /** True takes away sorting by this column. */
  disableSort?: boolean;
  /** True sorts the table by this column at first. */
  isSorted?: boolean;
  /** With `isSorted`: descending instead of ascending. */
  isSortedDesc?: boolean;
  /** The direction that the first activation of the header gives; the other one follows, then none. Default `asc`. */
  firstSortDirection?: 'asc' | 'desc';
  /** How values are ordered. Default `auto`. An unknown name is reported and `auto` used. */
  sortFn?: SortFunction;
  /** Where rows without a value are, in both directions. Default: the table's `undefinedPlacement`. */
  undefinedPlacement?: UndefinedPlacement;
  /** Whether the column can be filtered. Default: true where `filterType` or `filterFn` is named. */
  canFilter?: boolean;
  /**
   * How the column is filtered: by choosing among its values, by a day, by a text or by a range of numbers. Default: `number`
   * where the column holds numbers, else `text`.
   */
  filterType?: FilterType;
  /** The options of a `select` filter. Default: the column's own values, with how often they occur. */
  options?: readonly FilterOption[];
  /**
   * What the column is filtered by at first: option values of a `select` filter, one day (yyyy-mm-dd) of a `date` filter. Default:
   * nothing. The state holds what is chosen from then on; `defaultState.columnFilters` comes before it.
   */
  values?: readonly string[];
  /**
   * Decides which rows pass, in place of the filter type's own rule. Must be a function that stays the same between renders,
   * and answer the same for the same arguments.
   */
  filterFn?: (value: unknown, filterValue: unknown, rowIndex: number) => boolean;
  /** True gives the filter buttons to apply and to clear it: it works only when applied. Default false: it works at once. */
  hasActions?: boolean;
  /** Whether the search looks into the column. Default true. */
  searchable?: boolean;
  /**
   * How a value reads for the search, for text filters and among the options of a `select` filter. Must be a function that
   * stays the same between renders. Default: as `format` words it, or as a text cell does; among numbers, digits are found with
   * and without separators.
   */
  searchText?: (value: unknown) => string;
  /**
   * Shows an aggregate of the filtered rows in a footer row. `sum` and `mean` take numbers, `min` and `max` numbers and dates,
   * `count` counts the cells that show a value. Other values are skipped. Default: none.
   */
  aggregationFn?: AggregationFunction;
  /** Keeps the column at an edge while the table scrolls sideways: `true` and `left` at the beginning, `right` at the end. */
  isPinned?: boolean | 'left' | 'right';
  /** Said of the column when the pointer rests on its header. */
  tooltip?: ReactNode;
  /** Added to the style of the column's cells, not of its header. */
  style?: CSSProperties;
  /** Fixed width in px. Default: the column grows with the table from `minWidth` on. */
  width?: number;
  /** Least width in px. Default 104, with `showTime` 152. */
  minWidth?: number;
  /** Greatest width in px. Default: none. */
  maxWidth?: number;
}

/** Columns under a common header. Groups may hold groups. */
export interface ColumnGroupDef<TRow = unknown> {
  /** The group's id, unique among columns and groups. Default: an id made from the group's place. */
  id?: string;
  /** The header's text, also the group's name for assistive technology. */
  header: string;
  /** The columns and groups below the header; at least one. */
  columns: readonly ColumnOrGroupDef<TRow>[];
}

/** A column, or a group of columns under a common header. */
export type ColumnOrGroupDef<TRow = unknown> = ColumnDef<TRow> | ColumnGroupDef<TRow>;
