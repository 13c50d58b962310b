import type { Filters, ResultSet } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { countFilters, largestAgencies } from './agencySearch.ts';

/** Agencies, and the filters that found them. */
export interface FoundAgencies {
  filters: Filters;
  result: ResultSet;
}

/** The result of a search. */
export interface AgencyResults {
  /** The agencies; null before the first answer and after a failure. */
  result: ResultSet | null;
  /** The agencies to show: those of the search before until this one has an answer. Null: there are none yet. */
  shown: FoundAgencies | null;
  isSearching: boolean;
  /** Why the search failed, from the first attempt on; null: it has not. */
  error: Error | null;
  /** Whether a failed search is being retried. */
  isRetrying: boolean;
  /** Asks again at once, after a failure. */
  retry: () => void;
}

const freshForMs = 60_000;

/**
 * The agencies that match the filters; without a filter there are none (APP-FIND-6), but those of the search before stay until
 * the start page has its agencies. Equal filters use the cache (APP-STATE-3); a newer search cancels the previous one.
 */
export function useAgencyResults(filters: Filters): AgencyResults {
  const { api, logger, queries } = useServices();
  const hasFilters = countFilters(filters) > 0;
  const [shown, setShown] = useState<FoundAgencies | null>(null);
  const search = hasFilters ? { filters } : shown && largestAgencies;
  const queryKey = ['find-agencies', search];
  const { data, error, isFetching, failureReason } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.resultSets.findAgencies(search ?? largestAgencies, { signal }),
    enabled: search !== null,
    staleTime: freshForMs,
  });
  if (data !== undefined && data !== shown?.result) setShown(hasFilters ? { filters, result: data } : null);
  useEffect(() => {
    if (error !== null) logger.error('The agency search failed', error);
  }, [error, logger]);
  return {
    result: data ?? null,
    shown,
    isSearching: isFetching && failureReason === null,
    error: error ?? failureReason,
    isRetrying: isFetching && failureReason !== null,
    // Also in the pause before the next attempt.
    retry: () => void queries.resetQueries({ queryKey, exact: true }),
  };
}
