/** Steps for each power of ten. */
const stepsPerDecade = 4;

/** One bar: amounts from `lower` up to, but not including, `upper`, in dollars. */
export interface Bin {
  lower: number;
  upper: number;
  count: number;
}

/** The step that an amount falls into. Everything under a dollar, also cancellations, is in the lowest, 0. */
export function logScaleStep(dollars: number): number {
  return dollars < 1 ? 0 : Math.floor(Math.log10(dollars) * stepsPerDecade);
}

/** Where a step begins, whole dollars. */
export function logScaleEdge(step: number): number {
  return Math.round(10 ** (step / stepsPerDecade));
}

/** Bars of equal width on a log scale, from the smallest amount to the largest, also those that hold nothing. */
export function logScaleBins(amounts: readonly { dollars: number; count: number }[]): Bin[] {
  return binsOfSteps(amounts.map(({ dollars, count }) => ({ step: logScaleStep(dollars), count })));
}

/** The same from steps that were counted elsewhere. */
export function binsOfSteps(steps: readonly { step: number; count: number }[]): Bin[] {
  const counts = new Map<number, number>();
  for (const { step, count } of steps) counts.set(step, (counts.get(step) ?? 0) + count);
  if (counts.size === 0) return [];
  const first = Math.min(...counts.keys());
  const last = Math.max(...counts.keys());
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    lower: logScaleEdge(first + i),
    upper: logScaleEdge(first + i + 1),
    count: counts.get(first + i) ?? 0,
  }));
}
