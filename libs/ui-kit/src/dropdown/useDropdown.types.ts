import type { HTMLAttributes, InputHTMLAttributes } from 'react';
import type { DropdownChangeDetails, DropdownCommonProps } from './Dropdown.types.ts';
import type { OptionIndex } from './OptionIndex.ts';
import type { SelectAllState } from './selection.ts';
import type { BarFocus } from './useBarFocus.ts';
import type { BulkChoice } from './useBulkChoice.ts';
import type { DropdownWords } from './useDropdownWords.ts';
import type { ComboboxItem, ComboboxProps } from './useCombobox.types.ts';

/** Props of the dropdowns that `useDropdown` takes as they are. */
type SharedParams = Pick<
  DropdownCommonProps,
  | 'options'
  | 'loading'
  | 'disabled'
  | 'emptyText'
  | 'caption'
  | 'caseInsensitive'
  | 'allowCustom'
  | 'onSearch'
  | 'isSearchValid'
  | 'searchDebounceMs'
  | 'getValueLabel'
  | 'onOpenChange'
  | 'timers'
  | 'clearable'
>;

/** What `useDropdown` takes. */
export interface DropdownParams extends SharedParams {
  /** Who is named in the sentence about a programmer's mistake. Default `useDropdown`. */
  owner?: string;
  /** The id of the combobox element; the ids of label, list and options derive from it. */
  controlId: string;
  /** Whether several values can be chosen. */
  multiple: boolean;
  /** The chosen values; at most one unless `multiple`. */
  values: readonly string[];
  /** Called with the new values. */
  onValuesChange: (values: string[], details: DropdownChangeDetails) => void;
  /** Whether the field takes text that narrows the list. */
  searchable: boolean;
  /** Whether Backspace in an empty field takes the last of several values out. Default false. */
  erasesLast?: boolean;
  /** Offers a row for all options; only with `multiple` and `searchable`. Default false. */
  selectAll?: boolean;
  /** The name of the field where there is no visible label. */
  ariaLabel?: string;
  /** Id of the element that names the field. Default: the visible label. */
  'aria-labelledby'?: string;
}

/** State, actions and props of a dropdown, without a look. */
export interface Dropdown extends DropdownWords {
  /** Whether the list is open. */
  isOpen: boolean;
  /** What the user has typed. */
  term: string;
  /** Ends the last announcement. */
  silence: () => void;
  /** What is known about the options. */
  index: OptionIndex;
  /** The rows of the list: positions of options, or `allRow` / `createRow`. */
  rows: readonly number[];
  /** What a list without options says. */
  emptyText: string;
  /** Id of what is above the list; undefined for nothing. */
  captionId: string | undefined;
  /** Max height of the list in px. */
  maxHeight: number;
  /** The row under the keyboard's or pointer's cursor, or -1. */
  highlightedIndex: number;
  /** Whether the cursor last moved by keyboard, so that its row must be scrolled into view. */
  isKeyboardCursor: () => boolean;
  /** The chosen values as a set. */
  chosen: ReadonlySet<string>;
  /** Whether none, some or all options shown are chosen. */
  allState: SelectAllState;
  /** What to announce. */
  statusText: string;
  /** The typed text that `statusText` is about, which is announced once both rest; null: it is announced immediately. */
  statusTerm: string | null;
  /** The label of a value. */
  labelOf: (value: string) => string;
  /** Removes one value and gives the field the focus, unless `keepsFocus`. */
  remove: (value: string, options?: { keepsFocus?: boolean }) => void;
  /** Takes all values out. */
  clear: () => void;
  /** Opens or closes the list. */
  toggle: () => void;
  /** Closes the list. */
  close: () => void;
  /** Focuses the field. */
  focus: () => void;
  /** Choosing many options at once. */
  bulk: BulkChoice;
  /** Where the focus is between the field and the buttons under the list. */
  bar: BarFocus;
  /** Props for the element that has the focus. */
  getComboboxProps: (own: InputHTMLAttributes<HTMLInputElement>) => ComboboxProps;
  /** Props for the box around it: clicking it opens and closes the list. */
  getControlProps: (own?: HTMLAttributes<HTMLDivElement>) => HTMLAttributes<HTMLDivElement>;
  /** Props for the list. */
  getMenuProps: (own?: HTMLAttributes<HTMLDivElement>) => HTMLAttributes<HTMLDivElement>;
  /** Props for a row's option, by row index. */
  getItemProps: (own: ComboboxItem) => HTMLAttributes<HTMLDivElement>;
}
