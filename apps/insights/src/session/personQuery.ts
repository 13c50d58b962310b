import type { InsightsApi } from '@agency-insights/insights-api';
import { queryOptions } from '@tanstack/react-query';

/** The page stays covered until it is known who the person is: not for longer than this. */
const timeoutMs = 10_000;

/** Who is signed in: for the name in the shell, and for the question whether to ask for a second factor. */
export function personQuery(api: InsightsApi) {
  return queryOptions({
    queryKey: ['person'],
    queryFn: () => api.users.self({ signal: AbortSignal.timeout(timeoutMs) }),
    retry: false,
  });
}
