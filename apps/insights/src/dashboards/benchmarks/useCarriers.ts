import type { OptionObject } from '@agency-insights/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesContext.tsx';

const freshForMs = 5 * 60_000;
const noOptions: readonly OptionObject[] = [];

/** The carriers of the policy data, by name; loaded only if needed. */
export function useCarriers(isNeeded: boolean): {
  options: readonly OptionObject[];
  isLoading: boolean;
  /** They have arrived. */
  isKnown: boolean;
} {
  const { api } = useServices();
  const query = useQuery({
    queryKey: ['carriers'],
    queryFn: ({ signal }) =>
      api.looker.runQuery({ query_filename: 'marketing_insights/queries/carriers.query' }, { signal }),
    enabled: isNeeded,
    staleTime: freshForMs,
    select: (rows) =>
      rows
        .map((row) => ({ value: String(row.carrier_id), label: String(row.carrier) }))
        .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  });
  return { options: query.data ?? noOptions, isLoading: query.isLoading, isKnown: query.isSuccess };
}
