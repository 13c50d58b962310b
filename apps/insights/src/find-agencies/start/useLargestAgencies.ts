import type { ResultSet } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';
import { largestAgencies } from '../agencySearch.ts';

const freshForMs = 5 * 60_000;

/** The agencies that write most. */
export interface LargestAgencies {
  /** The largest first; null until they have arrived. */
  result: ResultSet | null;
  /** They could not be had so far. */
  hasFailed: boolean;
  /** They are asked for again. */
  isTrying: boolean;
}

/** Asks for the agencies that write most, of the lines that the person may see. */
export function useLargestAgencies(): LargestAgencies {
  const { api } = useServices();
  const query = useQuery({
    queryKey: ['find-agencies', largestAgencies],
    queryFn: ({ signal }) => api.resultSets.findAgencies(largestAgencies, { signal }),
    staleTime: freshForMs,
  });
  return {
    result: query.data ?? null,
    // From the first failure on: the attempts that follow by themselves take some seconds.
    hasFailed: query.data === undefined && query.failureCount + query.errorUpdateCount > 0,
    isTrying: query.isFetching && query.failureCount === 0,
  };
}
