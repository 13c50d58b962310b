import { queryDefaults, retryUnlessRefused } from '@agency-insights/insights-api';
import { QueryClient } from '@tanstack/react-query';

/**
 * The page's query cache, with the retention and retries of API-CACHE-1; a refused query is not asked again. Without a
 * network a request fails in words like any other, and at once: one that waits for it unseen looks like an empty answer. What
 * failed is asked for again when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...queryDefaults.queries,
        // Without a network the next attempt fails as well.
        retry: (failures, error) => navigator.onLine && retryUnlessRefused(failures, error),
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state: { error } }) => error !== null && retryUnlessRefused(0, error),
        networkMode: 'always',
      },
    },
  });
}
