/** How many attempts are allowed, and how many keys are remembered. */
export interface AttemptLimiterOptions {
  /** Attempts within the window from which on further ones are refused. Default 10. */
  maximum?: number;
  /** Length of the sliding window. Default 15 minutes. */
  windowMs?: number;
  /**
   * Keys remembered at most. Default 10,000. Of those that are not blocked the longest untouched are forgotten first;
   * a blocked key only where all are.
   */
  maximumKeys?: number;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/** Counts attempts by key in a sliding window. */
export interface AttemptLimiter {
  /** Milliseconds until another attempt is allowed; 0: now. */
  waitMs(key: string): number;
  /** Counts an attempt from its start, so that many at once cannot slip through. */
  begin(key: string): void;
  /** Takes the latest attempt of a key back, where it turned out not to count. */
  takeBack(key: string): void;
  /** Forgets the attempts of a key after a success. */
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

  function waitMs(key: string): number {
    const times = recent(key);
    const blocking = times.at(-maximum);
    return times.length < maximum || blocking === undefined ? 0 : blocking + windowMs - now();
  }

  function forgetOne(): void {
    for (const key of attempts.keys()) {
      if (waitMs(key) === 0) return void attempts.delete(key);
    }
    const [oldest] = attempts.keys();
    if (oldest !== undefined) attempts.delete(oldest);
  }

  return {
    waitMs,
    begin(key) {
      const times = [...recent(key), now()].slice(-maximum);
      attempts.delete(key);
      if (attempts.size >= maximumKeys) forgetOne();
      attempts.set(key, times);
    },
    takeBack(key) {
      const times = recent(key).slice(0, -1);
      if (times.length > 0) attempts.set(key, times);
      else attempts.delete(key);
    },
    clear(key) {
      attempts.delete(key);
    },
  };
}
