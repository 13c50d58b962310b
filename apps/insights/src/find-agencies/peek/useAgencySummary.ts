import type { AgencySummary } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';

const freshForMs = 5 * 60_000;

/** The load state of an agency's summary. */
export interface AgencySummaryAnswer {
  /** Null while loading and on failure. */
  summary: AgencySummary | null;
  error: Error | null;
  retry: () => void;
}

/** Reads an agency in short: premium by year, and carriers. */
export function useAgencySummary(agencyId: number): AgencySummaryAnswer {
  const { api } = useServices();
  const query = useQuery({
    queryKey: ['agency-summary', agencyId],
    queryFn: ({ signal }) => api.agencies.summary(agencyId, { signal }),
    staleTime: freshForMs,
  });
  return { summary: query.data ?? null, error: query.error, retry: () => void query.refetch() };
}
