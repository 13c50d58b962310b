import { availableParallelism } from 'node:os';
import { slowest } from './slowest.ts';
import type { TestResult } from './TestResult.ts';

/** A step that ran, with the report of its runner. */
export interface Outcome {
  name: string;
  seconds: number;
  results: readonly TestResult[];
}

/** Duration of a run, as stored in `.tmp/reports/timings.json`. */
export interface Timings {
  /** How many cores the machine gave. */
  cores: number;
  /** The steps in their order; those of one core ran beside each other. */
  steps: { name: string; seconds: number; passed: number; failed: number; skipped: number }[];
  /** The slowest tests of all steps, the slowest first. */
  slowest: string[];
}

const maxSlowest = 10;

/** Returns how long the steps and the slowest of their tests took. */
export function timingsOf(outcomes: readonly Outcome[]): Timings {
  return {
    cores: availableParallelism(),
    steps: outcomes.map(({ name, seconds, results }) => ({
      name,
      seconds: Math.round(seconds),
      passed: count(results, 'passed'),
      failed: count(results, 'failed'),
      skipped: count(results, 'skipped'),
    })),
    slowest: slowest(
      outcomes.flatMap(({ results }) => results),
      maxSlowest,
    ),
  };
}

/** Returns how many tests ended in a status. */
export function count(results: readonly TestResult[], status: TestResult['status']): number {
  return results.filter((result) => result.status === status).length;
}
