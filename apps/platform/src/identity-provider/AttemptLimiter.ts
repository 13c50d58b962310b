/** How many attempts are allowed, and how many keys are remembered. */
export interface AttemptLimiterOptions {
  /** Failures within the window from which on further attempts are refused. Default 10. */
  maximum?: number;
  /** Length of the sliding window. Default 15 minutes. */
  windowMs?: number;
  /** Keys remembered at most; the longest untouched are forgotten first. Default 10,000. */
  maximumKeys?: number;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/** Counts failed attempts by key in a sliding window. */
export interface AttemptLimiter {
  /** Milliseconds until another attempt is allowed; 0: now. */
  waitMs(key: string): number;
  /** Counts an attempt from its start, so that many at once cannot slip through. */
  begin(key: string): void;
  /** Forgets the failures of a key after a success. */
  clear(key: string): void;
}

/** A limiter that keeps its counts in memory. */
export function createAttemptLimiter({
  maximum = 10,
  windowMs = 15 * 60_000,
  maximumKeys = 10_000,
  now,
}: AttemptLimiterOptions): AttemptLimiter {
  const attempts = new Map<string, number[]>();
  const recent = (key: string): number[] => (attempts.get(key) ?? []).filter((at) => at > now() - windowMs);
  return {
    waitMs(key) {
      const times = recent(key);
      const blocking = times.at(-maximum);
      return times.length < maximum || blocking === undefined ? 0 : blocking + windowMs - now();
    },
    begin(key) {
      const times = [...recent(key), now()].slice(-maximum);
      attempts.delete(key);
      attempts.set(key, times);
      const oldest = attempts.keys().next();
      if (attempts.size > maximumKeys && !oldest.done) attempts.delete(oldest.value);
    },
    clear(key) {
      attempts.delete(key);
    },
  };
}
