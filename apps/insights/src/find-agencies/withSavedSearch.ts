import type { SavedFilter } from '@agency-insights/insights-api';
import { withFilters, type AgencySearchParams } from './agencySearch.ts';
import { readSavedSearch } from './readSavedSearch.ts';

/**
 * The address of a saved search: its filters in its order. Of a search that cannot be opened here its id alone: the screen
 * then says why.
 */
export function withSavedSearch(params: AgencySearchParams, search: SavedFilter): AgencySearchParams {
  const { filters, sort } = readSavedSearch(search);
  return { ...withFilters(params, filters, search.id), ...(sort === undefined ? {} : { sort }) };
}
