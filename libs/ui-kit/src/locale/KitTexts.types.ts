import type { DateWords } from '../dates/dateWords.ts';

/** Texts that several components use. */
export interface CommonTexts {
  /** Button that closes a dialog, a panel or a message. English: "Close". */
  close: string;
  /** Button that empties a field. English: "Clear". */
  clear: string;
  /** Placeholder of a field that sets no limit. English: "Any". */
  any: string;
  /** Describes a required field. English: "Required". */
  required: string;
  /** Describes a field with an error. English: "Invalid". */
  invalid: string;
}

/** Names of the marks of messages. */
export interface AlertTexts {
  /** English: "Success". */
  success: string;
  /** English: "Error". */
  error: string;
  /** English: "Warning". */
  warning: string;
  /** English: "Information". */
  info: string;
}

/** Texts of dropdowns. Counts are given as they are shown: "10,000". */
export interface DropdownTexts {
  /** A list without options. English: "No options". */
  empty: string;
  /** A list in which no option contains what was typed. English: "No options containing “zz”". */
  noMatch: (text: string) => string;
  /** Announces that options are loading. English: "Loading options". */
  loading: string;
  /** Announces the length of a list. English: "12 options". */
  options: (count: number, shown: string) => string;
  /** The row for all options. English: "All Options". */
  allOptions: string;
  /** What that row chooses while the list is narrowed; beside its label. English: "4 containing “new”". */
  matching: (shown: string, text: string) => string;
  /** The row that makes the typed text a value. English: "Create Acme". */
  create: (text: string) => string;
  /** Placeholder of the field while it searches. English: "Search...". */
  search: string;
  /** Button that takes out what is chosen, in a field without a name. English: "Clear selection". */
  clear: string;
  /** Button that takes out what is chosen in a field. English: "Clear State". */
  clearField: (name: string) => string;
  /** Sums up several values in the field. English: "3 Selected". */
  selected: (count: number, shown: string) => string;
  /** Announces an emptied field. English: "Selection cleared". */
  cleared: string;
  /** Announces a value that was taken out. English: "Texas removed". */
  removed: (label: string) => string;
  /** Announces an option that was chosen. English: "Texas selected, 3 of 50". */
  added: (label: string, count: string, total: string) => string;
  /** Announces an option that was taken out. English: "Texas removed, 2 of 50". */
  dropped: (label: string, count: string, total: string) => string;
  /** Announces how many options are chosen. English: "3 of 50 selected". */
  chosen: (count: string, total: string) => string;
  /** Announces that the last change was taken back; `selected` is the text of `chosen`. English: "Undone, 3 of 50 selected". */
  undone: (selected: string) => string;
  /** The result of pasted values that were all found. English: "All 12 pasted values selected". */
  pasted: (count: number, shown: string) => string;
  /** The result of pasted values. English: "10 of 12 pasted values selected. Not found: AB, CD". */
  found: (found: string, all: string, notFound: string) => string;
  /** Ends a list that names the first few. English: "AB, CD and 3 more". */
  more: (named: string, count: number, shown: string) => string;
  /** Name of the group of buttons under a list. English: "Selection". */
  selection: string;
  /** Says that values can be pasted. English: "Paste a column of values to select them.". */
  paste: string;
  /** Button that takes the last change back. English: "Undo". */
  undo: string;
  /** Button that chooses what was not chosen. English: "Invert". */
  invert: string;
}

/** Texts of `Chip`, and of the chips of an `Autocomplete`. */
export interface ChipsTexts {
  /** Button that takes an item out. English: "Remove Texas". */
  remove: (label: string) => string;
  /** Name of the list of chips. English: "Selected". */
  selected: string;
  /** Counts the chips that are not shown. English: "and 3 more". */
  more: (count: number, shown: string) => string;
  /** Describes the field. English: "12 selected, reached by arrow keys". */
  hint: (count: number, shown: string) => string;
}

/** Texts of `Pagination`. */
export interface PaginationTexts {
  /** Name of the landmark. English: "Pagination". */
  pagination: string;
  /** Before the sizes. English: "Rows per page:". */
  rowsPerPage: string;
  /** Rows shown. English: "1-25 of 1,248". */
  range: (from: string, to: string, total: string) => string;
  /** Without rows. English: "0 of 0". */
  empty: (zero: string) => string;
  /** English: "First page". */
  first: string;
  /** English: "Previous page". */
  previous: string;
  /** English: "Next page". */
  next: string;
  /** English: "Last page". */
  last: string;
}

