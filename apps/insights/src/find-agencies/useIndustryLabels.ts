import type { FilterForm } from '@agency-insights/form-renderer';
import type { Filters } from '@agency-insights/insights-api';
import { parseTextExpression } from '@agency-insights/insights-api/filters';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../services/ServicesContext.tsx';

const most = 10;

/** Gets the titles of the industry codes that an address bears, so that chips and sentence say them. */
export function useIndustryLabels(form: FilterForm, filters: Filters): void {
  const { api } = useServices();
  const labels = useQueries({
    queries: codesOf(filters.naics).map((code) => ({
      queryKey: ['naics-title', code],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { hits } = await api.askkodiak.suggestGroups(
          { term: code, hitsPerPage: 5, searchFields: 'code' },
          { signal },
        );
        const hit = hits.find((candidate) => candidate.code === code);
        return hit === undefined ? null : { value: code, label: `${hit.code} - ${hit.title}` };
      },
      staleTime: Infinity,
    })),
    combine: (answers) => answers.map((answer) => answer.data).filter((label) => label != null),
  });
  useEffect(() => form.rememberLabels('naics', labels), [form, labels]);
}

function codesOf(expression: string | undefined): string[] {
  if (expression === undefined) return [];
  try {
    return parseTextExpression(expression)
      .include.map((term) => term.value)
      .slice(0, most);
  } catch {
    return [];
  }
}
