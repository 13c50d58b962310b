import type { ClipboardEvent, HTMLAttributes, InputHTMLAttributes, KeyboardEvent } from 'react';
import { joinedProps } from '../slots/joinedProps.ts';
import type { DropdownParams } from './useDropdown.types.ts';
import type { BarFocus } from './useBarFocus.ts';
import type { BulkChoice } from './useBulkChoice.ts';
import type { SearchTerm } from './useSearchTerm.ts';
import { isTaken } from './useCombobox.ts';
import type { Combobox, ComboboxProps } from './useCombobox.types.ts';
import type { Typeahead } from './useTypeahead.ts';

/** The parts of a dropdown that its elements' props are made from. */
export interface DropdownCore {
  /** What the dropdown was given. */
  params: DropdownParams;
  /** Id of what is above the list; undefined for nothing. */
  captionId: string | undefined;
  /** Open state, cursor and prop getters. */
  combobox: Combobox;
  /** The search text. */
  search: SearchTerm;
  /** The rows of the list. */
  rows: readonly number[];
  /** Chooses a row. */
  choose: (row: number) => void;
  /** Takes all values out. */
  clear: () => void;
  /** Takes one value out. */
  remove: (value: string) => void;
  /** Letters typed on a list without a search. */
  typeahead: Typeahead;
  /** Whether the last choice was made under the text in the field. */
  isTermKept: boolean;
  /** Whether the cursor was last moved by keyboard. */
  keyboardCursor: { current: boolean };
  /** Choosing many options at once. */
  bulk: BulkChoice;
  /** Where the focus is between the field and the buttons under the list. */
  bar: BarFocus;
}

/** Props of the element that has the focus. */
export function comboboxElementProps(core: DropdownCore, own: InputHTMLAttributes<HTMLInputElement>): ComboboxProps {
  const { params, combobox, search } = core;
  const { searchable, disabled } = params;
  const { value: shownText, ...rest } = own;
  const handlers: InputHTMLAttributes<HTMLInputElement> = {
    onKeyDown: (event) => {
      core.keyboardCursor.current = true;
      if (!isTaken(event)) handleKey(core, event);
    },
    // The label must go before a character is written in several steps: a text replaced in between breaks it off.
    onCompositionStart: () => combobox.open('type'),
    onPaste: (event) => pasteList(core, event),
    onChange: ({ target, nativeEvent }) => {
      // Typing on a chosen value replaces it, wherever the caret is.
      const typed = combobox.isOpen ? null : (nativeEvent as InputEvent).data;
      search.type(typed ?? target.value);
    },
  };
  const base = combobox.getInputProps(joinedProps(rest, handlers));
  if (searchable) {
    const value = combobox.isOpen ? search.term : String(shownText ?? '');
    const kept = { 'data-kept': (core.isTermKept && combobox.isOpen) || undefined };
    return { 'aria-autocomplete': 'list', autoComplete: 'off', ...base, ...kept, disabled, value };
  }
  // That it opens a list, and completes no text, is what the role says by itself.
  return { ...base, tabIndex: disabled ? undefined : 0, 'aria-disabled': disabled || undefined };
}

/** Props of the list. */
export function menuElementProps(
  core: DropdownCore,
  own?: HTMLAttributes<HTMLDivElement>,
): HTMLAttributes<HTMLDivElement> {
  return core.combobox.getMenuProps(
    joinedProps(own, {
      'aria-multiselectable': core.params.multiple || undefined,
      'aria-describedby': core.captionId,
      onPointerMove: () => {
        core.keyboardCursor.current = false;
      },
    }),
  );
}

function handleKey(core: DropdownCore, event: KeyboardEvent<HTMLInputElement>): void {
  const { combobox, params } = core;
  if (event.key === 'Tab' && combobox.isOpen) {
    if (!event.shiftKey && core.bar.enter()) event.preventDefault();
    else combobox.close('blur');
  }
  // In a form, Enter in a closed field with a text submits it, as in any other.
  if (event.key === 'Enter' && !combobox.isOpen && !event.currentTarget.form) {
    event.preventDefault();
    combobox.open('key');
  }
  if (event.key === 'Backspace' || event.key === 'Delete') handleErase(core, event);
  else if (!params.searchable) handleSelectOnlyKey(core, event);
}

/** Takes a pasted column of codes; any other text goes into the search. */
function pasteList({ bulk, params, combobox }: DropdownCore, event: ClipboardEvent): void {
  if (event.defaultPrevented) return;
  const isList = params.multiple && !params.onSearch && bulk.paste(event.clipboardData.getData('text'));
  if (isList) event.preventDefault();
  // The chosen label goes before a text is put in: not every browser tells the two apart afterwards.
  if (isList || params.searchable) combobox.open('type');
}

function handleErase({ combobox, search, params, clear, remove }: DropdownCore, event: KeyboardEvent): void {
  const last = params.values.at(-1);
  if (search.term !== '' || last === undefined) return;
  if (params.multiple && params.erasesLast && event.key === 'Backspace') {
    event.preventDefault();
    remove(last);
  } else if (!combobox.isOpen && params.searchable) {
    event.preventDefault();
    if (!params.multiple && params.clearable) clear();
  }
}

function handleSelectOnlyKey(core: DropdownCore, event: KeyboardEvent<HTMLInputElement>): void {
  const { combobox, rows, choose, typeahead, params } = core;
  if (event.key === ' ' && !typeahead.isActive()) {
    event.preventDefault();
    if (!combobox.isOpen) return combobox.open('key');
    const row = rows[combobox.cursor];
    if (row !== undefined) choose(row);
    if (!params.multiple) combobox.close('choose');
    return;
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const row = typeahead.press(event.key, combobox.cursor);
  combobox.open('key');
  if (row >= 0) combobox.moveTo(row);
}
