import type { Gateways } from '@agency-insights/form-renderer';
import type { InsightsApi, NaicsLevel, RowsRequest, SuggestGroupsRequest } from '@agency-insights/insights-api';
import { CancelledError, type QueryClient } from '@tanstack/react-query';

const listsFreshForMs = 5 * 60_000;

/**
 * The option gateways of the filter forms, bound to the backend's client. Whole lists are kept for some minutes, so that a
 * panel that opens again is filled at once; searches are asked each time and end when they are not wanted any more. What a
 * schema asks for is checked by the backend, which refuses it in words.
 */
export function createFormGateways(api: InsightsApi, queries: QueryClient): Gateways {
  const cached = async <T>(key: unknown[], ask: () => Promise<T>) => {
    try {
      return await queries.fetchQuery({
        queryKey: ['options', ...key],
        queryFn: ask,
        staleTime: listsFreshForMs,
        retry: false,
      });
    } catch (error) {
      // Signing out empties the cache and leaves the page: a cancelled list has not failed.
      if (error instanceof CancelledError) return new Promise<never>(() => undefined);
      throw error;
    }
  };
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
