import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';

/** Months of a policy year, as axes word them. */
export const months = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'] as const;

/** A point for each month; null is withheld, as in groups of fewer than five agencies. */
export function monthlyPoints(values: readonly (number | null)[], unfinishedFrom = values.length): ChartPoint[] {
  return values.map((value, index) => ({
    id: `m${index}`,
    label: months[index % 12] ?? '',
    value,
    ...(value === null && { reason: 'fewer than 5 agencies' }),
    ...(index >= unfinishedFrom && { isComplete: false }),
  }));
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A name that no chart has room for. */
export const longName = 'Brazos Valley Commercial Contractors and Artisans Insurance Group of Greater College Station';
