import type { Filters, ResultSet } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { countFilters } from './agencySearch.ts';

/** What a search came to. */
export interface AgencyResults {
  /** The agencies; null before the first answer and after a failure. */
  result: ResultSet | null;
  isSearching: boolean;
  error: Error | null;
  /** Asks again, after a failure. */
  retry: () => void;
}

const freshForMs = 60_000;

/**
 * The agencies that match the filters; without a filter nothing is asked (APP-FIND-6). Equal filters are answered
 * from the cache (APP-STATE-3), a newer search ends the one before it.
 */
export function useAgencyResults(filters: Filters): AgencyResults {
  const { api, logger } = useServices();
  const query = useQuery({
    queryKey: ['find-agencies', filters],
    queryFn: ({ signal }) => api.resultSets.findAgencies({ filters }, { signal }),
    enabled: countFilters(filters) > 0,
    staleTime: freshForMs,
  });
  const { error } = query;
  useEffect(() => {
    if (error !== null) logger.error('The agency search failed', error);
  }, [error, logger]);
  return {
    result: query.data ?? null,
    isSearching: query.isFetching,
    error,
    retry: () => void query.refetch(),
  };
}
