import { formatChartValue } from '../format/formatChartValue.ts';
import type { ScatterAxis } from './ScatterChart.types.ts';
import { t } from '../../language/texts.ts';

/** Returns the values of a point on both axes, as text. */
export function placeText(point: { x: number; y: number }, x: ScatterAxis, y: ScatterAxis): string {
  return t('{x} {xValue}, {y} {yValue}', {
    x: x.label,
    xValue: formatChartValue(point.x, x.format),
    y: y.label,
    yValue: formatChartValue(point.y, y.format),
  });
}
