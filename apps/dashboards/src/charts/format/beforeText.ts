import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import { formatChartValue, formatShortValue, formatSignedValue, type ValueFormat } from './formatChartValue.ts';

/** How a value changed: `+2.3%` of an amount, `+1.4 pt` of a percentage; an empty text where that cannot be said. */
export function changeSince(value: number | null, before: number, format: ValueFormat): string {
  if (value === null) return '';
  if (format === 'ratio' || format === 'points') return `${formatShortValue(value - before, 'points')} pt`;
  return before > 0 ? formatSignedValue(value / before - 1, 'ratio') : '';
}

/** Says what a value was before the last change of filters: `Before: $1,200,000 (+2.3%)`; undefined where that is not known. */
export function beforeDetail({ value, before }: ChartPoint, format: ValueFormat): string | undefined {
  if (before == null) return undefined;
  const change = changeSince(value, before, format);
  return `Before: ${formatChartValue(before, format)}${change && ` (${change})`}`;
}

/** Whether points have previous values, which are then drawn as ghosts. */
export function hasBefore(points: readonly ChartPoint[]): boolean {
  return points.some(({ before }) => before != null);
}
