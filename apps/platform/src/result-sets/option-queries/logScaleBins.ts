/** Where the steps of each power of ten begin: round amounts, about equally far apart on a log scale. */
const stepsOfDecade = [1, 2, 3, 5] as const;

/** One bar: amounts from `lower` up to, but not including, `upper`, in dollars. */
export interface Bin {
  lower: number;
  upper: number;
  count: number;
}

/** The step that an amount falls into. Everything under a dollar, also cancellations, is in the lowest, 0. */
export function logScaleStep(dollars: number): number {
  return dollars < 1 ? 0 : stepOfLeadingDigit(Math.floor(dollars / 10 ** decadeOf(dollars)), decadeOf(dollars));
}

/** The step of an amount from 1 up, told by its leading digit, 1 to 9, and its power of ten. */
export function stepOfLeadingDigit(digit: number, decade: number): number {
  return decade * stepsOfDecade.length + stepsOfDecade.findLastIndex((begin) => digit >= begin);
}

/** Where a step begins, whole dollars: 1, 2, 3, 5, 10, 20, … */
export function logScaleEdge(step: number): number {
  const decade = Math.floor(step / stepsOfDecade.length);
  return (stepsOfDecade[step % stepsOfDecade.length] ?? 1) * 10 ** decade;
}

/** Bars of about equal width on a log scale, from the smallest amount to the largest, also those that hold nothing. */
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

/** Digits are counted: the logarithm of 1,000 is not 3 everywhere. */
function decadeOf(dollars: number): number {
  return Math.trunc(dollars).toString().length - 1;
}
