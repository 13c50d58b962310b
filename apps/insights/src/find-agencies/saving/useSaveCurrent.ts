import type { SavedFilter } from '@agency-insights/insights-api';
import { useSaveSearch } from '../../saved-searches/useSaveSearch.ts';
import { readSavedSearch } from '../readSavedSearch.ts';
import type { FindAgenciesState } from '../useFindAgencies.ts';
import { writeSavedSearch } from '../writeSavedSearch.ts';

/** Saves the current search. */
export interface SaveCurrent {
  /** Saves it under a name, over a search or as a new one, and selects it. Whether that worked; a message reports it in both cases. */
  saveAs: (name: string, over: SavedFilter | null) => Promise<boolean>;
  /** The error message; null for none. */
  error: string | null;
  clearError: () => void;
}

/** Saves the filters and the order that are applied. Filters that are not known here stay in the search that they are in (PLUS-20). */
export function useSaveCurrent({ savedSearches, currentFilters, sorts, selectSearch }: FindAgenciesState): SaveCurrent {
  const { save, error, clearError } = useSaveSearch(savedSearches);
  const saveAs = async (name: string, over: SavedFilter | null) => {
    const unknown = over === null ? [] : readSavedSearch(over).unknown;
    const content = writeSavedSearch({ filters: currentFilters, unknown, sorts });
    const search = await save({ name, content }, over?.id ?? null);
    if (search !== null) selectSearch(search);
    return search !== null;
  };
  return { saveAs, error, clearError };
}
