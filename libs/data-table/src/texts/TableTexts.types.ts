import type { AggregationFunction } from '../engine/aggregates/aggregationFunctions.ts';
import type { TableExtrasTexts } from './TableExtrasTexts.types.ts';

/** Texts of `DataTable`. Counts are given as numbers, for the plural, and as they are shown: "10,000". */
export interface TableTexts {
  /** Cells of booleans. English: "Yes", "No". */
  yes: string;
  /** English: "No". */
  no: string;
  /** Names of aggregates in the footer. English: "Sum", "Average", "Min", "Max", "Count". */
  aggregates: Readonly<Record<AggregationFunction, string>>;
  /** An option for rows without a value. English: "(blank)". */
  blank: string;
  /** A table that cannot be used. English: "Invalid table configuration". */
  invalid: string;
  /** English: "The data could not be loaded". */
  failed: string;
  /** English: "Some rows could not be loaded". */
  someFailed: string;
  /** English: "The data could not be loaded: the rows shown are those from before". */
  outdated: string;
  /** English: "Try again". */
  tryAgain: string;
  /** English: "No Results found". */
  noResults: string;
  /** English: "No columns are shown". */
  noColumns: string;
  /** English: "Show all columns". */
  showAllColumns: string;
  /** Announcements of the table. */
  announce: TableAnnouncements;
  /** Texts of the toolbar and of bulk actions. */
  toolbar: ToolbarTexts;
  /** Texts of the column picker. */
  picker: ColumnPickerTexts;
  /** Texts of the menus of columns and groups. */
  menu: ColumnMenuTexts;
  /** Texts of filters. */
  filter: TableFilterTexts;
  /** Texts of rows. */
  row: TableRowTexts;
}

/** Announcements to assistive technology. */
export interface TableAnnouncements {
  /** English: "Loading". */
  loading: string;
  /** English: "12 results". */
  results: (count: number, shown: string) => string;
  /** English: "page 2 of 5". */
  page: (page: string, pages: string) => string;
  /** English: "Premium, ascending". */
  ascending: (header: string) => string;
  /** English: "Premium, descending". */
  descending: (header: string) => string;
  /** Added to the name of a header whose column is filtered. English: "filtered". */
  filtered: string;
  /** English: "sorted by State, ascending, then by Premium, descending". */
  sortedBy: (columns: readonly string[]) => string;
  /** English: "3 of 10,000 rows selected". */
  selected: (rowCount: number, selected: string, rows: string) => string;
  /** English: "Premium, 160 pixels wide". */
  width: (header: string, pixels: string) => string;
  /** A pinned column stays where it is. English: "Cannot reorder pinned columns". */
  pinnedRefusal: string;
  /** English: "Premium, column 2 of 5" or "Policies, columns 2 to 4 of 5". */
  moved: (header: string, first: number, last: number, count: number) => string;
  /** English: "Premium, pinned". */
  pinned: (header: string) => string;
  /** English: "Premium, no longer pinned". */
  unpinned: (header: string) => string;
  /** English: "Premium, hidden". */
  hidden: (header: string) => string;
  /** English: "Rows copied: none, 10,000 at most". */
  copyLimit: (max: string) => string;
  /** English: "Rows copied: 12". */
  rowsCopied: (count: string) => string;
  /** English: "Cell copied". */
  cellCopied: string;
}

/** Texts of the toolbar. */
export interface ToolbarTexts {
  /** Name of the search and of its button. English: "Search". */
  search: string;
  /** Placeholder of fields that search. English: "Search...". */
  searchHint: string;
  /** English: "Compact rows". */
  compactRows: string;
  /** English: "Export". */
  export: string;
  /** Name of the bar of selected rows. English: "Selected rows". */
  selectedRows: string;
  /** English: "(3) selected". */
  selected: (count: number, shown: string) => string;
  /** English: "Clear selection". */
  clearSelection: string;
}

/** Texts of the column picker. */
export interface ColumnPickerTexts {
  /** English: "Columns". */
  columns: string;
  /** English: "Find a column". */
  find: string;
  /** English: "All columns (12)". */
  all: (count: number) => string;
  /** English: "No columns found". */
  none: string;
  /** English: "Clear search". */
  clearSearch: string;
  /** English: "Reset columns". */
  reset: string;
}

