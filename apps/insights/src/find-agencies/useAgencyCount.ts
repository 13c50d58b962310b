import type { Filters } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/ServicesContext.tsx';
import { countFilters, sameFilters } from './agencySearch.ts';
import { useDebounced } from './useDebounced.ts';

const settleMs = 300;
const freshForMs = 60_000;

/** How many agencies filters would show, a moment after they stop changing; null while it is not known. */
export function useAgencyCount(filters: Filters): number | null {
  const { api } = useServices();
  const settled = useDebounced(filters, settleMs);
  const query = useQuery({
    queryKey: ['agency-count', settled],
    queryFn: ({ signal }) =>
      api.looker.runQuery(
        { query_filename: 'marketing_insights/queries/agency_count.query', filter_expression: settled },
        { signal },
      ),
    enabled: countFilters(settled) > 0,
    staleTime: freshForMs,
  });
  const agencies = query.data?.[0]?.agencies;
  // A number that belongs to the filters before would mislead.
  return sameFilters(filters, settled) && typeof agencies === 'number' ? agencies : null;
}
