import type { ChartCommonProps, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';

/** One bin of a histogram. */
export interface HistogramBin extends ChartPoint {
  /** The peers' value in the same unit; null or absent where it is unknown. */
  peer?: number | null;
  /** Why the peers' value is null. */
  peerReason?: string | undefined;
}

/** Props of `Histogram`. */
export interface HistogramProps extends ChartCommonProps {
  /** The bins, from the smallest to the largest; `label` is the range: "$1K to 2K". */
  bins: readonly HistogramBin[];
  /** How values read; shares make groups of different sizes comparable. */
  format: ValueFormat;
  /** Name of the values. Default "Share". */
  valueLabel?: string;
  /** Name of the comparison. Default "Peers". */
  peerLabel?: string;
}
