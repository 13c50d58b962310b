import type { Summary } from './statistics.ts';

/** What was measured of one mix of filters, milliseconds. */
export interface MixResult {
  title: string;
  /** Whether the platform's SQL reads the agencies' totals and no policies. */
  fromTotals: boolean;
  rows: number;
  bytes: number;
  /** The engine alone, with the platform's own SQL. */
  engine: Summary;
  /** The engine alone, with a statement over the policies that was written by hand. */
  records: Summary;
  platform: Summary;
}

/**
 * The platform's time over the engine's, of all mixes together. Searches that read policies are held to the engine with
 * the same SQL. Those from totals are held to the engine over the policies: their own SQL is a look-up that takes less
 * time than sending the answer, so that the ratio to it would measure the network.
 */
export function ratiosOf(results: readonly MixResult[]): { policies: number; totals: number } {
  const overPolicies = results.filter(({ fromTotals }) => !fromTotals);
  const fromTotals = results.filter((result) => result.fromTotals);
  return {
    policies: sum(overPolicies, ({ platform }) => platform.median) / sum(overPolicies, ({ engine }) => engine.median),
    totals: sum(fromTotals, ({ platform }) => platform.median) / sum(fromTotals, ({ records }) => records.median),
  };
}

function sum(results: readonly MixResult[], of: (result: MixResult) => number): number {
  return results.reduce((total, result) => total + of(result), 0);
}
