/** Where the cursor of a list is: the index of a row, -1 for nowhere, or the first match of what was typed. */
export type ComboboxCursor = number | 'first-match';

/** What a combobox keeps. A closed one has no cursor. */
export interface ComboboxState {
  /** Whether the list is open. */
  isOpen: boolean;
  /** Where the cursor is. */
  cursor: ComboboxCursor;
}

/** What can happen to a combobox. */
export type ComboboxAction =
  /** The list is asked to open or to close. */
  | { type: 'open' | 'close' }
  /** A press on the element with the focus. */
  | { type: 'press' }
  /** An arrow key, one row up or down; with Alt, `quiet`, it opens the list and leaves the cursor away. */
  | { type: 'arrow'; by: 1 | -1; quiet: boolean }
  /** Page Up or Page Down: as many rows as are in view, no further than the list's ends. */
  | { type: 'page'; by: 1 | -1 }
  /** Home or End: to the first row that can be chosen, counted from the list's start (1) or from its end (-1). */
  | { type: 'edge'; from: 1 | -1 }
  /** A new text in the field; whether it is empty. */
  | { type: 'text'; isEmpty: boolean }
  /** The cursor is sent to a row: by the pointer, or by letters. */
  | { type: 'point'; row: number }
  /** The pointer leaves the list. */
  | { type: 'leave' }
  /** A row is chosen, or Enter is pressed where none is; `closes` the list even where several can be chosen. */
  | { type: 'choose'; row: number; closes: boolean };

/** What the reducer asks about the list. */
export interface ComboboxList {
  /** How many rows there are. */
  count: number;
  /** Whether the row at an index cannot be chosen. */
  isDisabled: (row: number) => boolean;
  /** Whether the option of the row at an index is chosen. */
  isChosen: (row: number) => boolean;
  /** The first row that matches typed text: rows before it are always shown. */
  firstAnswer: number;
  /** The row of the chosen option, or -1; the list opens there. */
  chosenRow: () => number;
  /** How many rows are in view: so many lie between two pages. */
  pageRows: number;
  /** Whether several values can be chosen: choosing then keeps the list open. */
  multiple: boolean;
  /** Whether choosing empties the text: the rows are others then, and none has the cursor. */
  emptiesText: boolean;
  /** Whether the field takes text: a press into it then never closes the list. */
  searchable: boolean;
}

/** A combobox at rest. */
export const closedCombobox: ComboboxState = { isOpen: false, cursor: -1 };

/** Returns the state after an action; the same object if nothing changes. Choosing happens outside. */
export function comboboxReducer(state: ComboboxState, action: ComboboxAction, list: ComboboxList): ComboboxState {
  switch (action.type) {
    case 'close':
      return closedCombobox;
    case 'open':
      return state.isOpen ? state : openedAt(list.chosenRow());
    case 'press':
      if (!state.isOpen) return openedAt(list.chosenRow());
      return list.searchable ? state : closedCombobox;
    case 'text':
      return openedAt(action.isEmpty ? -1 : 'first-match');
    case 'choose':
      if (!list.multiple || action.closes || action.row < 0) return closedCombobox;
      // The cursor stays where the choice was made, whatever it followed until then.
      return comboboxReducer(state, { type: 'point', row: list.emptiesText ? -1 : action.row }, list);
    case 'arrow':
      if (!state.isOpen) return openedByArrow(action.by, action.quiet, list);
      return movedTo(state, neighbour(list, cursorRow(state, list), action.by));
    case 'page':
      return movedTo(state, rowOfPage(list, cursorRow(state, list), action.by));
    case 'edge':
      return movedTo(state, edgeRow(list, action.from));
    case 'point':
      return movedTo(state, isRow(list, action.row) && !list.isDisabled(action.row) ? action.row : -1);
    case 'leave':
      return movedTo(state, -1);
  }
}

/** The row under the cursor, or -1: a list that changes under its cursor may leave it where no row is. */
export function cursorRow({ isOpen, cursor }: ComboboxState, list: ComboboxList): number {
  if (!isOpen) return -1;
  if (cursor === 'first-match') return choosableRow(list, list.firstAnswer, 1);
  return cursor < list.count ? cursor : -1;
}

function openedAt(cursor: ComboboxState['cursor']): ComboboxState {
  return { isOpen: true, cursor };
}

function openedByArrow(by: 1 | -1, quiet: boolean, list: ComboboxList): ComboboxState {
  const chosen = list.chosenRow();
  if (chosen >= 0 || quiet) return openedAt(chosen);
  return openedAt(edgeRow(list, by));
}

/** A closed list takes no cursor. */
function movedTo(state: ComboboxState, row: number): ComboboxState {
  return !state.isOpen || state.cursor === row ? state : openedAt(row);
}

/** The next row up or down that can be chosen; over an end it goes on at the other. */
function neighbour(list: ComboboxList, start: number, by: 1 | -1): number {
  const next = start < 0 ? -1 : choosableRow(list, start + by, by);
  return next >= 0 ? next : edgeRow(list, by);
}

/** The row a page up or down: so many further that can be chosen, and no further than the last of them. */
function rowOfPage(list: ComboboxList, start: number, by: 1 | -1): number {
  let row = start;
  for (let left = list.pageRows; left > 0; left--) {
    const next = choosableRow(list, row + by, by);
    if (next < 0) break;
    row = next;
  }
  return row;
}

/** The row nearest to the list's start (1) or end (-1) that can be chosen. */
function edgeRow(list: ComboboxList, from: 1 | -1): number {
  return choosableRow(list, from > 0 ? 0 : list.count - 1, from);
}

/** The first row from `start` on, up or down, that can be chosen, or -1. */
function choosableRow(list: ComboboxList, start: number, direction: 1 | -1): number {
  for (let row = start; isRow(list, row); row += direction) if (!list.isDisabled(row)) return row;
  return -1;
}

function isRow(list: ComboboxList, row: number): boolean {
  return row >= 0 && row < list.count;
}
