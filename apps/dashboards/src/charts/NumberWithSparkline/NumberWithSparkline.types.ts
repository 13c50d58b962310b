import type { ChartCommonProps, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';

/** How a number moved. */
export interface NumberChange {
  /** The difference: above zero is a rise. */
  value: number;
  /** How it reads: a `ratio` as a percentage, `points` as percentage points. */
  format: 'ratio' | 'points';
  /** Whether a rise is good news. Default true. */
  isRiseGood?: boolean;
}

/** Props of `NumberWithSparkline`. */
export interface NumberWithSparklineProps extends Omit<ChartCommonProps, 'height'> {
  /** The number; null where it is unknown or withheld. */
  value: number | null;
  /** Why the number is null. */
  reason?: string;
  /** Whether it is known and may not be shown. Default false. */
  isWithheld?: boolean;
  /** How the number reads. */
  format: ValueFormat;
  /** How it moved, with an arrow. */
  change?: NumberChange;
  /** What it compares with, in words: "peers +4.1%". */
  comparison?: string;
  /** The number before the last change of filters; null or absent where it is unknown or the same. */
  before?: number | null;
  /** Its values over time, for the line beside it. Default: no line. */
  points?: readonly ChartPoint[];
}
