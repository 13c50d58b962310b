import type { Gateways } from '@agency-insights/form-renderer';
import type { InsightsApi, NaicsLevel, RowsRequest, SuggestGroupsRequest } from '@agency-insights/insights-api';
import type { QueryClient } from '@tanstack/react-query';

const listsFreshForMs = 5 * 60_000;

/**
 * The option gateways of the filter forms, bound to the backend's client. Whole lists are kept for some minutes, so that a
 * panel that opens again is filled at once; searches are asked each time and end when they are not wanted any more. What a
 * schema asks for is checked by the backend, which refuses it in words.
 */
export function createFormGateways(api: InsightsApi, queries: QueryClient): Gateways {
  const cached = <T>(key: unknown[], ask: () => Promise<T>) =>
    queries.fetchQuery({ queryKey: ['options', ...key], queryFn: ask, staleTime: listsFreshForMs, retry: false });
  return {
    looker: {
      runQuery: (params, extra, { signal }) => {
        const request = { ...params, ...extra } as RowsRequest;
        const isSearch = request.filter_expression !== undefined;
        return isSearch
          ? api.looker.runQuery(request, { signal })
          : cached(['run-query', request], () => api.looker.runQuery(request));
      },
    },
    askkodiak: {
      getNaicsSummaryByType: ({ type }) =>
        cached(['naics-summary', type], () => api.askkodiak.summaryGroups(type as NaicsLevel | undefined)),
      getSuggestNaicsGroupsByTerm: (params, { signal }) =>
        api.askkodiak.suggestGroups(params as unknown as SuggestGroupsRequest, { signal }),
    },
  };
}
