import type { ReactNode } from 'react';
import { ScaleLegend, scaleLegendHeight } from '../axes/ScaleLegend.tsx';
import { steppedScaleOf } from '../palette/colorScaleOf.ts';
import type { StateValue } from './StateMap.types.ts';
import type { StateDrawingParams } from './stateMarks.ts';

/** The colours of states, and the legend that says what they mean. */
export interface StateColors {
  /** The class name of a state's fill; undefined is a state without policies. */
  fillOf: (state: StateValue | undefined) => string;
  /** Height of the legend, in px; 0 where there is none: a single value needs none. */
  legendHeight: number;
  /** Draws the legend below a drawing. */
  legendAt: (y: number) => ReactNode;
}

/** Returns the colours of the states of a map. */
export function stateColors({ states, scale, format, measure, width }: StateDrawingParams): StateColors {
  const known = states.flatMap(({ value }) => value ?? []);
  const { edges, classOf } = steppedScaleOf(scale, known);
  const hasLegend = known.length > 1 && edges.length > 0;
  // Those with a reason are in the legend of the chart.
  const hasMissing = states.some(({ value, reason }) => value === null && !reason);
  return {
    fillOf: (state) => {
      if (state === undefined) return 'chart-empty';
      return state.value === null ? 'chart-hatch' : classOf(state.value);
    },
    legendHeight: hasLegend ? scaleLegendHeight : 0,
    legendAt: (y) => hasLegend && <ScaleLegend kind={scale} {...{ edges, format, measure, hasMissing, y, width }} />,
  };
}
