/** How long something takes, in milliseconds. */
export interface Measurement {
  title: string;
  /** Max median; null: no goal. */
  goalMs: number | null;
  medianMs: number;
  p95Ms: number;
  runs: number;
}

const warmUps = 200;

/**
 * Runs a function repeatedly and sequentially, with an increasing number. If it returns a number, that is its duration.
 */
export async function measure(
  title: string,
  goalMs: number | null,
  runs: number,
  run: (index: number) => Promise<unknown>,
): Promise<Measurement> {
  const before = Math.min(warmUps, runs);
  const times: number[] = [];
  for (let index = 0; index < before + runs; index += 1) {
    const begun = performance.now();
    const given = await run(index);
    const took = typeof given === 'number' ? given : performance.now() - begun;
    if (index >= before) times.push(took);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { title, goalMs, medianMs: at(0.5), p95Ms: at(0.95), runs };
}
