import type { ChartCommonProps, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';

/** One row of a heat map. */
export interface HeatMapRow {
  /** Unique in the chart. */
  id: string;
  /** Its name at the left. */
  label: string;
  /** A point for each column, in their order; `label` names the column. */
  cells: readonly ChartPoint[];
}

/** Props of `HeatMap`. */
export interface HeatMapProps extends Omit<ChartCommonProps, 'height'> {
  /** The rows, from top to bottom. */
  rows: readonly HeatMapRow[];
  /** How values read. */
  format: ValueFormat;
  /** From little to much, or from below to above zero. Default `sequential`. */
  scale?: 'sequential' | 'diverging';
}
