import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work goes on without letting others have their turn, and how it does so. */
export interface BreatherOptions {
  /** Default 10 ms. */
  longestMs?: number;
  /** Milliseconds on a clock that only goes forward. Default: `performance.now`. */
  now?: () => number;
  /** Lets everything else have its turn. Default: the next turn of the event loop. */
  pause?: () => Promise<unknown>;
}

/** Tells long work when to let other requests have their turn. */
export interface Breather {
  /** Whether the work has gone on long enough. */
  isDue(): boolean;
  /** Lets others have their turn. */
  breathe(): Promise<void>;
}

/** A breather for one piece of work, which begins now. */
export function createBreather({
  longestMs = 10,
  now = () => performance.now(),
  pause = () => nextTurn(),
}: BreatherOptions = {}): Breather {
  let since = now();
  return {
    isDue: () => now() - since >= longestMs,
    async breathe() {
      await pause();
      since = now();
    },
  };
}
