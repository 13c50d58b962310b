import type { ChartCommonProps, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';

/** One bar. */
export interface Bar extends ChartPoint {
  /** Value of the peers, in the same unit; null or absent if unknown. */
  peer?: number | null;
  /** Why the value of the peers is null. */
  peerReason?: string | undefined;
  /** Further numbers in its tooltip and in the table: a name and a value each. All bars have the same names. */
  further?: readonly (readonly [name: string, value: string])[];
}

/** Props of `BarChart`. */
export interface BarChartProps extends Omit<ChartCommonProps, 'height'> {
  /** The bars, from top to bottom. */
  bars: readonly Bar[];
  /** How values read. */
  format: ValueFormat;
  /** Name of the values. Default "Value". */
  valueLabel?: string;
  /** Name of the comparison. Default "Peers". */
  peerLabel?: string;
  /** How peers are drawn: a tick across the bar, or a grey bar above it. Default `tick`. */
  peersAs?: 'tick' | 'bar';
}
