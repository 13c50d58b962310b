'use client';
import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { useCallback, useMemo, useRef } from 'react';
import { comboboxReducer } from './comboboxReducer.ts';
import { comboboxElementProps, controlElementProps, menuElementProps } from './dropdownProps.ts';
import { dropdownRows } from './dropdownRows.ts';
import { dropdownStatus } from './dropdownStatus.ts';
import { optionLabel, optionValue } from './Option.ts';
import { optionIndexOf, type OptionIndex } from './OptionIndex.ts';
import { choosableValues, selectAllState, type SelectAllState } from './selection.ts';
import type { Dropdown, DropdownParams } from './useDropdown.types.ts';
import { useRowChoice } from './useRowChoice.ts';
import { useSearchTerm, type SearchTerm } from './useSearchTerm.ts';
import { useTypeahead } from './useTypeahead.ts';

const noValues: readonly string[] = [];

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
  const { choose, announcement, setAnnouncement, knownLabels } = useRowChoice(params, index, rows, search);
  const keyboardCursor = useRef(false);
  const combobox = useComboboxOf(params, rows, index, search, choose);
  const typeahead = useTypeahead({ index, rows, timers: params.timers });

  const labelOf = (value: string) => {
    const option = index.options[index.positionOf(value)];
    return option !== undefined
      ? optionLabel(option)
      : (knownLabels.get(value) ?? params.getValueLabel?.(value) ?? value);
  };
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
  const core = { params, combobox, search, rows, choose, clear, remove, typeahead, keyboardCursor };
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
    getComboboxProps: (own) => comboboxElementProps(core, own),
    getControlProps: (own) => controlElementProps(core, own),
    getMenuProps: (own) => menuElementProps(core, own),
    getItemProps: combobox.getItemProps,
  };
}

function useAll(
  isOffered: boolean,
  index: OptionIndex,
  rows: readonly number[],
  chosen: ReadonlySet<string>,
): { state: SelectAllState; count: number } {
  const values = useMemo(() => (isOffered ? choosableValues(index, rows) : noValues), [isOffered, index, rows]);
  const state = useMemo(() => (values.length > 0 ? selectAllState(values, chosen) : 'none'), [values, chosen]);
  return { state, count: values.length };
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
    stateReducer: (state, action) => comboboxReducer({ multiple, searchable, selectedRow }, state, action),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) choose(selectedItem);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) search.reset();
      params.onOpenChange?.(isOpen);
    },
  });
}
