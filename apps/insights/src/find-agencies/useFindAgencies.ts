import { filterKeys, type Filters, type SavedFilter } from '@agency-insights/insights-api';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useReducer } from 'react';
import { noSearchMode, reduceSearchMode } from '../saved-searches/searchMode.ts';
import { useSavedSearches } from '../saved-searches/useSavedSearches.ts';
import {
  countFilters,
  filtersOf,
  nameFiltersOf,
  panelFiltersOf,
  sameFilters,
  withFilters,
  type AgencySearchParams,
} from './agencySearch.ts';
import { nameSchema, panelSchema } from './agencyFilterSchema.ts';
import { readSavedSearch } from './readSavedSearch.ts';
import { resultView } from './resultView.ts';
import { useAgencyResults } from './useAgencyResults.ts';
import { withSavedSearch } from './withSavedSearch.ts';

const noFilters: Filters = {};

/**
 * The state of Find agencies (APP-STATE-1). The address holds filters, order, page and the selected search; everything
 * else follows from it, from the backend's answers, and from the mode of the panel.
 */
export function useFindAgencies() {
  const params = useSearch({ from: '/signed-in/marketing/agencies' });
  const navigate = useNavigate({ from: '/marketing/agencies' });
  const [mode, dispatchMode] = useReducer(reduceSearchMode, noSearchMode);
  const saved = useSavedSearches();

  const currentFilters = filtersOf(params);
  const results = useAgencyResults(currentFilters);
  const hasFilters = countFilters(currentFilters) > 0;

  const go = useCallback((next: AgencySearchParams) => void navigate({ search: next }), [navigate]);
  // The address names the search that the filters began as: edited or modified, it can be saved, or gone back to (PLUS-6).
  const originId = saved.searches.find(({ id }) => String(id) === params.saved)?.id;
  const changeFilters = (filters: Filters) => go(withFilters(params, filters, originId));
  const selectedSearch = selectedSearchOf(params, saved.searches, mode.isSearchEditing);

  return {
    currentFilters,
    agencyNameFilters: nameFiltersOf(currentFilters),
    sidebarFilters: panelFiltersOf(currentFilters),
    agencyTableData: results.result,
    /** The shown agencies: while a search runs or has failed, those of the previous one. */
    shownAgencies: results.shown,
    /** Whether the visible agencies are those of the previous search. */
    isStale: results.shown !== null && results.shown.result !== results.result,
    filterKeys,
    exportFilters: results.shown?.filters ?? noFilters,
    sidebarFields: panelSchema,
    agencyNameFields: nameSchema,
    showNotFound: hasFilters && !results.isSearching && results.result?.total === 0,
    selectedSearch,
    /** The saved search that the filters began as, where they are others by now; null if they are not. */
    modifiedSearch: modifiedSearchOf(params, saved.searches, selectedSearch),
    isLoadingSearch: results.isSearching,
    ...mode,

    hasFilters,
    searchError: results.error,
    isRetrying: results.isRetrying,
    retrySearch: results.retry,
    savedSearches: saved,
    ...resultView(params, navigate),

    /** Replaces all filters and searches; creating or editing a search continues. */
    changeFilters,
    /** Searches with other name filters; the panel's stay. */
    applyNameFilters: (filters: Filters) =>
      changeFilters({ ...panelFiltersOf(currentFilters), ...nameFiltersOf(filters) }),
    /** Searches with other panel filters; the name filters stay (APP-STATE-2). Ends creating and editing (APP-DRAWER-3). */
    applyPanelFilters: (filters: Filters, savedId = originId) => {
      dispatchMode({ type: 'apply' });
      go(withFilters(params, { ...panelFiltersOf(filters), ...nameFiltersOf(currentFilters) }, savedId));
    },
    /** Restores a saved search (APP-STATE-2, APP-DRAWER-3); null clears the selection and keeps the filters. */
    selectSearch: (search: SavedFilter | null) => {
      dispatchMode({ type: 'select' });
      go(search === null ? withFilters(params, currentFilters) : withSavedSearch(params, search));
    },
    /** Empties all filters; a new search that is being created keeps its name. */
    clearAll: () => {
      dispatchMode({ type: 'clear' });
      go(withFilters(params, noFilters));
    },
    dispatchMode,
  };
}

/** The search of the address while its filters are applied (APP-STATE-3) or it is edited. */
function selectedSearchOf(
  params: AgencySearchParams,
  searches: readonly SavedFilter[],
  isEdited: boolean,
): SavedFilter | null {
  const search = searches.find((candidate) => String(candidate.id) === params.saved);
  if (search === undefined) return null;
  return isEdited || sameFilters(readSavedSearch(search).filters, filtersOf(params)) ? search : null;
}

/** The search that the address names, where it is not selected any more: its filters are not the ones applied. */
function modifiedSearchOf(
  params: AgencySearchParams,
  searches: readonly SavedFilter[],
  selected: SavedFilter | null,
): SavedFilter | null {
  if (selected !== null || countFilters(filtersOf(params)) === 0) return null;
  const search = searches.find((candidate) => String(candidate.id) === params.saved);
  return search === undefined || readSavedSearch(search).refusal !== null ? null : search;
}

/** State shared by the parts of Find agencies. */
export type FindAgenciesState = ReturnType<typeof useFindAgencies>;
