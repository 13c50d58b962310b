import type { FilterForm } from '@agency-insights/form-renderer';
import type { FilterChip, FilterDescription, KeptFilter } from '@agency-insights/form-renderer/filters';
import { filterLabels, type Filters, type SavedFilter } from '@agency-insights/insights-api';
import { useMemo } from 'react';
import { countFilters, sameFilters } from '../../find-agencies/agencySearch.ts';
import { readSavedSearch } from '../../find-agencies/readSavedSearch.ts';
import { useDraftFilters, useFilterDescription, usePanelForm } from '../../find-agencies/useSearchForm.ts';
import { useSavedSearches, type SavedSearches } from '../../saved-searches/useSavedSearches.ts';
import { filtersAmong, withFiltersAmong } from '../address/changeDashboardSearch.ts';
import type { DashboardSearchParams } from '../address/dashboardSearch.ts';
import { listFilters } from '../../format/listFilters.ts';
import { defaultPeriod, type DashboardView } from './DashboardView.ts';
import type { Translate } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';

const noUnknownFilters: readonly KeptFilter[] = [];

/** The filters of a dashboard: drafted in its drawer, applied in the address, and saved. */
export interface DashboardFilterState {
  view: DashboardView;
  form: FilterForm;
  /** The filters that the drawer would apply. */
  draft: Filters;
  /** The filters of the address. */
  applied: Filters;
  /** Chips and the sentence of the applied filters (PLUS-15). */
  description: FilterDescription;
  /** The applied filters in one text, with the dates that count. */
  words: string;
  saved: SavedSearches;
  /** Saved filters of use here, by name. */
  savedFilters: readonly SavedFilter[];
  /** The saved filters in the address, while they equal the applied ones. */
  selected: SavedFilter | null;
  apply: (filters: Filters) => void;
  /** Names the saved filters with the applied filters. */
  adopt: (savedId: number) => void;
  /** Removes deleted saved filters from the address. */
  forget: (savedId: number) => void;
  /** Removes one filter. */
  remove: (key: string) => void;
  /** Clears all filters (APP-DASH-3). */
  clear: () => void;
  select: (saved: SavedFilter) => void;
}

/** Options of a navigation. */
export interface GoOptions {
  /** Replaces the history entry, since the page shows the same. Default false. */
  replaces?: boolean;
  /** A switch on the page was pressed, which needs no undo. Default false. */
  changesViewOnly?: boolean;
}

/** Navigates to another address. */
export type GoToAddress = (next: DashboardSearchParams, options?: GoOptions) => void;

export interface DashboardFilterParams {
  view: DashboardView;
  params: DashboardSearchParams;
  go: GoToAddress;
}

/** Joins the address, the drawer's form and the saved filters of a dashboard. */
export function useDashboardFilters({ view, params, go }: DashboardFilterParams): DashboardFilterState {
  const { t } = useWords();
  const applied = filtersAmong(params, view.filterKeys);
  const form = usePanelForm(applied, view.schema);
  const draft = useDraftFilters(form, applied);
  const saved = useSavedSearches(view.savedType);
  const savedFilters = useMemo(
    () => saved.searches.filter((candidate) => countFilters(filtersOfSaved(candidate, view)) > 0),
    [saved.searches, view],
  );
  const selected =
    savedFilters.find(
      (candidate) => String(candidate.id) === params.saved && sameFilters(filtersOfSaved(candidate, view), applied),
    ) ?? null;
  const change = (filters: Filters, savedId?: number) =>
    go(withFiltersAmong(params, view.filterKeys, filters, savedId));
  const apply = (filters: Filters) => change(filters);
  const description = useFilterDescription(applied, form, noUnknownFilters);
  return {
    view,
    form,
    draft,
    applied,
    description,
    words: wordsOf(description.chips, applied.effective_date !== undefined, t),
    saved,
    savedFilters,
    selected,
    apply,
    adopt: (savedId) => go(withFiltersAmong(params, view.filterKeys, applied, savedId), { replaces: true }),
    forget: (savedId) => {
      if (params.saved === String(savedId)) go(withFiltersAmong(params, view.filterKeys, applied), { replaces: true });
    },
    remove: (key) => apply({ ...applied, [key]: undefined }),
    clear: () => {
      form.clear();
      apply({});
    },
    select: (search) => {
      // Discards the draft, even if the saved filters are already applied.
      form.reset();
      change(filtersOfSaved(search, view), search.id);
    },
  };
}

/** The filters as chips word them, with the dates that count without a filter on dates. */
function wordsOf(chips: readonly FilterChip[], hasDates: boolean, t: Translate): string {
  const dates = { label: t(filterLabels.effective_date), text: t(defaultPeriod) };
  return listFilters(hasDates ? chips : [...chips, dates], t);
}

/** Returns the saved filters that a dashboard supports. */
function filtersOfSaved(saved: Pick<SavedFilter, 'filterContent'>, view: DashboardView): Filters {
  return filtersAmong(readSavedSearch(saved).filters, view.filterKeys);
}
