/** Timers and a clock that only advance manually. */
export interface ManualTimers {
  /** The time in ms. */
  now: () => number;
  /** Runs a callback after a delay in ms of manual time. */
  setTimeout: (callback: () => void, delayMs: number) => number;
  /** Cancels a delayed callback. */
  clearTimeout: (handle: never) => void;
  /** Lets time pass. */
  advance: (ms: number) => void;
  /** How many callbacks wait. */
  pending: () => number;
}

/** Creates timers that start at 0 ms. */
export function createManualTimers(): ManualTimers {
  const waiting = new Map<number, { at: number; callback: () => void }>();
  let time = 0;
  let lastHandle = 0;
  return {
    now: () => time,
    setTimeout: (callback, delayMs) => {
      lastHandle += 1;
      waiting.set(lastHandle, { at: time + delayMs, callback });
      return lastHandle;
    },
    clearTimeout: (handle) => void waiting.delete(handle),
    advance: (ms) => {
      time += ms;
      for (const [handle, { at, callback }] of [...waiting]) {
        if (at > time) continue;
        waiting.delete(handle);
        callback();
      }
    },
    pending: () => waiting.size,
  };
}