/** Texts of `RangeSliderDropdown`, `DoubleSlider` and what they open. */
export interface RangeTexts {
  /** Button that clears the range. English: "Clear Range". */
  clear: string;
  /** Button that applies the range. English: "Apply". */
  apply: string;
  /** Name of a range without a label. English: "Range". */
  range: string;
  /** In place of a range that is required. English: "Choose a range". */
  choose: string;
  /** Without a scale. English: "No range provided". */
  none: string;
  /** Name of the handle of the lower end. English: "minimum". */
  minimum: string;
  /** Name of the handle of the upper end. English: "maximum". */
  maximum: string;
}

/** Texts of the frame of a page: `PageShell`, `AppBar`, `Sidebar`, `AppsMenu`, `AccountMenu`. */
export interface ShellTexts {
  /** First link of a page. English: "Skip to content". */
  skipToContent: string;
  /** Button of the navigation on a narrow screen. English: "Open navigation". */
  openNavigation: string;
  /** English: "Close navigation". */
  closeNavigation: string;
  /** Name of the drawer of the navigation. English: "Navigation". */
  navigation: string;
  /** Name of the sidebar. English: "Main". */
  main: string;
  /** Button that makes the sidebar wide. English: "Expand". */
  expand: string;
  /** Button that makes the sidebar narrow. English: "Collapse". */
  collapse: string;
  /** Button of the company's applications. English: "Apps". */
  apps: string;
  /** Marks the current application in the list. English: "You are here". */
  appOnShow: string;
  /** Link to the help. English: "Help center". */
  help: string;
  /** Button and menu of the account. English: "Account". */
  account: string;
  /** English: "Manage your Account". */
  manageAccount: string;
  /** English: "Log out". */
  logOut: string;
}

/** Texts of `Stepper`. */
export interface StepperTexts {
  /** English: "Completed". */
  completed: string;
  /** English: "Current". */
  active: string;
  /** English: "Optional". */
  optional: string;
  /** English: "Error". */
  error: string;
}

/** Texts of components that have few. */
export interface OtherTexts {
  /** Name of an `Avatar` without one. English: "Unnamed person". */
  unnamedPerson: string;
  /** Button that opens the alternatives of a `SplitButton`. English: "More options". */
  moreOptions: string;
  /** Ends an external `Link`, for screen readers. English: "(opens in a new tab)". */
  newTab: string;
  /** While a page in `EmbeddedContent` loads. English: "Loading Benchmarks". */
  loading: (title: string) => string;
}

/** Texts of `ErrorPage`. */
export interface ErrorPageTexts {
  /** English: "Back to Homepage". */
  home: string;
  /** English: "Back to Previous Page". */
  previous: string;
}

/** Texts of `FilterDrawer`. */
export interface FilterDrawerTexts {
  /** Title of the panel. English: "Filters". */
  filters: string;
  /** English: "Close filters". */
  close: string;
}

/** Texts of `ButtonSection`. */
export interface ButtonSectionTexts {
  /** Heading over the choices. English: "Options". */
  options: string;
  /** English: "Select all rows". */
  selectAllRows: string;
  /** English: "Select Austin". */
  selectRow: (name: string) => string;
}

/** All texts of the kit, by section: a complete locale pack. A type, as interfaces do not fit `LocaleTexts`. */
export type KitTexts = {
  /** Texts that several components use. */
  kitCommon: CommonTexts;
  /** Names of the marks of messages. */
  kitAlert: AlertTexts;
  /** Texts of dropdowns. */
  kitDropdown: DropdownTexts;
  /** Texts of the chips of an `Autocomplete`. */
  kitChips: ChipsTexts;
  /** Texts of the date pickers. */
  kitDates: DateWords;
  /** Texts of `Pagination`. */
  kitPagination: PaginationTexts;
  /** Texts of ranges. */
  kitRange: RangeTexts;
  /** Texts of the frame of a page. */
  kitShell: ShellTexts;
  /** Texts of `Stepper`. */
  kitStepper: StepperTexts;
  /** Texts of `ErrorPage`. */
  kitErrorPage: ErrorPageTexts;
  /** Texts of `FilterDrawer`. */
  kitFilterDrawer: FilterDrawerTexts;
  /** Texts of `ButtonSection`. */
  kitButtonSection: ButtonSectionTexts;
  /** Texts of components that have few. */
  kitOther: OtherTexts;
};
