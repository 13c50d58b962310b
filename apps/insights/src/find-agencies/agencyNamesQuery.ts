import type { Filters, InsightsApi, RunQueryResponse } from '@agency-insights/insights-api';
import { queryOptions } from '@tanstack/react-query';
import { writeName } from './writeName.ts';

const freshForMs = 60_000;

/** Max number of names in one response. */
export const maxNames = 100;

/** Agencies whose name contains a text, the best fit first, under filters; a name and a place for each. */
export function agencyNamesQuery(api: InsightsApi, text: string, filters: Filters = {}) {
  const name = text === '' ? {} : { agency_name: writeName({ kind: 'contains', value: text }) };
  return queryOptions({
    queryKey: ['agency-names', text, filters],
    queryFn: ({ signal }) =>
      api.looker.runQuery(
        {
          query_filename: 'marketing_insights/queries/agency_names.query',
          filter_expression: { ...filters, ...name },
          limit: maxNames,
        },
        { signal },
      ),
    staleTime: freshForMs,
  });
}

/** How many agencies a response names: `12`, or `100+` where there may be more. */
export function countOf({ length }: RunQueryResponse): string {
  return length < maxNames ? String(length) : `${maxNames}+`;
}
