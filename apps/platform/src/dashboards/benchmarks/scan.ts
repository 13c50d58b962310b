import type { GroupColumn } from '../tiles/policySums.ts';
import type { Sums } from '../tiles/splitSums.ts';
import type { Benchmark, Side } from './Benchmark.ts';
import type { BenchmarkMeasure } from './benchmarkSums.ts';

/** Sums of one agency and group. */
export interface ScannedRow {
  side: Side;
  agencyId: number;
  /** Values of the requested columns, in order. */
  keys: readonly number[];
  /** Sums of the measure, in its order. */
  values: readonly number[];
}

/** Source of the scan. */
export interface Scan {
  measure: BenchmarkMeasure;
  by?: readonly GroupColumn[];
  /** Default: that of the benchmark. */
  when?: 'period' | 'previous';
  /**
   * Whether sums over all agencies are enough. Used if the caller sees all agencies: one row per group, with agency 0.
   * Default false.
   */
  sumsOnly?: boolean;
}

/** Parts of a benchmark that a scan needs. */
export type Scanned = Pick<Benchmark, 'sums' | 'parts' | 'isEverybodySeen' | 'signal'>;

const sides = [undefined, 'selection', 'peers'] as const;

/** Calls `visit` for each group and agency of each side. The row object is reused. */
export async function scan(source: Scanned, asked: Scan, visit: (row: ScannedRow) => void): Promise<void> {
  const { parts, isEverybodySeen } = source;
  const isTogether = asked.sumsOnly === true && isEverybodySeen;
  const answers = await ask(source, asked);
  for (const [at, { rowCount, keys, values }] of answers.entries()) {
    const { sides: sideCodes } = parts[at]!;
    const groups = isTogether ? keys : keys.slice(1);
    const scanned = { side: 'selection' as Side, agencyId: 0, keys: groups.map(() => 0), values: values.map(() => 0) };
    for (let row = 0; row < rowCount; row++) {
      const agencyId = isTogether ? 0 : keys[0]![row]!;
      const side = isTogether ? 'selection' : sides[sideCodes[agencyId]!];
      if (side === undefined) continue;
      scanned.side = side;
      scanned.agencyId = agencyId;
      for (let column = 0; column < groups.length; column++) scanned.keys[column] = groups[column]![row]!;
      for (let column = 0; column < values.length; column++) scanned.values[column] = values[column]![row]!;
      visit(scanned);
    }
  }
}

/** Starts a query that a tile will scan; the tile waits for the result and handles its errors. */
export function beginScan(source: Scanned, asked: Scan): void {
  ask(source, asked).catch(() => undefined);
}

function ask(
  { sums, isEverybodySeen, signal }: Scanned,
  { measure, by = [], when = 'period', sumsOnly = false }: Scan,
): Promise<Sums[]> {
  return sums({ measure, when, by: sumsOnly && isEverybodySeen ? by : ['agency_id', ...by] }, signal);
}
