import { seriesPaint, type Paint } from '../palette/chartVariables.ts';
import type { LineSeries } from './LineChart.types.ts';

/** The paint of each line: comparisons are grey, the others take the colours in turn. */
export function linePaints(series: readonly LineSeries[]): Paint[] {
  let colored = 0;
  return series.map(({ isComparison }) => (isComparison ? 'comparison' : seriesPaint(colored++)));
}
