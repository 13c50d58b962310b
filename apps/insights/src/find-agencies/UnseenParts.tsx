import type { DataTableHandle } from '@agency-insights/data-table';
import type { FilterForm } from '@agency-insights/form-renderer';
import { useEffect, useRef, type RefObject } from 'react';
import { whenIdle } from '../services/whenIdle.ts';
import { useKeptDraft } from '../session/useKeptDraft.ts';
import { openRowInNewTab } from './openRowInNewTab.ts';
import { LateStartPage } from './start/LateStartPage.ts';
import { RememberedSearch, type RememberedSearchProps } from './start/RememberedSearch.tsx';
import { useFocusAfterHistory } from './useFocusAfterHistory.ts';
import { useLeftRow } from './useLeftRow.ts';
import { useMissingLists, type MissingLists } from './useMissingLists.ts';

export interface UnseenPartsProps extends RememberedSearchProps {
  form: FilterForm;
  /** Address of the search, without the names of agencies. */
  page: string;
  /** Called when a draft was restored that was in view. */
  onDraft: () => void;
  /** The heading of the page, focused after Back and Forward. */
  heading: RefObject<HTMLElement | null>;
  isFiltersOpen: boolean;
  isSearching: boolean;
  /** Called with the state of the option lists. */
  onLists: (lists: MissingLists) => void;
  /** The table of the agencies. */
  tableRef: RefObject<DataTableHandle | null>;
  /** Focused when the filters close, if the previously focused element no longer exists. */
  filtersButton: RefObject<HTMLElement | null>;
}

/** Invisible parts of the screen, loaded after the agencies. */
export function UnseenParts(props: UnseenPartsProps) {
  const { form, page, onDraft, heading, isFiltersOpen, filtersButton, ...others } = props;
  const { isSearching, onLists, tableRef, ...search } = others;
  useKeptDraft(form, page, isFiltersOpen, onDraft);
  useMissingLists(isSearching, onLists);
  useFocusAfterHistory(heading);
  useLeftRow(tableRef, isSearching);
  const wasOpen = useRef(isFiltersOpen);
  useEffect(() => {
    if (wasOpen.current && !isFiltersOpen && document.activeElement === document.body) filtersButton.current?.focus();
    wasOpen.current = isFiltersOpen;
  }, [isFiltersOpen, filtersButton]);
  // A person who clears the search without a network finds ways to begin.
  useEffect(() => whenIdle(() => void LateStartPage.preload()), []);
  useEffect(() => {
    document.addEventListener('keydown', openRowInNewTab);
    return () => document.removeEventListener('keydown', openRowInNewTab);
  }, []);
  return <RememberedSearch {...search} />;
}
