import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTurn } from './inTurn.ts';
import { whoAsks } from './whoAsks.ts';

/** Max time of a slice of work, and how it yields to others. */
export interface BreatherOptions {
  /** Default 10 ms. */
  longestMs?: number;
  /** Milliseconds of a monotonic clock. Default: `performance.now`. */
  now?: () => number;
  /** The caller on whose behalf the work runs. Default: the current one. */
  askedBy?: string | null;
  /**
   * Yields to all other work. Default: waits for a turn of the event loop after the caller's other work had one each.
   */
  pause?: () => Promise<unknown>;
}

/** Decides when long work yields to other requests. */
export interface Breather {
  /** Whether the work has used up its slice. */
  isDue(): boolean;
  /** Yields to others. */
  breathe(): Promise<void>;
}

/**
 * Creates a breather for work that begins now. Each turn of the event loop runs only one slice per caller, so that ten
 * long searches of a user leave others as much time as one does.
 */
export function createBreather({
  longestMs = 10,
  now = () => performance.now(),
  askedBy = whoAsks(),
  pause = () => inTurn(askedBy, nextTurn),
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
