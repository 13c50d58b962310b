import type { QueryFilename, RunQueryResponse } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';

const freshForMs = 5 * 60_000;

/** The rows of a named query; empty until they arrive, and where they cannot be had. */
export function useNamedQuery(name: QueryFilename, limit?: number): RunQueryResponse {
  const { api } = useServices();
  const query = useQuery({
    queryKey: ['named-query', name, limit],
    queryFn: ({ signal }) => api.looker.runQuery({ query_filename: name, limit }, { signal }),
    staleTime: freshForMs,
  });
  return query.data ?? [];
}
