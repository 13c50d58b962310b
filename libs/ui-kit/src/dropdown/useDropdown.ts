'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { whenBrowserIsIdle } from '../lazyPart/whenBrowserIsIdle.ts';
import { comboboxElementProps, menuElementProps } from './dropdownProps.ts';
import { allRow, dropdownRows } from './dropdownRows.ts';
import { dropdownStatus } from './dropdownStatus.ts';
import { chosenLabel, optionValue } from './Option.ts';
import { optionIndexOf, type OptionIndex } from './OptionIndex.ts';
import { listMaxHeight, rowHeight } from './rowLayout.ts';
import { selectAllState, type SelectAllState } from './selection.ts';
import { useBarFocus, type BarFocus } from './useBarFocus.ts';
import { useCombobox } from './useCombobox.ts';
import type { Combobox } from './useCombobox.types.ts';
import type { Dropdown, DropdownParams } from './useDropdown.types.ts';
import { useRowChoice } from './useRowChoice.ts';
import { useDropdownWords, type DropdownWords } from './useDropdownWords.ts';
import { useSearchTerm } from './useSearchTerm.ts';
import { useTypeahead } from './useTypeahead.ts';

/**
 * The one core of every dropdown: options, search, cursor, choosing, announcements, and the props that carry
 * the WAI-ARIA combobox pattern. It draws nothing.
 */
export function useDropdown(params: DropdownParams): Dropdown {
  const { multiple, values } = params;
  const index = optionIndexOf(params.options, params.owner);
  const search = useSearchTerm(params);
  const words = useDropdownWords();
  const emptyText = params.emptyText ?? nothingText(search.term.trim(), words);
  const chosen = useMemo(() => new Set(values), [values]);
  const rows = useRows(params, index, search.activeTerm);
  const { choose, announcement, setAnnouncement, knownLabels, bulk } = useRowChoice(params, index, rows, search, words);
  const bar = useBarFocus();
  const maxHeight = listMaxHeight(params.searchable && Boolean(params.allowCustom));
  const keyboardCursor = useRef(true);
  const atRest = () => {
    keyboardCursor.current = true;
    search.reset();
  };
  const combobox = useComboboxOf(params, rows, index, atRest, choose, bar, maxHeight);
  const typeahead = useTypeahead({ index, rows, timers: params.timers });
  usePreparedLabels(index, combobox.isOpen && params.searchable && !params.onSearch && params.caseInsensitive);

  const labelOf = (value: string) =>
    labelIn(index, value) ?? knownLabels.get(value) ?? params.getValueLabel?.(value) ?? value;
  const { clear, remove } = removals(params, combobox.focus, setAnnouncement, labelOf, words);
  const isAtList = combobox.isOpen && !bar.isInside();
  const isTermKept = multiple && search.term !== '' && announcement !== '';
  const input = { search, isTermKept, typeahead, keyboardCursor };
  const captionId = params.caption && `${params.controlId}-caption`;
  const core = { ...input, params, captionId, combobox, rows, choose, clear, remove, bulk, bar };
  return {
    ...words,
    isOpen: combobox.isOpen,
    term: search.term,
    index,
    rows,
    captionId,
    emptyText,
    maxHeight,
    highlightedIndex: combobox.cursor,
    isKeyboardCursor: useCallback(() => keyboardCursor.current, []),
    chosen,
    allState: useAllState(index, rows, values, chosen),
    statusText: dropdownStatus({ ...params, emptyText, isOpen: isAtList, rows, announcement, words }),
    statusTerm: announcement === '' && (search.term !== '' || params.onSearch) ? search.term : null,
    silence: () => setAnnouncement(''),
    labelOf,
    remove,
    clear,
    toggle: () => combobox.toggle('call'),
    close: () => combobox.close('call'),
    focus: combobox.focus,
    bulk,
    bar,
    getComboboxProps: (own) => comboboxElementProps(core, own),
    getControlProps: combobox.getToggleProps,
    getMenuProps: (own) => menuElementProps(core, own),
    getItemProps: combobox.getItemProps,
  };
}

