import { createAttemptLimiter } from '../http/AttemptLimiter.ts';
import type { AttemptWindow, Limits } from './Limiter.ts';

/**
 * Creates limits in memory, for a platform of one process; a restart resets them. `now`: milliseconds since the epoch.
 */
export function createMemoryLimits(now: () => number): Limits {
  const windows = new Map<string, AttemptWindow>();
  return {
    open({ maximum, windowMs }) {
      const limiter = createAttemptLimiter({ maximum, windowMs, now });
      return {
        count(key) {
          const waitMs = limiter.waitMs(key);
          if (waitMs === 0) limiter.begin(key);
          return Promise.resolve(waitMs);
        },
        waitMs: (key) => Promise.resolve(limiter.waitMs(key)),
        takeBack: (key) => Promise.resolve(limiter.takeBack(key)),
        clear: (key) => Promise.resolve(limiter.clear(key)),
      };
    },
    countInWindow(key, windowMs) {
      const at = now();
      const current = windows.get(key);
      // A window in the far future began before the clock was set back.
      const goesOn = current !== undefined && current.endsAt > at && current.endsAt <= at + windowMs;
      const window = goesOn ? { ...current, count: current.count + 1 } : { count: 1, endsAt: at + windowMs };
      windows.set(key, window);
      return Promise.resolve(window);
    },
    removeExpired() {
      for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
      return Promise.resolve();
    },
  };
}
