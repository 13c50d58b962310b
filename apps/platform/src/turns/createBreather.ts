import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTurn } from './inTurn.ts';
import { whoAsks } from './whoAsks.ts';

/** Max time of a turn of work, and how it waits for others. */
export interface BreatherOptions {
  /** Default 10 ms. */
  longestMs?: number;
  /** Milliseconds on a clock that only goes forward. Default: `performance.now`. */
  now?: () => number;
  /** The caller whose work this is. Default: the one on whose behalf it begins. */
  askedBy?: string | null;
  /** Lets everything else have its turn. Default: a turn of the event loop after the caller's other work had one each. */
  pause?: () => Promise<unknown>;
}

/** Says when long work has to let other requests have their turn. */
export interface Breather {
  /** Whether the work has gone on long enough. */
  isDue(): boolean;
  /** Lets others have their turn. */
  breathe(): Promise<void>;
}

/**
 * A breather for one piece of work, which begins now. Of each caller's work only one piece runs in each turn of the
 * event loop, so that ten long searches of a user leave others as much as one does.
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
