import type { StackSeries } from './StackedBarChart.types.ts';

/** One layer of one bar, between two values. */
export interface StackLayer {
  /** Position of its series. */
  series: number;
  /** The value that it begins at, on the side of zero. */
  from: number;
  /** The value that it ends at. */
  to: number;
}

/** Stacks each column: positive values up from zero, negative ones down. Missing values take no room. */
export function stackColumns(series: readonly StackSeries[]): StackLayer[][] {
  const columns = Math.max(0, ...series.map(({ points }) => points.length));
  return Array.from({ length: columns }, (_, column) => {
    let up = 0;
    let down = 0;
    return series.map(({ points }, index) => {
      const value = points[column]?.value ?? 0;
      const from = value < 0 ? down : up;
      if (value < 0) down += value;
      else up += value;
      return { series: index, from, to: from + value };
    });
  });
}

/** The sum of each column; null where no value of it is known. */
export function columnTotals(series: readonly StackSeries[]): (number | null)[] {
  const columns = Math.max(0, ...series.map(({ points }) => points.length));
  return Array.from({ length: columns }, (_, column) => {
    const values = series.flatMap(({ points }) => points[column]?.value ?? []);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
  });
}
