import type { FilterForm } from '@agency-insights/form-renderer';
import type { FilterDescription, KeptFilter } from '@agency-insights/form-renderer/filters';
import type { Filters, SavedFilter } from '@agency-insights/insights-api';
import { useMemo, useState } from 'react';
import { countFilters, sameFilters } from '../../find-agencies/agencySearch.ts';
import { readSavedSearch } from '../../find-agencies/readSavedSearch.ts';
import { useDraftFilters, useFilterDescription, usePanelForm } from '../../find-agencies/useSearchForm.ts';
import { useSavedSearches, type SavedSearches } from '../../saved-searches/useSavedSearches.ts';
import { filtersAmong, withFiltersAmong } from '../address/changeDashboardSearch.ts';
import type { DashboardSearchParams } from '../address/dashboardSearch.ts';
import type { DashboardView } from './DashboardView.ts';

const noUnknownFilters: readonly KeptFilter[] = [];

/** The filters of a dashboard: drafted in its drawer, applied in the address, and saved. */
export interface DashboardFilterState {
  view: DashboardView;
  form: FilterForm;
  /** What the drawer would apply. */
  draft: Filters;
  /** What the address applies. */
  applied: Filters;
  /** Chips and the sentence of what is applied (PLUS-15). */
  description: FilterDescription;
  saved: SavedSearches;
  /** Saved filters of use here, by name. */
  savedFilters: readonly SavedFilter[];
  /** The saved filters that the address names, as long as they are the ones applied. */
  selected: SavedFilter | null;
  apply: (filters: Filters) => void;
  /** Names the saved filters that hold what is applied. */
  adopt: (savedId: number) => void;
  /** Takes one filter away. */
  remove: (key: string) => void;
  /** Back to the initial values: none (APP-DASH-3). */
  clear: () => void;
  select: (saved: SavedFilter) => void;
  /** Goes back to what was applied before; null where nothing was applied since the page was opened, or since. */
  undo: (() => void) | null;
}

export interface DashboardFilterParams {
  view: DashboardView;
  params: DashboardSearchParams;
  go: (next: DashboardSearchParams) => void;
}

/** Joins the address, the drawer's form and the saved filters of a dashboard. */
export function useDashboardFilters({ view, params, go }: DashboardFilterParams): DashboardFilterState {
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
  const { before, remember } = useUndo(params);
  const change = (filters: Filters, savedId?: number) => {
    const next = withFiltersAmong(params, view.filterKeys, filters, savedId);
    remember(next);
    go(next);
  };
  const apply = (filters: Filters) => change(filters);
  return {
    view,
    form,
    draft,
    applied,
    description: useFilterDescription(applied, form, noUnknownFilters),
    saved,
    savedFilters,
    selected,
    apply,
    adopt: (savedId) => go(withFiltersAmong(params, view.filterKeys, applied, savedId)),
    remove: (key) => apply({ ...applied, [key]: undefined }),
    clear: () => {
      form.clear();
      apply({});
    },
    select: (search) => {
      // What was drafted and not applied gives way, also where the saved filters are the applied ones.
      form.reset();
      change(filtersOfSaved(search, view), search.id);
    },
    undo: before && (() => go(before)),
  };
}

/** What of saved filters a dashboard can use. */
function filtersOfSaved(saved: Pick<SavedFilter, 'filterContent'>, view: DashboardView): Filters {
  return filtersAmong(readSavedSearch(saved).filters, view.filterKeys);
}

/** The address before the last change, until the address changes otherwise. */
function useUndo(params: DashboardSearchParams) {
  const [last, setLast] = useState<{ before: DashboardSearchParams; after: string } | null>(null);
  const isCurrent = last?.after === keyOf(params);
  return {
    before: isCurrent ? last.before : null,
    remember: (after: DashboardSearchParams) => setLast({ before: params, after: keyOf(after) }),
  };
}

function keyOf(params: DashboardSearchParams): string {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
