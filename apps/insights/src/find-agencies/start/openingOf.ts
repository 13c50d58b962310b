import type { SavedFilter } from '@agency-insights/insights-api';
import { stringifySearch } from '../../format/addressSearch.ts';
import { withSavedSearch } from '../withSavedSearch.ts';
import type { KeptStart } from './keptStart.ts';

/** The saved searches as far as they are known. */
export interface SearchesToOpen {
  searches: readonly SavedFilter[];
  isLoading: boolean;
}

/**
 * The query of the search that Find agencies opens with (PLUS-7): `wait` while the saved searches are loading, null for
 * the start page, also if the search was deleted.
 */
export function openingOf({ opensWith, recent }: KeptStart, saved: SearchesToOpen): string | null {
  if (opensWith === 'start') return null;
  if (opensWith === 'last') return recent[0]?.query ?? null;
  const search = saved.searches.find(({ id }) => id === opensWith);
  if (search === undefined) return saved.isLoading ? 'wait' : null;
  return stringifySearch({ ...withSavedSearch({}, search) });
}
