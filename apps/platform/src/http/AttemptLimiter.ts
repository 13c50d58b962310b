/** Options of the limiter. */
export interface AttemptLimiterOptions {
  /** Max attempts within the window. Default 10. */
  maximum?: number;
  /** Length of the sliding window. Default 15 minutes. */
  windowMs?: number;
  /**
   * Max keys. Default 10,000. Evicts the least recently used unblocked key first; a blocked one only if all are
   * blocked.
   */
  maximumKeys?: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Counts attempts by key in a sliding window. */
export interface AttemptLimiter {
  /** Milliseconds until another attempt is allowed; 0: now. */
  waitMs(key: string): number;
  /** Counts an attempt at its start, so that concurrent ones are limited too. */
  begin(key: string): void;
  /** Removes the latest attempt of a key, if it must not count. */
  takeBack(key: string): void;
  /** Resets the attempts of a key after a success. */
  clear(key: string): void;
}

/** Creates a limiter with counts in memory. */
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
