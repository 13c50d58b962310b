import type { ChartCommonProps, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';

/** One line. */
export interface LineSeries {
  /** Unique in the chart. */
  id: string;
  /** Its name, at the end of the line. */
  label: string;
  /** Whether it is only there to compare with: drawn thin and grey. Default false. */
  isComparison?: boolean;
  /** Its values; every series has the same points in the same order. */
  points: readonly ChartPoint[];
}

/** Props of `LineChart`. */
export interface LineChartProps extends ChartCommonProps {
  /** The lines; the first one is the subject of the sentence. */
  series: readonly LineSeries[];
  /** How values read. */
  format: ValueFormat;
  /** Names of both axes. Default: none. */
  axisNames?: { x: string; y: string };
  /** Whether a legend says why values are missing. Default true. */
  explainsMissing?: boolean;
}
