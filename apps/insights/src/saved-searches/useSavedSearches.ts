import type { NewSavedFilterContent, SavedFilter, SavedFilterContent } from '@agency-insights/insights-api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../services/ServicesContext.tsx';

const queryKey = ['saved-searches'];
const pageSize = 100;

/** Longest name of a saved search, in characters. */
export const maxSearchNameLength = 120;

/** Where saved searches are used: Find agencies and agency profiles, or the benchmarks. */
export type SavedSearchType = SavedFilterContent['saveSearchType'];

/** The saved content of a search under a name. */
export interface SearchToSave {
  name: string;
  content: NewSavedFilterContent;
}

/** The user's saved searches of one type, and what can be done with them. */
export interface SavedSearches {
  /** By name; empty until they have arrived. */
  searches: SavedFilter[];
  isLoading: boolean;
  /** They have arrived. */
  isKnown: boolean;
  isSaving: boolean;
  /** They are being loaded. */
  isTrying: boolean;
  /** Loads them again after a failure; null: there was none. */
  retry: (() => void) | null;
  create: (search: SearchToSave) => Promise<SavedFilter>;
  update: (id: number, search: SearchToSave) => Promise<SavedFilter>;
  rename: (id: number, name: string) => Promise<SavedFilter>;
  remove: (id: number) => Promise<void>;
  /** Saves a search that was deleted again, with its name and content. It gets another id. */
  restore: (search: SavedFilter) => Promise<SavedFilter>;
  /** Gives a search that was overwritten its former name and content. */
  putBack: (search: SavedFilter) => Promise<SavedFilter>;
}

function byName(a: SavedFilter, b: SavedFilter): number {
  return a.filterName.localeCompare(b.filterName, 'en', { numeric: true, sensitivity: 'base' });
}

/** Reads every page of the saved searches (APP-SAVED-5) and keeps the list true after each change. */
export function useSavedSearches(type: SavedSearchType = 'agencies'): SavedSearches {
  const { api } = useServices();
  const queries = useQueryClient();
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const first = await api.savedFilters.list({ page: 0, size: pageSize }, { signal });
      const further = Math.ceil(first.total / pageSize) - 1;
      const pages = await Promise.all(
        Array.from({ length: Math.max(0, further) }, (_, index) =>
          api.savedFilters.list({ page: index + 1, size: pageSize }, { signal }),
        ),
      );
      return [first, ...pages].flatMap((page) => page.items);
    },
    select: (items) => items.filter((item) => item.filterContent.saveSearchType === type).sort(byName),
  });
  const [isSaving, setSaving] = useState(false);
  /** Loads the list again also after a refusal: the search may be gone. */
  const change = async <T>(work: Promise<T>) => {
    setSaving(true);
    try {
      return await work;
    } finally {
      await queries.invalidateQueries({ queryKey });
      setSaving(false);
    }
  };
  const create = ({ name, content }: SearchToSave) =>
    change(api.savedFilters.create({ filterName: name.trim(), filterContent: content }));
  const update = (id: number, { name, content }: Partial<SearchToSave>) =>
    change(api.savedFilters.update(id, { filterName: name?.trim(), filterContent: content }));
  return {
    searches: list.data ?? [],
    isLoading: list.isLoading && list.failureCount === 0,
    isKnown: list.isSuccess,
    // Kept while they load again: the button that was pressed stays.
    // From the first failure on: the attempts that follow by themselves take some seconds.
    retry: list.data === undefined && list.failureCount + list.errorUpdateCount > 0 ? () => void list.refetch() : null,
    isTrying: list.isFetching && list.failureCount === 0,
    isSaving,
    create,
    update,
    rename: (id, name) => update(id, { name }),
    remove: (id) => change(api.savedFilters.remove(id)),
    restore: (search) => create(toSave(search)),
    putBack: (search) => update(search.id, toSave(search)),
  };
}

/** Content of another version is sent back unchanged; the service checks it. */
function toSave({ filterName, filterContent: { saveSearchType, version, filters, sorts } }: SavedFilter): SearchToSave {
  return { name: filterName, content: { saveSearchType, version, filters, sorts } as NewSavedFilterContent };
}
