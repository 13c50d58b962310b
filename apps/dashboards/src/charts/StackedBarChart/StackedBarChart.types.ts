import type { ChartCommonProps, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';
import type { Paint } from '../palette/chartVariables.ts';

/** One layer of the bars. */
export interface StackSeries {
  /** Unique in the chart. */
  id: string;
  /** Its name in the legend. */
  label: string;
  /** Its values; every series has the same points in the same order. */
  points: readonly ChartPoint[];
  /** Its colour, where others of its chart can be missing. Default: that of its position. */
  paint?: Paint;
}

/** Props of `StackedBarChart`. */
export interface StackedBarChartProps extends ChartCommonProps {
  /** The layers, from the bottom up. */
  series: readonly StackSeries[];
  /** A line over the bars, such as last year's totals, with the same points. */
  line?: Omit<StackSeries, 'id' | 'paint'>;
  /** How values read. */
  format: ValueFormat;
}
