import { growthOf } from '@agency-insights/insights-api/contract';
import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import { formatChartValue, formatGrowth, formatPoints, type ValueFormat } from './formatChartValue.ts';
import { t } from '../../language/texts.ts';

/** How a value changed: `+2.3%` of an amount, `+1.4 pt` of a percentage; an empty text where that cannot be said. */
export function changeSince(value: number | null, before: number, format: ValueFormat): string {
  if (value === null) return '';
  if (format === 'ratio' || format === 'growth' || format === 'points') return formatPoints(value - before);
  const growth = growthOf(value, before);
  return growth === null ? '' : formatGrowth(growth);
}

/** Returns the value before the last change of filters as text: `Before: $1,200,000 (+2.3%)`; undefined if it is unknown. */
export function beforeDetail({ value, before }: ChartPoint, format: ValueFormat): string | undefined {
  if (before == null) return undefined;
  const change = changeSince(value, before, format);
  const was = formatChartValue(before, format);
  return change === '' ? t('Before: {value}', { value: was }) : t('Before: {value} ({change})', { value: was, change });
}

/** Whether points have previous values, which are then drawn as ghosts. */
export function hasBefore(points: readonly ChartPoint[]): boolean {
  return points.some(({ before }) => before != null);
}
