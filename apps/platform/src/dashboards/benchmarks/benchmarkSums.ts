import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import { SharedAnswers } from '../SharedAnswers.ts';
import type { Period } from '../tiles/period.ts';
import { type GroupColumn, type Measure, policySumsTogether } from '../tiles/policySums.ts';
import type { Sums } from '../tiles/splitSums.ts';
import type { BenchmarkPart } from './Benchmark.ts';

/** Measures of the benchmark tiles. */
export type BenchmarkMeasure = Exclude<Measure, 'in_force'>;

/** A query of the policies of all parts. */
export interface BenchmarkQuestion {
  measure: BenchmarkMeasure;
  when: 'period' | 'previous';
  by: readonly GroupColumn[];
}

/** Adds up the policies of a benchmark, part by part. */
export type BenchmarkSums = (question: BenchmarkQuestion, signal: AbortSignal | undefined) => Promise<Sums[]>;

/** The policies to add up. */
export interface BenchmarkSource {
  set: WarehouseSet;
  period: Period;
  previous: Period;
  parts: readonly BenchmarkPart[];
  /** Whether all tiles of a page will query the sums, without single agencies. */
  isForAllTiles: boolean;
}

type Line = Pick<BenchmarkQuestion, 'measure' | 'when'> & { groupings: readonly (readonly GroupColumn[])[] };

/**
 * Groupings of a page's tiles over all agencies; one pass over the policies computes each line. Groupings by agency are
 * not combined: with so many rows the first tile would wait for the last.
 */
const together: readonly Line[] = [
  {
    measure: 'business',
    when: 'period',
    groupings: [['agency_id'], ['state_id'], ['eff_month'], ['product_id', 'eff_month']],
  },
  { measure: 'business', when: 'previous', groupings: [['agency_id'], ['state_id'], ['eff_month']] },
  { measure: 'due', when: 'period', groupings: [['agency_id'], ['exp_month'], ['agency_id', 'product_id']] },
  { measure: 'written', when: 'period', groupings: [['carrier_id'], ['naics_2'], ['agency_id', 'carrier_id']] },
  { measure: 'written', when: 'previous', groupings: [['carrier_id'], ['naics_2']] },
];

/** Creates the sums of a benchmark; the engine computes shared sums once. */
export function createBenchmarkSums({ set, parts, isForAllTiles, ...periods }: BenchmarkSource): BenchmarkSums {
  const answers = new SharedAnswers<Sums[][]>({ kept: together.length });
  const lines = isForAllTiles ? together : [];
  return async ({ measure, when, by }, signal) => {
    const isAsked = (grouping: readonly GroupColumn[]): boolean => grouping.join() === by.join();
    const line = lines.find((one) => one.measure === measure && one.when === when && one.groupings.some(isAsked));
    const groupings = line?.groupings ?? [by];
    const sums = await answers.get(JSON.stringify([measure, when, groupings]), signal, (stop) =>
      Promise.all(
        parts.map((part) =>
          policySumsTogether({ set, signal: stop }, { ...part, measure, period: periods[when], groupings }),
        ),
      ),
    );
    const at = groupings.findIndex(isAsked);
    return sums.flatMap((ofPart) => ofPart[at] ?? []);
  };
}

/** Caches the sums for one tile, so that it can start queries early and use them later. */
export function askOnce(sums: BenchmarkSums): BenchmarkSums {
  const asked = new Map<string, Promise<Sums[]>>();
  return (question, signal) => {
    const key = JSON.stringify(question);
    const answer = asked.get(key) ?? sums(question, signal);
    asked.set(key, answer);
    return answer;
  };
}
