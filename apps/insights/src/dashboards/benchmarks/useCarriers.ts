import type { Option } from '@agency-insights/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';

const freshForMs = 5 * 60_000;
const noOptions: readonly Option[] = [];

/** The carriers of the policy data, by name, with how many policies they have. */
export function useCarriers(): { options: readonly Option[]; isLoading: boolean } {
  const { api } = useServices();
  const query = useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) =>
      api.looker.runQuery({ query_filename: 'marketing_insights/queries/carriers.query' }, { signal }),
    staleTime: freshForMs,
    select: (rows) =>
      rows
        .map((row) => ({ label: String(row.carrier), count: Number(row.policies) }))
        .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  });
  return { options: query.data ?? noOptions, isLoading: query.isLoading };
}
