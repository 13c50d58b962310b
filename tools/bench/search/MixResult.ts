import type { Summary } from './statistics.ts';

/** What was measured of one mix of filters, milliseconds. */
export interface MixResult {
  title: string;
  /** Whether the platform answers from the agencies' totals in memory and sends no statement. */
  fromTotals: boolean;
  rows: number;
  bytes: number;
  /** The engine alone: the statement, to its last row. */
  engine: Summary;
  /** The same, and the values of all rows read out of it. */
  engineRead: Summary;
  /** A bare server that responds to the same request with the same bytes from memory. */
  floor: Summary;
  platform: Summary;
}

/** The platform's time over the engine's, of some mixes together. */
export interface Ratios {
  /** To the engine's statement alone. */
  toEngine: number;
  /** To the statement with its rows read. */
  toEngineRead: number;
}

export function ratiosOf(results: readonly MixResult[]): Ratios {
  const platform = sum(results, (result) => result.platform);
  return {
    toEngine: platform / sum(results, ({ engine }) => engine),
    toEngineRead: platform / sum(results, ({ engineRead }) => engineRead),
  };
}

/**
 * The platform's time of one mix, relative to the unavoidable work: the engine's statement with its rows read, and the
 * transfer of the response over HTTP.
 */
export function ratioToNeeded({ platform, engineRead, floor }: MixResult): number {
  return platform.median / (engineRead.median + floor.median);
}

function sum(results: readonly MixResult[], of: (result: MixResult) => Summary): number {
  return results.reduce((total, result) => total + of(result).median, 0);
}
