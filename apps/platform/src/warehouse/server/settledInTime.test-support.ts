import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';

/** A look for the set, the end of a cancelled statement, and the time that a busy machine takes. */
const longestAfterTimeoutMs = 5_000;

/** Asks many times at once, asserts that each has an end within the timeout and a few seconds, and returns what came. */
export async function settledInTime<T>(
  ask: () => Promise<T>,
  { times, timeoutMs }: { times: number; timeoutMs: number },
): Promise<PromiseSettledResult<T>[]> {
  const startedAt = performance.now();
  const answers = await Promise.allSettled(Array.from({ length: times }, ask));
  const tookMs = performance.now() - startedAt;
  assert.ok(tookMs < timeoutMs + longestAfterTimeoutMs, `took ${tookMs} ms`);
  return answers;
}
