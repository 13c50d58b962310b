import { queryDefaults, retryUnlessRefused } from '@agency-insights/insights-api';
import { QueryClient } from '@tanstack/react-query';

/** The page's query cache, with the retention and retries of API-CACHE-1; a refused query is not asked again. */
export function createQueryClient(): QueryClient {
  const { queries, mutations } = queryDefaults;
  return new QueryClient({
    defaultOptions: { queries: { ...queries, retry: retryUnlessRefused, refetchOnWindowFocus: false }, mutations },
  });
}
