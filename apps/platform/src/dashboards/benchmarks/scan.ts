import type { Benchmark, BenchmarkPart, Side } from './Benchmark.ts';
import { type GroupColumn, type Measure, policySums } from './policySums.ts';

/** What one agency has of one group. */
export interface ScannedRow {
  side: Side;
  agencyId: number;
  /** Values of the columns that were asked for, in their order. */
  keys: readonly number[];
  /** Sums of the measure, in its order. */
  values: readonly number[];
}

/** What is scanned. */
export interface Scan {
  measure: Measure;
  by?: readonly GroupColumn[];
  /** Default: that of the benchmark. */
  when?: 'period' | 'previous';
  signal?: AbortSignal;
}

const sides = [undefined, 'selection', 'peers'] as const;

/** Calls `visit` once for each group and agency of either side. */
export async function scan(
  benchmark: Pick<Benchmark, 'set' | 'period' | 'previous'> & { parts: readonly BenchmarkPart[] },
  { measure, by = [], when = 'period', signal }: Scan,
  visit: (row: ScannedRow) => void,
): Promise<void> {
  const answers = await Promise.all(
    benchmark.parts.map((part) =>
      policySums(
        { set: benchmark.set, ...(signal && { signal }) },
        {
          measure,
          by: ['agency_id', ...by],
          period: benchmark[when],
          where: part.where,
          fitsRollup: part.fitsRollup,
        },
      ),
    ),
  );
  for (const [
    at,
    {
      rowCount,
      keys: [agencies, ...keys],
      values,
    },
  ] of answers.entries()) {
    const sideCodes = benchmark.parts[at]?.sides;
    for (let row = 0; row < rowCount; row++) {
      const agencyId = agencies?.[row] ?? 0;
      const side = sides[sideCodes?.[agencyId] ?? 0];
      if (side === undefined) continue;
      visit({
        side,
        agencyId,
        keys: keys.map((column) => column[row] ?? 0),
        values: values.map((column) => column[row] ?? 0),
      });
    }
  }
}
