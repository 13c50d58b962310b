/**
 * A condition on one column. Filters are plain data but for `custom`; rows stay that pass all of them. A filter that says
 * nothing (an empty text, no options, no bounds) and one of an unknown column are left out.
 */
export type EngineFilter = TextFilter | OptionsFilter | NumberFilter | DateFilter | CustomFilter;

/** Rows whose value reads, without regard to case, as the text says. Rows without a value never pass. */
export interface TextFilter {
  type: 'text';
  /** The column's id. */
  columnId: string;
  /** How value and text are compared. */
  operator: 'contains' | 'equals' | 'startsWith';
  /** The text that is looked for, as typed; spaces around it count. */
  text: string;
}

/**
 * Rows whose value is one of the options, compared as text without regard to case (TABLE-FILTER-2). Where the value is a
 * list, one of its items is enough. The option `''` means rows without a value.
 */
export interface OptionsFilter {
  type: 'options';
  /** The column's id. */
  columnId: string;
  /** The values that pass. */
  values: readonly string[];
}

/** Rows whose value is a number (or a text that reads as one) between two bounds, both included. */
export interface NumberFilter {
  type: 'number';
  /** The column's id. */
  columnId: string;
  /** The least number; null for no lower bound. */
  min: number | null;
  /** The greatest number; null for no upper bound. */
  max: number | null;
}

/**
 * Rows whose value is a date from one day to another, both included; the same day twice is that day. Values may be dates,
 * milliseconds since 1970 or ISO texts; days are counted in UTC unless the column's `timeZone` is `local`. A bound without three numeric parts is ignored
 * (TABLE-FILTER-4).
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

/** Rows that a function lets pass. The function is known by its identity: the same one is not asked again. */
export interface CustomFilter {
  type: 'custom';
  /** The column's id. */
  columnId: string;
  /** What the function compares with: plain data. */
  filterValue: unknown;
  /** True where the row stays. Must answer the same for the same arguments. */
  matches: (value: unknown, filterValue: unknown, rowIndex: number) => boolean;
}
