import { isHttpError } from './errors/HttpError.ts';

const minutesMs = 60_000;
const longestRetryDelayMs = 30_000;
const maxRetries = 3;

/** Milliseconds before the retry after `failures` earlier ones: 1 s, 2 s, 4 s, … 30 s at most. */
export function retryDelay(failures: number): number {
  return Math.min(1_000 * 2 ** failures, longestRetryDelayMs);
}

/**
 * Defaults for a query cache, in the shape of TanStack Query's `defaultOptions`: answers are kept 5 minutes after their last use,
 * queries are retried 3 times with growing delays, mutations never.
 */
export const queryDefaults = {
  queries: { gcTime: 5 * minutesMs, retry: maxRetries, retryDelay },
  mutations: { retry: 0 },
} as const;

/** A `retry` for queries whose refusal (a 4xx answer) is an answer: it would be refused again. Anything else is retried 3 times. */
export function retryUnlessRefused(failures: number, error: unknown): boolean {
  const refused =
    isHttpError(error) && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
  return !refused && failures < maxRetries;
}
