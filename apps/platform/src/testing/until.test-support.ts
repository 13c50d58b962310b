import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';

/** Many times what a test waits for takes on a busy machine, and less than a test may take. */
const longestMs = 120_000;
const lookEveryMs = 10;

/**
 * Polls until `isDone` holds for the result, and returns it. After two minutes
 * it fails with `what` did not happen and the last result.
 */
export async function until<T>(what: string, look: () => T | Promise<T>, isDone: (seen: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + longestMs; ; await delay(lookEveryMs)) {
    const seen = await look();
    if (isDone(seen)) return seen;
    if (Date.now() > deadline) assert.fail(`Not within two minutes: ${what}. Seen last: ${JSON.stringify(seen)}`);
  }
}

/** Returns the outcome of work; where that takes longer than two minutes, it fails with `what` did not happen. */
export function inTime<T>(what: string, work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Not within two minutes: ${what}.`)), longestMs);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
