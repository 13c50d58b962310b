import type { FilterChip } from '@agency-insights/form-renderer/filters';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { stringifySearch } from '../../format/addressSearch.ts';
import { listFilters } from '../../format/listFilters.ts';
import { useWords } from '../../language/useWords.ts';
import { keepSearchUse } from '../../saved-searches/searchUse.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { searchOf } from '../agencyAddresses.ts';
import { filtersOf } from '../agencySearch.ts';
import { readStart, withRecent, writeStart } from './keptStart.ts';

export interface RememberedSearchProps {
  /** How many agencies were found; undefined while it is not known. */
  agencies: number | undefined;
  /** The filters, with the names of options once they have loaded. */
  chips: readonly FilterChip[];
}

/**
 * Remembers what was searched for the user's next visit (PLUS-7), once agencies were found, and when a saved search was
 * used. Renders nothing.
 */
export function RememberedSearch({ agencies, chips }: RememberedSearchProps) {
  const { session } = useServices();
  const { t } = useWords();
  const params = useSearch({ from: '/signed-in/marketing/agencies' });
  const filters = searchOf(filtersOf(params));
  const listed = listFilters(chips, t);
  const query = stringifySearch({ ...params, page: undefined, agency: undefined });
  useEffect(() => {
    const person = session.getSnapshot().session?.currentUserId;
    if (person === undefined || filters === '' || !agencies) return;
    const kept = readStart(person);
    writeStart(person, { ...kept, recent: withRecent(kept.recent, { filters, query, chips: listed, agencies }) });
  }, [session, filters, query, listed, agencies]);
  const { saved } = params;
  useEffect(() => {
    const person = session.getSnapshot().session?.currentUserId;
    if (person !== undefined && saved !== undefined) keepSearchUse(person, saved, new Date().toISOString());
  }, [session, saved]);
  return null;
}
