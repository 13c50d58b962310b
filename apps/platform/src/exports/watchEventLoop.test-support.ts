import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

/** Delays of the main thread during a piece of work. */
export interface WatchedEventLoop {
  /** The most processor time that one turn of the event loop took, milliseconds. Other processes do not count. */
  longestTurnMs: number;
  /** The longest time without a turn of the event loop, milliseconds. Other processes count when the machine is busy. */
  longestDelayMs: number;
  /** Memory of the process at its peak above its start, bytes. */
  peakBytes: number;
}

/** Does some work and returns how long the event loop waited for it. */
export async function watchEventLoop(work: () => Promise<void>): Promise<WatchedEventLoop> {
  const delays = monitorEventLoopDelay({ resolution: 2 });
  const start = process.memoryUsage.rss();
  let peak = start;
  let longest = 0;
  let before = process.threadCpuUsage();
  // A timer has its turn once in a turn of the loop at most: what was used since is one turn's, or several short ones'.
  const sampler = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, user + system);
    peak = Math.max(peak, process.memoryUsage.rss());
    before = process.threadCpuUsage();
  }, 1);
  await delay(50);
  longest = 0;
  delays.enable();
  try {
    await work();
  } finally {
    delays.disable();
    clearInterval(sampler);
  }
  return { longestTurnMs: longest / 1_000, longestDelayMs: delays.max / 1e6, peakBytes: peak - start };
}

/**
 * Repeats the work up to six times, until no turn takes longer than allowed. A turn that the work itself makes long is
 * long every time; garbage collection and other programs on the same core make one long only now and then.
 */
export async function watchUntilShort(allowedMs: number, work: () => Promise<void>): Promise<WatchedEventLoop> {
  for (let run = 1; ; run += 1) {
    const watched = await watchEventLoop(work);
    if (watched.longestTurnMs <= allowedMs || run === 6) return watched;
  }
}
