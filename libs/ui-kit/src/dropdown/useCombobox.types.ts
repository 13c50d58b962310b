import type { HTMLAttributes, InputHTMLAttributes, RefCallback } from 'react';
import type { ComboboxList } from './comboboxReducer.ts';
import type { DropdownOpenDetails } from './Dropdown.types.ts';

/** What `useCombobox` takes. */
export interface ComboboxOptions {
  /** The id of the element that has the focus; the ids of label, list and options derive from it. */
  controlId: string;
  /** The name of field and list where there is no visible label. */
  ariaLabel?: string;
  /** Id of the element that names field and list. Default: the visible label. */
  'aria-labelledby'?: string;
  /** Nothing opens the list. Default false. */
  disabled?: boolean;
  /** The rows of the list, and how it behaves. */
  list: ComboboxList;
  /** The positions of the rows; the ids of options derive from them. */
  rows: readonly number[];
  /** Called with the index of a row that was chosen. */
  onChoose: (row: number) => void;
  /** Called when the list opens or closes. */
  onOpenChange: (isOpen: boolean, details: DropdownOpenDetails) => void;
  /** Whether the focus is going to where the list stays open. */
  keepsOpen: () => boolean;
}

/** Why a list opens or closes. */
export type Reason = DropdownOpenDetails['reason'];

/** Props of an option, by its row. */
export interface ComboboxItem extends HTMLAttributes<HTMLDivElement> {
  /** The content of the row. */
  item: number;
  /** Which row it is. */
  index: number;
}

/** Props of the element that has the focus: an `input` when searchable, else any focusable element. */
export type ComboboxProps = InputHTMLAttributes<HTMLInputElement> & { ref: RefCallback<HTMLElement> };

/** Open state, cursor, and props that carry the WAI-ARIA combobox pattern. */
export interface Combobox {
  /** Whether the list is open. */
  isOpen: boolean;
  /** The row under the cursor, or -1. */
  cursor: number;
  /** Opens the list. */
  open: (reason: Reason) => void;
  /** Closes the list. */
  close: (reason: Reason) => void;
  /** Opens or closes the list. */
  toggle: (reason: Reason) => void;
  /** Sends the cursor to a row. */
  moveTo: (row: number) => void;
  /** Focuses the field. */
  focus: () => void;
  /** Props of the element that has the focus. */
  getInputProps: (own: InputHTMLAttributes<HTMLInputElement>) => ComboboxProps;
  /** Props of the box around it: pressing it opens and closes the list. */
  getToggleProps: (own?: HTMLAttributes<HTMLDivElement>) => HTMLAttributes<HTMLDivElement>;
  /** Props of the list. */
  getMenuProps: (own: HTMLAttributes<HTMLDivElement>) => HTMLAttributes<HTMLDivElement>;
  /** Props of an option. */
  getItemProps: (own: ComboboxItem) => HTMLAttributes<HTMLDivElement>;
}
