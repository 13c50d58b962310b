import type { ChartCommonProps } from '../ChartFigure/ChartFigure.types.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';

/** The value of a state. */
export interface StateValue {
  /** Its two letters: `PA`. Territories have theirs: AS, GU, MP, PR, VI. */
  code: string;
  /** The value; null where it is withheld. */
  value: number | null;
  /** Why the value is null. */
  reason?: string;
  /** The value before the last change of filters; null or absent where it is unknown or the same. */
  before?: number | null;
}

/** How states are drawn: as tiles of the same size, or by their outlines. */
export const stateMapViews = ['tiles', 'map'] as const;
export type StateMapView = (typeof stateMapViews)[number];

/** Props of `StateMap`. */
export interface StateMapProps extends Omit<ChartCommonProps, 'height'> {
  /** The states that have a value; the others are empty. */
  states: readonly StateValue[];
  /** How values read. */
  format: ValueFormat;
  /** Name of the values, for the legend: "Share of premium". */
  measure: string;
  /** From little to much, or from below to above zero. Default `sequential`. */
  scale?: 'sequential' | 'diverging';
  /** The view. Default: the map keeps it itself. */
  view?: StateMapView;
  /** The view at first, where the map keeps it. Default `tiles`, which needs no outlines to be loaded. */
  defaultView?: StateMapView;
  /** Called when the user switches the view. */
  onViewChange?: (view: StateMapView) => void;
}
