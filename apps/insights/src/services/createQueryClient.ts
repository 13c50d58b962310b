import { queryDefaults, retryUnlessRefused } from '@agency-insights/insights-api';
import { QueryClient } from '@tanstack/react-query';

/**
 * The page's query cache, with the retention and retries of API-CACHE-1; a refused query is not asked again. Without a
 * network a request fails in words like any other: one that waits for it unseen looks like an empty answer.
 */
export function createQueryClient(): QueryClient {
  const { queries, mutations } = queryDefaults;
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { ...queries, retry: retryUnlessRefused, refetchOnWindowFocus: false, networkMode },
      mutations: { ...mutations, networkMode },
    },
  });
}
