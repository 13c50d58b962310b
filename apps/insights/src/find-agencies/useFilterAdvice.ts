import { filterKeys, type FilterKey, type Filters } from '@agency-insights/insights-api';
import { useQueries } from '@tanstack/react-query';
import { useServices } from '../services/ServicesContext.tsx';

/** A filter without which the search would find something. */
export interface FilterAdvice {
  key: FilterKey;
  /** How many agencies the search would show without it. */
  agencies: number;
}

function without(filters: Filters, key: FilterKey): Filters {
  return { ...filters, [key]: undefined };
}

/**
 * For a search without a result: which single filters to drop, the most helpful first (PLUS-11). With one filter
 * there is nothing to advise, since at least one is needed. Null until each has its answer, or has failed once: the way on
 * comes together, and nothing of it moves.
 */
export function useFilterAdvice(filters: Filters): FilterAdvice[] | null {
  const { api } = useServices();
  const set = filterKeys.filter((key) => filters[key] !== undefined);
  const candidates = set.length > 1 ? set : [];
  return useQueries({
    queries: candidates.map((key) => ({
      queryKey: ['agency-count', without(filters, key)],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.looker.runQuery(
          { query_filename: 'marketing_insights/queries/agency_count.query', filter_expression: without(filters, key) },
          { signal },
        ),
    })),
    combine: (answers) => {
      if (answers.some(({ isPending, failureCount }) => isPending && failureCount === 0)) return null;
      return answers
        .map((answer, index) => ({ key: candidates[index], agencies: answer.data?.[0]?.agencies }))
        .filter((advice): advice is FilterAdvice => typeof advice.agencies === 'number' && advice.agencies > 0)
        .sort((a, b) => b.agencies - a.agencies);
    },
  });
}
