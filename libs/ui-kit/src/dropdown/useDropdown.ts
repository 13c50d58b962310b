'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { whenBrowserIsIdle } from '../lazyPart/whenBrowserIsIdle.ts';
import { comboboxElementProps, controlElementProps, menuElementProps } from './dropdownProps.ts';
import { allRow, dropdownRows } from './dropdownRows.ts';
import { dropdownStatus } from './dropdownStatus.ts';
import { optionLabel, optionValue } from './Option.ts';
import { optionIndexOf, type OptionIndex } from './OptionIndex.ts';
import { choosableCount, eachChoosableValue, selectAllState, type SelectAllState } from './selection.ts';
import { useBarFocus, type BarFocus } from './useBarFocus.ts';
import { useCombobox, type Combobox } from './useCombobox.ts';
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
  const core = { params, combobox, search, rows, choose, clear, remove, typeahead, keyboardCursor, bulk, bar };
  return {
    isOpen: combobox.isOpen,
    term: search.term,
    index,
    rows,
    highlightedIndex: combobox.cursor,
    isKeyboardCursor,
    chosen,
    allState: all.state,
    allCount: all.count,
    statusText: dropdownStatus({ ...params, isOpen: combobox.isOpen, rows, announcement }),
    labelOf,
    remove,
    clear,
    toggle: () => combobox.toggle('call'),
    close: () => combobox.close('call'),
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
    allowCustom: searchable && (typeof allowCustom === 'function' ? allowCustom(term.trim()) : allowCustom),
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
): Combobox {
  const { controlId, ariaLabel, multiple, searchable, disabled = false, values } = params;
  const chosenRow = () => {
    const first = multiple ? undefined : values[0];
    return first === undefined
      ? -1
      : rows.findIndex((row) => row >= 0 && optionValue(index.options[row] ?? '') === first);
  };
  return useCombobox({
    controlId,
    ariaLabel,
    disabled,
    rows,
    list: {
      count: rows.length,
      isDisabled: (row) => index.isDisabled(rows[row] ?? -1),
      // After typing, Enter takes the first match, never the row for everything.
      firstAnswer: rows[0] === allRow ? 1 : 0,
      chosenRow,
      multiple,
      searchable,
    },
    onChoose: (row) => {
      const chosen = rows[row];
      if (chosen !== undefined) choose(chosen);
    },
    onOpenChange: (isOpen, details) => {
      if (!isOpen) search.reset();
      params.onOpenChange?.(isOpen, details);
    },
    keepsOpen: bar.isInside,
  });
}
