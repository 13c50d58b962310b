import type {
  AlertTexts,
  ButtonSectionTexts,
  ChipsTexts,
  CommonTexts,
  DropdownTexts,
  ErrorPageTexts,
  FilterDrawerTexts,
  OtherTexts,
  PaginationTexts,
  RangeTexts,
  ShellTexts,
  StepperTexts,
} from './KitTexts.types.ts';

// One constant a section: an application loads those of the components that it imports.

/** English texts that several components use. */
export const commonTexts: CommonTexts = {
  close: 'Close',
  clear: 'Clear',
  any: 'Any',
  required: 'Required',
  invalid: 'Invalid',
};

/** English names of the marks of messages. */
export const alertTexts: AlertTexts = { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' };

/** English texts of dropdowns. */
export const dropdownTexts: DropdownTexts = {
  empty: 'No options',
  noMatch: (text) => `No options containing “${text}”`,
  loading: 'Loading options',
  options: (count, shown) => `${shown} option${count === 1 ? '' : 's'}`,
  allOptions: 'All Options',
  matching: (shown, text) => `${shown} containing “${text}”`,
  create: (text) => `Create ${text}`,
  search: 'Search...',
  clear: 'Clear selection',
  clearField: (name) => `Clear ${name}`,
  selected: (_count, shown) => `${shown} Selected`,
  cleared: 'Selection cleared',
  removed: (label) => `${label} removed`,
  added: (label, count, total) => `${label} selected, ${count} of ${total}`,
  dropped: (label, count, total) => `${label} removed, ${count} of ${total}`,
  chosen: (count, total) => `${count} of ${total} selected`,
  undone: (selected) => `Undone, ${selected}`,
  pasted: (_count, shown) => `All ${shown} pasted values selected`,
  found: (found, all, notFound) => `${found} of ${all} pasted values selected. Not found: ${notFound}`,
  more: (named, _count, shown) => `${named} and ${shown} more`,
  selection: 'Selection',
  paste: 'Paste a column of values to select them.',
  undo: 'Undo',
  invert: 'Invert',
};

/** English texts of the chips of an `Autocomplete`. */
export const chipsTexts: ChipsTexts = {
  remove: (label) => `Remove ${label}`,
  selected: 'Selected',
  more: (_count, shown) => `and ${shown} more`,
  hint: (_count, shown) => `${shown} selected, reached by arrow keys`,
};

/** English texts of `Pagination`. */
export const paginationTexts: PaginationTexts = {
  pagination: 'Pagination',
  rowsPerPage: 'Rows per page:',
  range: (from, to, total) => `${from}-${to} of ${total}`,
  empty: (zero) => `${zero} of ${zero}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
};

/** English texts of ranges. */
export const rangeTexts: RangeTexts = {
  clear: 'Clear Range',
  apply: 'Apply',
  range: 'Range',
  choose: 'Choose a range',
  none: 'No range provided',
  minimum: 'minimum',
  maximum: 'maximum',
};

/** English texts of the frame of a page. */
export const shellTexts: ShellTexts = {
  skipToContent: 'Skip to content',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  navigation: 'Navigation',
  main: 'Main',
  expand: 'Expand',
  collapse: 'Collapse',
  apps: 'Apps',
  appOnShow: 'You are here',
  help: 'Help center',
  account: 'Account',
  manageAccount: 'Manage your Account',
  logOut: 'Log out',
};

/** English texts of `Stepper`. */
export const stepperTexts: StepperTexts = {
  completed: 'Completed',
  active: 'Current',
  optional: 'Optional',
  error: 'Error',
};

/** English texts of `ErrorPage`. */
export const errorPageTexts: ErrorPageTexts = { home: 'Back to Homepage', previous: 'Back to Previous Page' };

/** English texts of `FilterDrawer`. */
export const filterDrawerTexts: FilterDrawerTexts = { filters: 'Filters', close: 'Close filters' };

/** English texts of `ButtonSection`. */
export const buttonSectionTexts: ButtonSectionTexts = {
  options: 'Options',
  selectAllRows: 'Select all rows',
  selectRow: (name) => `Select ${name}`,
};

/** English texts of components that have few. */
export const otherTexts: OtherTexts = {
  unnamedPerson: 'Unnamed person',
  moreOptions: 'More options',
  newTab: '(opens in a new tab)',
  loading: (title) => `Loading ${title}`,
};
