import type { TestResult } from './TestResult.ts';

/** Returns the slowest tests of those whose time is known, the slowest first: `12.4 s  FILE TITLE`. */
export function slowest(results: readonly TestResult[], maxCount: number): string[] {
  return results
    .flatMap(({ durationMs, file, title }) => (durationMs === undefined ? [] : [{ durationMs, file, title }]))
    .sort((one, other) => other.durationMs - one.durationMs)
    .slice(0, maxCount)
    .map(({ durationMs, file, title }) => `${(durationMs / 1000).toFixed(1)} s  ${file} ${title}`);
}
