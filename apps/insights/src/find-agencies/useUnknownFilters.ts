import type { KeptFilter } from '@agency-insights/form-renderer/filters';
import type { SavedFilter } from '@agency-insights/insights-api';
import { useMemo, useState } from 'react';
import { readSavedSearch } from './readSavedSearch.ts';

/** The filters of the selected search that are not known here (PLUS-20). */
export interface UnknownFilters {
  /** Those that are saved again with the search. */
  filters: readonly KeptFilter[];
  /** Whether the person has taken any of them away since the search was saved. */
  isChanged: boolean;
  /** Takes one away; the next save leaves it out. */
  remove: (key: string) => void;
}

const none: readonly KeptFilter[] = [];

/** Unknown filters of the selected search, and those that the user has removed. */
export function useUnknownFilters(search: SavedFilter | null): UnknownFilters {
  const version = search && `${search.id} ${search.updatedAt}`;
  const [removed, setRemoved] = useState<{ version: string | null; keys: readonly string[] }>({ version, keys: [] });
  const keys = removed.version === version ? removed.keys : undefined;
  const saved = useMemo(() => (search === null ? none : readSavedSearch(search).unknown), [search]);
  const filters = useMemo(() => (keys ? saved.filter(({ key }) => !keys.includes(key)) : saved), [saved, keys]);
  return {
    filters,
    isChanged: filters.length < saved.length,
    remove: (key) => setRemoved({ version, keys: [...(keys ?? []), key] }),
  };
}
