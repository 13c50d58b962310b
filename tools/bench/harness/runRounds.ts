import process from 'node:process';
// eslint-disable-next-line @nx/enforce-module-boundaries -- both benchmarks sum up alike; neither is a package
import { summarize, type Summary } from '../search/statistics.ts';

/** Result of a contestant's rounds: a summary of each measure, or the reason why there is none. */
export type Outcome = { measures: Record<string, Summary>; rounds: number } | { absent: string };

/** Rounds of a very slow contestant: long times need fewer rounds for a stable median. */
const slowRounds: RoundCounts = { warmUps: 1, measured: 3 };
/** Default length in ms of a first round from which a contestant counts as slow. */
const usualSlowRoundMs = 2000;

/** How often everything is done. */
export interface RoundCounts {
  /** Rounds that are not counted: the browser compiles the code in them. */
  warmUps: number;
  /** Rounds that are counted. */
  measured: number;
}

/** Inputs of `runRounds`. */
export interface RoundPlan extends RoundCounts {
  /** Title of the rounds in the log. */
  title: string;
  /** Contestants, in the order of the first round. */
  contestants: readonly string[];
  /** One round of one contestant: its measures by name. Throw what `absentReason` knows to leave the contestant out. */
  once: (contestant: string) => Promise<Record<string, number>>;
  /** Words for an error that takes a contestant out of the race, or undefined for one that ends the run. */
  absentReason: (error: unknown) => string | undefined;
  /**
   * A first round as long as this makes a contestant slow, and three measured rounds enough; ms, default 2000. Infinity
   * if all rounds have a fixed duration.
   */
  slowRoundMs?: number;
  /** Receives a line per round. Default: stderr. */
  log?: (line: string) => void;
}

/**
 * Runs every contestant once per round, so that other load on the machine affects all of them equally; each round
 * begins with another contestant.
 */
export async function runRounds(plan: RoundPlan): Promise<Map<string, Outcome>> {
  const { log = (line) => process.stderr.write(`${line}\n`) } = plan;
  const runners = new Map(plan.contestants.map((name) => [name, new Runner(name, plan)]));
  for (let round = 0; round < plan.warmUps + plan.measured; round++) {
    const times: string[] = [];
    for (const contestant of rotated(plan.contestants, round)) {
      const started = performance.now();
      await runners.get(contestant)?.run(round);
      times.push(`${contestant} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    log(`${plan.title}, round ${round + 1}: ${times.join(', ')}`);
  }
  return new Map([...runners].map(([contestant, runner]) => [contestant, runner.outcome()]));
}

/** One contestant on its way through the rounds. */
class Runner {
  readonly #contestant: string;
  readonly #plan: RoundPlan;
  readonly #readings: Record<string, number>[] = [];
  #counts: RoundCounts;
  #absent: string | undefined;

  constructor(contestant: string, plan: RoundPlan) {
    this.#contestant = contestant;
    this.#plan = plan;
    this.#counts = plan;
  }

  async run(round: number): Promise<void> {
    const { warmUps, measured } = this.#counts;
    const { slowRoundMs = usualSlowRoundMs } = this.#plan;
    if (this.#absent !== undefined || round >= warmUps + measured) return;
    const started = performance.now();
    try {
      const reading = await this.#plan.once(this.#contestant);
      if (round >= warmUps) this.#readings.push(reading);
    } catch (error) {
      this.#absent = this.#plan.absentReason(error);
      if (this.#absent === undefined) throw error;
    }
    if (round === 0 && performance.now() - started > slowRoundMs) this.#counts = fewer(this.#plan, slowRounds);
  }

  outcome(): Outcome {
    if (this.#absent !== undefined) return { absent: this.#absent };
    return { measures: summarizeEach(this.#readings), rounds: this.#readings.length };
  }
}

/** The smaller of both numbers of rounds. */
export function fewer(one: RoundCounts, other: RoundCounts): RoundCounts {
  return { warmUps: Math.min(one.warmUps, other.warmUps), measured: Math.min(one.measured, other.measured) };
}

function rotated<Value>(values: readonly Value[], by: number): Value[] {
  const start = values.length === 0 ? 0 : by % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}

function summarizeEach(readings: readonly Record<string, number>[]): Record<string, Summary> {
  const names = Object.keys(readings[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, summarize(readings.map((reading) => reading[name] ?? NaN))]));
}

/** The median of a contestant's measure, or NaN where it has none. */
export function medianOf(outcome: Outcome | undefined, measure: string): number {
  return outcome && 'measures' in outcome ? (outcome.measures[measure]?.median ?? NaN) : NaN;
}
