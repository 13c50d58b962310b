import type { ResultSet } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';

const freshForMs = 5 * 60_000;
/** How many agencies the start page lists. */
export const largestCount = 10;

/** Finds every agency with premium: by the contract a search needs a filter. */
export const everyAgency = { agency_written_premium: '[0,inf)' } as const;

/** The agencies that write most. */
export interface LargestAgencies {
  /** The largest first; null until they have arrived. */
  result: ResultSet | null;
  /** They could not be had so far. */
  hasFailed: boolean;
  /** They are asked for again. */
  isTrying: boolean;
  retry: () => void;
}

/** Asks for the agencies that write most, of the lines that the person may see. */
export function useLargestAgencies(): LargestAgencies {
  const { api } = useServices();
  const query = useQuery({
    queryKey: ['largest-agencies'],
    queryFn: ({ signal }) => api.resultSets.findAgencies({ filters: everyAgency, limit: largestCount }, { signal }),
    staleTime: freshForMs,
  });
  return {
    result: query.data ?? null,
    // From the first failure on: the attempts that follow by themselves take some seconds.
    hasFailed: query.data === undefined && query.failureCount + query.errorUpdateCount > 0,
    isTrying: query.isFetching && query.failureCount === 0,
    retry: () => void query.refetch(),
  };
}
