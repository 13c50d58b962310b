import type { ChartCommonProps } from '../ChartFigure/ChartFigure.types.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';

/** One point of a scatter chart. */
export interface ScatterPoint {
  /** Unique in the chart. */
  id: string;
  /** Its name. */
  label: string;
  /** Its value on the horizontal axis; null where it is not shown. */
  x: number | null;
  /** Its value on the vertical axis; null where it is not shown. */
  y: number | null;
  /** The value of its area, such as premium. Default: all are the same size. */
  size?: number;
  /** Its values before the last change of filters. Default: unknown, or the same. */
  before?: { x: number; y: number };
  /** Whether it belongs to the selection; the others are drawn in grey. Default true. */
  isInSelection?: boolean;
}

/** A rectangle in which points were counted beforehand. */
export interface ScatterCell {
  /** Unique in the chart. */
  id: string;
  /** Whose points they are: "All other agencies". */
  label: string;
  /** Its two ends on the horizontal axis. */
  x: readonly [from: number, to: number];
  /** Its two ends on the vertical axis. */
  y: readonly [from: number, to: number];
  /** How many points are in it. */
  count: number;
}

/** One axis of a scatter chart. */
export interface ScatterAxis {
  /** Its name: "Growth". */
  label: string;
  /** How its values read. */
  format: ValueFormat;
  /** The value that parts the quadrants, such as the median of peers. */
  middle: number;
  /** That value before the last change of filters, drawn as a ghost. Default: none. */
  middleBefore?: number | null;
}

/** Names of the four quadrants. */
export interface QuadrantNames {
  /** Much of both. */
  topRight: string;
  /** Little across, much up. */
  topLeft: string;
  /** Much across, little up. */
  bottomRight: string;
  /** Little of both. */
  bottomLeft: string;
}

/** Props of `ScatterChart`. */
export interface ScatterChartProps extends ChartCommonProps {
  /** The points. Over 2,000 are counted in bins. */
  points: readonly ScatterPoint[];
  /** Rectangles of further points that are only counted, drawn below the points. Default none. */
  cells?: readonly ScatterCell[];
  /** The horizontal axis. */
  x: ScatterAxis;
  /** The vertical axis. */
  y: ScatterAxis;
  /** Names of the quadrants. */
  quadrants: QuadrantNames;
}
