import type { ChartCommonProps, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';

/** Props of `WaterfallChart`. */
export interface WaterfallChartProps extends ChartCommonProps {
  /** What it begins with, such as last year's premium. */
  start: ChartPoint;
  /** What was added (above zero) and lost (below zero), in order. */
  changes: readonly ChartPoint[];
  /** Id and name of the end: its value is the start with all changes. */
  end: Pick<ChartPoint, 'id' | 'label'>;
  /** How values read. */
  format: ValueFormat;
}
