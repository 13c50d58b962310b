import type { PlotArea } from '../axes/Axes.tsx';
import type { ValueScale } from '../axes/valueScale.ts';
import type { ScatterCell, ScatterChartProps } from './ScatterChart.types.ts';
import type { KnownPoint } from './scatterRules.ts';

/** Data of the drawing of a scatter chart. */
export interface ScatterParams extends Pick<ScatterChartProps, 'x' | 'y' | 'quadrants' | 'selectedIds'> {
  /** Rectangles of points that were counted beforehand. */
  cells: readonly ScatterCell[];
  /** The points whose values are both known. */
  points: readonly KnownPoint[];
  /** In px. */
  width: number;
  /** In px. */
  height: number;
}

/** Where its axes are. */
export interface ScatterLayout {
  /** The part that data is drawn in. */
  area: PlotArea;
  /** The scale from left to right. */
  across: ValueScale;
  /** The scale from bottom to top. */
  up: ValueScale;
}
