import { summarize, type Summary } from '../search/statistics.ts';

/** What one contestant's rounds came to: a summary of each measure, or why there is none. */
export type Outcome = { measures: Record<string, Summary>; rounds: number } | { absent: string };

/** How often everything is done. */
export interface RoundCounts {
  /** Rounds that are not counted; they let the browser compile what it runs. */
  warmUps: number;
  /** Rounds that are counted. */
  measured: number;
}

/** What `runRounds` takes. */
export interface RoundPlan extends RoundCounts {
  /** Who takes part, in the order of the first round. */
  contestants: readonly string[];
  /** One round of one contestant: its measures by name. Throw what `absentReason` knows to leave the contestant out. */
  once: (contestant: string) => Promise<Record<string, number>>;
  /** Words for an error that takes a contestant out of the race, or undefined for one that ends the run. */
  absentReason: (error: unknown) => string | undefined;
}

/**
 * Runs every contestant once per round, so that whatever the machine does in a minute meets all of them alike; each
 * round begins with another contestant.
 */
export async function runRounds(plan: RoundPlan): Promise<Map<string, Outcome>> {
  const readings = new Map(plan.contestants.map((contestant) => [contestant, [] as Record<string, number>[]]));
  const absent = new Map<string, string>();
  for (let round = 0; round < plan.warmUps + plan.measured; round++) {
    for (const contestant of rotated(plan.contestants, round)) {
      if (absent.has(contestant)) continue;
      try {
        const reading = await plan.once(contestant);
        if (round >= plan.warmUps) readings.get(contestant)?.push(reading);
      } catch (error) {
        const reason = plan.absentReason(error);
        if (reason === undefined) throw error;
        absent.set(contestant, reason);
      }
    }
  }
  return new Map(
    plan.contestants.map((contestant) => {
      const reason = absent.get(contestant);
      const own = readings.get(contestant) ?? [];
      return [
        contestant,
        reason === undefined ? { measures: summarizeEach(own), rounds: own.length } : { absent: reason },
      ];
    }),
  );
}

function rotated<Value>(values: readonly Value[], by: number): Value[] {
  const start = values.length === 0 ? 0 : by % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
}

function summarizeEach(readings: readonly Record<string, number>[]): Record<string, Summary> {
  const names = Object.keys(readings[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, summarize(readings.map((reading) => reading[name] ?? NaN))]));
}
