import type { InsightsApi, QueryFilename, RunQueryResponse } from '@agency-insights/insights-api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';

const freshForMs = 5 * 60_000;

/** A named query, kept for some minutes. */
export function namedQuery(api: Pick<InsightsApi, 'looker'>, name: QueryFilename) {
  return queryOptions({
    queryKey: ['named-query', name],
    queryFn: ({ signal }) => api.looker.runQuery({ query_filename: name }, { signal }),
    staleTime: freshForMs,
  });
}

/** The rows of a named query; empty until they arrive, and where they cannot be had. */
export function useNamedQuery(name: QueryFilename): RunQueryResponse {
  const { api } = useServices();
  return useQuery(namedQuery(api, name)).data ?? [];
}
