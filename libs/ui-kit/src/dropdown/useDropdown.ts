'use client';
import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { whenBrowserIsIdle } from '../lazyPart/whenBrowserIsIdle.ts';
import { comboboxReducer } from './comboboxReducer.ts';
import { comboboxElementProps, controlElementProps, menuElementProps } from './dropdownProps.ts';
import { dropdownRows } from './dropdownRows.ts';
import { dropdownStatus } from './dropdownStatus.ts';
import { optionLabel, optionValue } from './Option.ts';
import { optionIndexOf, type OptionIndex } from './OptionIndex.ts';
import { choosableCount, eachChoosableValue, selectAllState, type SelectAllState } from './selection.ts';
import { useBarFocus, type BarFocus } from './useBarFocus.ts';
import type { Dropdown, DropdownParams } from './useDropdown.types.ts';
import { useRowChoice } from './useRowChoice.ts';
import { useSearchTerm, type SearchTerm } from './useSearchTerm.ts';
import { useTypeahead } from './useTypeahead.ts';

/**
 * The one core of every dropdown: options, search, cursor, choosing, announcements, and the props that carry
 * the WAI-ARIA combobox pattern. It draws nothing.
 */
export function useDropdown(params: DropdownParams): Dropdown {
  const { multiple, values } = params;
  const index = optionIndexOf(params.options);
  const search = useSearchTerm({
    onSearch: params.onSearch,
    isSearchValid: params.isSearchValid,
    searchDebounceMs: params.searchDebounceMs,
    timers: params.timers,
  });
  const chosen = useMemo(() => new Set(values), [values]);
  const rows = useRows(params, index, search.activeTerm);
  const { choose, announcement, setAnnouncement, knownLabels, bulk } = useRowChoice(params, index, rows, search);
  const bar = useBarFocus();
  const keyboardCursor = useRef(false);
  const combobox = useComboboxOf(params, rows, index, search, choose, bar);
  const typeahead = useTypeahead({ index, rows, timers: params.timers });

  usePreparedLabels(index, combobox.isOpen && params.searchable && !params.onSearch, params.caseInsensitive ?? false);

  const labelOf = (value: string) =>
    labelIn(index, value) ?? knownLabels.get(value) ?? params.getValueLabel?.(value) ?? value;
  const all = useAll(params.selectAll === true && combobox.isOpen, index, rows, chosen);
  const isKeyboardCursor = useCallback(() => keyboardCursor.current, []);
  const clear = () => {
    setAnnouncement('Selection cleared');
    params.onValuesChange([], { reason: 'clear' });
  };
  const remove = (value: string) => {
    setAnnouncement(`${labelOf(value)} removed`);
    params.onValuesChange(multiple ? values.filter((chosenValue) => chosenValue !== value) : [], {
      reason: 'remove',
      option: value,
    });
  };
  // Downshift wants to see this called on every render, also while the list is not in the document.
  combobox.getMenuProps({}, { suppressRefError: true });
  const core = { params, combobox, search, rows, choose, clear, remove, typeahead, keyboardCursor, bulk, bar };
  return {
    isOpen: combobox.isOpen,
    term: search.term,
    index,
    rows,
    highlightedIndex: combobox.highlightedIndex,
    isKeyboardCursor,
    chosen,
    allState: all.state,
    allCount: all.count,
    statusText: dropdownStatus({ ...params, isOpen: combobox.isOpen, rows, announcement }),
    labelOf,
    remove,
    clear,
    toggle: combobox.toggleMenu,
    close: combobox.closeMenu,
    focus: () => document.getElementById(params.controlId)?.focus(),
    bulk,
    bar,
    getComboboxProps: (own) => comboboxElementProps(core, own),
    getControlProps: (own) => controlElementProps(core, own),
    getMenuProps: (own) => menuElementProps(core, own),
    getItemProps: combobox.getItemProps,
  };
}

function labelIn(index: OptionIndex, value: string): string | undefined {
  const option = index.options[index.positionOf(value)];
  return option === undefined ? undefined : optionLabel(option);
}

/** Makes what matching needs in the pause between opening a list and typing. */
function usePreparedLabels(index: OptionIndex, isWanted: boolean, caseInsensitive: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    return whenBrowserIsIdle(() => void (caseInsensitive ? index.lowerCaseLabels() : index.labels()));
  }, [index, isWanted, caseInsensitive]);
}

function useAll(
  isOffered: boolean,
  index: OptionIndex,
  rows: readonly number[],
  chosen: ReadonlySet<string>,
): { state: SelectAllState; count: number } {
  const count = useMemo(() => (isOffered ? choosableCount(index, rows) : 0), [isOffered, index, rows]);
  const state = useMemo(
    () => (count === 0 ? 'none' : selectAllState(eachChoosableValue(index, rows), chosen)),
    [count, index, rows, chosen],
  );
  return { state, count };
}

function useRows(params: DropdownParams, index: OptionIndex, term: string): readonly number[] {
  const {
    multiple,
    searchable,
    selectAll = false,
    caseInsensitive = false,
    allowCustom = false,
    onSearch,
    loading = false,
  } = params;
  const rules = {
    selectAll: selectAll && multiple && searchable,
    allowCustom: allowCustom && searchable,
    filter: !onSearch,
  };
  const { selectAll: withAll, allowCustom: withCustom, filter } = rules;
  return useMemo(
    () =>
      loading
        ? []
        : dropdownRows(index, { term, caseInsensitive, selectAll: withAll, allowCustom: withCustom, filter }),
    [index, term, caseInsensitive, withAll, withCustom, filter, loading],
  );
}

function useComboboxOf(
  params: DropdownParams,
  rows: readonly number[],
  index: OptionIndex,
  search: SearchTerm,
  choose: (row: number) => void,
  bar: BarFocus,
): UseComboboxReturnValue<number> {
  const { controlId, multiple, searchable, values } = params;
  const isItemDisabled = useCallback((row: number) => row >= 0 && index.isDisabled(row), [index]);
  const getItemId = useCallback((row: number) => `${controlId}-option-${row}`, [controlId]);
  const selectedRow = (shown: readonly number[]) => {
    const first = multiple ? undefined : values[0];
    return first === undefined
      ? -1
      : shown.findIndex((row) => row >= 0 && optionValue(index.options[row] ?? '') === first);
  };
  return useCombobox<number>({
    items: rows as number[],
    itemToString: String,
    isItemDisabled,
    selectedItem: null,
    inputValue: search.term,
    inputId: controlId,
    labelId: `${controlId}-label`,
    menuId: `${controlId}-list`,
    toggleButtonId: `${controlId}-toggle`,
    getItemId,
    // Rows far away are not in the document; the list scrolls by row index instead.
    scrollIntoView: () => undefined,
    stateReducer: (state, action) =>
      comboboxReducer({ multiple, searchable, selectedRow, isInBar: bar.isInside }, state, action),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) choose(selectedItem);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) search.reset();
      params.onOpenChange?.(isOpen);
    },
  });
}