/** Texts of the menus of columns and groups. */
export interface ColumnMenuTexts {
  /** English: "Premium column menu". */
  column: (header: string) => string;
  /** English: "Policies group menu". */
  group: (header: string) => string;
  /** English: "Sort ascending". */
  sortAscending: string;
  /** English: "Sort descending". */
  sortDescending: string;
  /** English: "Add to sort". */
  addSort: string;
  /** English: "Reset sort". */
  resetSort: string;
  /** English: "Expand all rows". */
  expandAll: string;
  /** English: "Collapse all rows". */
  collapseAll: string;
  /** English: "Filter…". */
  filter: string;
  /** English: "Clear filter". */
  clearFilter: string;
  /** English: "Pin to the left". */
  pinLeft: string;
  /** English: "Pin to the right". */
  pinRight: string;
  /** English: "Unpin". */
  unpin: string;
  /** English: "Move left". */
  moveLeft: string;
  /** English: "Move right". */
  moveRight: string;
  /** English: "Fit to content". */
  fit: string;
  /** English: "Hide column". */
  hideColumn: string;
  /** English: "Hide columns". */
  hideColumns: string;
}

/** Texts of filters. */
export interface TableFilterTexts {
  /** Label of the chips. English: "In this table". */
  active: string;
  /** An active filter. English: "City: Austin". */
  chip: (header: string, value: string) => string;
  /** English: "Clear Filters". */
  clearAll: string;
  /** Name of a column's filter. English: "Filter Premium". */
  of: (header: string) => string;
  /** English: "Clear". */
  clear: string;
  /** English: "Apply filters". */
  apply: string;
  /** Name of the field of a text. English: "City contains". */
  contains: (label: string) => string;
  /** Placeholder of the field of a text. English: "Contains...". */
  containsHint: string;
  /** Name of the lower bound. English: "Premium at least". */
  atLeast: (label: string) => string;
  /** Name of the upper bound. English: "Premium at most". */
  atMost: (label: string) => string;
  /** Label over the lower bound, part of its name. English: "At least". */
  atLeastHint: string;
  /** Label over the upper bound, part of its name. English: "At most". */
  atMostHint: string;
  /** English: "Not a number". */
  notANumber: string;
  /** English: "Less than the lower bound". */
  belowMin: string;
  /** English: "Find a value of State". */
  findValue: (label: string) => string;
  /** English: "Loading values...". */
  loadingValues: string;
  /** English: "Values could not be loaded". */
  valuesFailed: string;
  /** English: "No values found". */
  noValues: string;
  /** English: "800 more: type to find them". */
  moreValues: (count: number, shown: string) => string;
  /** A chip of two bounds. English: "1,000 to 5,000". */
  between: (min: string, max: string) => string;
  /** A chip of a lower bound. English: "at least 1,000". */
  from: (min: string) => string;
  /** A chip of an upper bound. English: "at most 5,000". */
  upTo: (max: string) => string;
  /** A chip of a text. English: "“Austin”". */
  text: (text: string) => string;
  /** A chip of two values. English: "Texas or Oklahoma". */
  or: (first: string, second: string) => string;
  /** A chip of many values. English: "Texas and 3 more". */
  andMore: (first: string, count: number) => string;
}

/** Texts of rows. */
export interface TableRowTexts {
  /** Header of the column of checkboxes. English: "Selection". */
  selection: string;
  /** English: "Select all rows". */
  selectAll: string;
  /** English: "Select Lone Star". */
  select: (title: string) => string;
  /** English: "Expand Lone Star". */
  expand: (title: string) => string;
  /** English: "Collapse Lone Star". */
  collapse: (title: string) => string;
  /** What the pages of a grouped table count. English: "23 groups and rows". */
  groupsAndRows: (count: string) => string;
}

/** All texts of the package, by section: a complete locale pack. A type, as interfaces do not fit `LocaleTexts`. */
export type TablePack = {
  /** Texts of `DataTable`. */
  table: TableTexts;
  /** Texts of its plug-ins. */
  tableExtras: TableExtrasTexts;
};