/** The buttons for both go with what they take away, and would take the focus with them. */
function removals(
  { multiple, values, onValuesChange }: DropdownParams,
  focus: () => void,
  announce: (text: string) => void,
  labelOf: (value: string) => string,
  { texts }: DropdownWords,
): Pick<Dropdown, 'clear' | 'remove'> {
  return {
    clear: () => {
      focus();
      announce(texts.cleared);
      onValuesChange([], { reason: 'clear' });
    },
    remove: (value, { keepsFocus = false } = {}) => {
      if (!keepsFocus) focus();
      announce(texts.removed(labelOf(value)));
      onValuesChange(multiple ? values.filter((one) => one !== value) : [], { reason: 'remove', option: value });
    },
  };
}

function nothingText(term: string, { texts }: DropdownWords): string {
  return term === '' ? texts.empty : texts.noMatch(term);
}

/** Also while it is closed: a list that opens has its answer then. */
function useAllState(
  index: OptionIndex,
  rows: readonly number[],
  values: readonly string[],
  chosen: ReadonlySet<string>,
): SelectAllState {
  return useMemo(
    () => (rows[0] === allRow ? selectAllState(index, rows, values, chosen) : 'none'),
    [index, rows, values, chosen],
  );
}

function labelIn(index: OptionIndex, value: string): string | undefined {
  const option = index.options[index.positionOf(value)];
  return option && chosenLabel(option);
}

/** So many labels are made ready in one pause: some milliseconds of work. */
const labelsAtOnce = 20_000;

/** Makes what matching needs in the pauses between opening a list and typing; a long list takes several of them. */
function usePreparedLabels(index: OptionIndex, isWanted: boolean | undefined): void {
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const prepare = (ready: number) => {
      if (ready < index.options.length)
        cancel = whenBrowserIsIdle(() => prepare(index.lowerCaseLabels(ready + labelsAtOnce).length));
    };
    if (isWanted) prepare(0);
    return () => cancel?.();
  }, [index, isWanted]);
}

function useRows(params: DropdownParams, index: OptionIndex, term: string): readonly number[] {
  const { searchable, caseInsensitive = false, allowCustom: allowed = false, loading } = params;
  const selectAll = params.selectAll === true && params.multiple && searchable;
  const allowCustom = searchable && (typeof allowed === 'function' ? allowed(term.trim()) : allowed);
  const filter = !params.onSearch;
  return useMemo(
    () => (loading ? [] : dropdownRows(index, { term, caseInsensitive, selectAll, allowCustom, filter })),
    [index, term, caseInsensitive, selectAll, allowCustom, filter, loading],
  );
}

function useComboboxOf(
  params: DropdownParams,
  rows: readonly number[],
  index: OptionIndex,
  onClose: () => void,
  choose: (row: number) => void,
  bar: BarFocus,
  maxHeight: number,
): Combobox {
  const { multiple, values } = params;
  const isChosen = (position: number) => position >= 0 && values.includes(optionValue(index.options[position] ?? ''));
  const chosenRow = () => (multiple || values.length === 0 ? -1 : rows.findIndex(isChosen));
  return useCombobox({
    ...params,
    rows,
    list: {
      ...params,
      count: rows.length,
      isDisabled: (row) => index.isDisabled(rows[row] ?? -1),
      isChosen: (row) => isChosen(rows[row] ?? -1),
      // Or the text that became a value would become another one.
      emptiesText: Boolean(params.allowCustom),
      // After typing, Enter takes the first match, never the row for everything.
      firstAnswer: rows[0] === allRow ? 1 : 0,
      chosenRow,
      pageRows: Math.floor(maxHeight / rowHeight),
    },
    onChoose: (row) => {
      const chosen = rows[row];
      if (chosen !== undefined) choose(chosen);
    },
    onOpenChange: (isOpen, details) => {
      if (!isOpen) onClose();
      params.onOpenChange?.(isOpen, details);
    },
    keepsOpen: bar.isInside,
  });
}
