/** Starts of the steps in each power of ten: round amounts at about equal distances on a log scale. */
const stepsOfDecade = [1, 2, 3, 5] as const;

/** A bar: amounts from `lower` (inclusive) to `upper` (exclusive), in dollars. */
export interface Bin {
  lower: number;
  upper: number;
  count: number;
}

/** Returns the step of an amount. Amounts below a dollar, also cancellations, are in the lowest, 0. */
export function logScaleStep(dollars: number): number {
  return dollars < 1 ? 0 : stepOfLeadingDigit(Math.floor(dollars / 10 ** decadeOf(dollars)), decadeOf(dollars));
}

/** Returns the step of an amount from 1, by its leading digit, 1 to 9, and its power of ten. */
export function stepOfLeadingDigit(digit: number, decade: number): number {
  return decade * stepsOfDecade.length + stepsOfDecade.findLastIndex((begin) => digit >= begin);
}

/** Returns the start of a step, whole dollars: 1, 2, 3, 5, 10, 20, … */
export function logScaleEdge(step: number): number {
  const decade = Math.floor(step / stepsOfDecade.length);
  return (stepsOfDecade[step % stepsOfDecade.length] ?? 1) * 10 ** decade;
}

/** Returns bars of about equal width on a log scale, from the smallest amount to the largest, including empty ones. */
export function logScaleBins(amounts: readonly { dollars: number; count: number }[]): Bin[] {
  return binsOfSteps(amounts.map(({ dollars, count }) => ({ step: logScaleStep(dollars), count })));
}

/** Returns the same from counted steps. */
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

/** Count digits: `Math.log10(1000)` is not exactly 3 in every engine. */
function decadeOf(dollars: number): number {
  return Math.trunc(dollars).toString().length - 1;
}
