import type { TileAnswer } from '@agency-insights/insights-api/contract';

type Dated = Pick<TileAnswer, 'period'>;

/** Months differ in length by up to 11 %, and are the same length to a reader. */
const maxRatio = 1.15;

/** Whether the periods of two answers are about as long: numbers of a month say nothing beside those of a year. */
export function hasComparablePeriod(one: Dated, other: Dated): boolean {
  const ratio = daysOf(one) / daysOf(other);
  return Math.max(ratio, 1 / ratio) <= maxRatio;
}

function daysOf({ period: { from, to } }: Dated): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
