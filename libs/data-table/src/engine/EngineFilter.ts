/**
 * A condition on one column. Filters are plain data except `custom`; rows must pass all of them. Empty filters (no
 * text, options or bounds) and filters of unknown columns are ignored.
 */
export type EngineFilter = TextFilter | OptionsFilter | NumberFilter | DateFilter | CustomFilter;

/** Rows whose value matches a text, case-insensitive. Rows without a value never pass. */
export interface TextFilter {
  type: 'text';
  /** The column's id. */
  columnId: string;
  /** How the value and the text are compared. */
  operator: 'contains' | 'equals' | 'startsWith';
  /** The text to find; surrounding spaces are significant. */
  text: string;
}

/**
 * Rows whose value is one of the options, compared as case-insensitive text. For lists, one matching
 * item is enough. The option `''` means rows without a value.
 */
export interface OptionsFilter {
  type: 'options';
  /** The column's id. */
  columnId: string;
  /** The values that pass. */
  values: readonly string[];
}

/** Rows whose value is a number, or a numeric text, between two inclusive bounds. */
export interface NumberFilter {
  type: 'number';
  /** The column's id. */
  columnId: string;
  /** Lower bound; null for none. */
  min: number | null;
  /** Upper bound; null for none. */
  max: number | null;
}

/**
 * Rows whose date is between two inclusive days. Values may be dates, milliseconds since 1970 or ISO texts; days are
 * counted in UTC unless the column's `timeZone` is `local`. A bound without three numeric parts is ignored.
 */
export interface DateFilter {
  type: 'date';
  /** The column's id. */
  columnId: string;
  /** The first day as yyyy-mm-dd; null for no lower bound. */
  from: string | null;
  /** The last day as yyyy-mm-dd; null for no upper bound. */
  to: string | null;
}

/** Rows that pass a function. Results are cached by the function's identity. */
export interface CustomFilter {
  type: 'custom';
  /** The column's id. */
  columnId: string;
  /** Argument of the function: plain data. */
  filterValue: unknown;
  /** Whether the row passes. Must be pure. */
  matches: (value: unknown, filterValue: unknown, rowIndex: number) => boolean;
}
