import { readSavedContent, type KeptFilter } from '@agency-insights/form-renderer/filters';
import type { Filters, SavedFilter } from '@agency-insights/insights-api';
import { pickFilters } from './agencySearch.ts';
import { savedSearchFormat } from './savedSearchFormat.ts';

/** A saved search as read by this version. */
export interface ReadSavedSearch {
  /** The filters that are known here; none if it was refused. */
  filters: Filters;
  /** `column direction`, several with commas between; undefined if it was saved without an order. */
  sort: string | undefined;
  /** The other filters: they filter nothing, and stay in the search until the user removes them (PLUS-20). */
  unknown: readonly KeptFilter[];
  /** Why it cannot be opened: a later version saved it, or its content is invalid. Null if it can. */
  refusal: string | null;
}

/** Reads the content of a saved search, of this version or of an earlier one. */
export function readSavedSearch({ filterContent }: Pick<SavedFilter, 'filterContent'>): ReadSavedSearch {
  const content = readSavedContent(filterContent, savedSearchFormat);
  if (content.status === 'refused') return { filters: {}, sort: undefined, unknown: [], refusal: content.message };
  const kept: readonly unknown[] = Array.isArray(content.rest.sorts) ? content.rest.sorts : [];
  const sorts = kept.filter((sort) => typeof sort === 'string');
  return {
    filters: pickFilters(content.filters),
    sort: sorts.length > 0 ? sorts.join(',') : undefined,
    unknown: content.kept.filter(({ code }) => code === 'unknown-key'),
    refusal: null,
  };
}
