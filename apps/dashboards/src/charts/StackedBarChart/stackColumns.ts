import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import { seriesPaint, type Paint } from '../palette/chartVariables.ts';
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

/** The colour of the series at a position. */
export const layerPaint = ({ paint }: StackSeries, position: number): Paint => paint ?? seriesPaint(position);

/** The sum of each column; null where no value of it is known. */
export function columnTotals(series: readonly StackSeries[]): (number | null)[] {
  return totalsOf(series, ({ value }) => value);
}

/** The sum that each column had before the last change of filters; null where none is known. */
export function totalsBefore(series: readonly StackSeries[]): (number | null)[] {
  return totalsOf(series, ({ before }) => before);
}

function totalsOf(
  series: readonly StackSeries[],
  read: (point: ChartPoint) => number | null | undefined,
): (number | null)[] {
  const columns = Math.max(0, ...series.map(({ points }) => points.length));
  return Array.from({ length: columns }, (_, column) => {
    const values = series.flatMap(({ points }) => {
      const point = points[column];
      return point === undefined ? [] : (read(point) ?? []);
    });
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
  });
}
