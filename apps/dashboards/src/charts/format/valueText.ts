import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import { beforeDetail } from './beforeText.ts';
import { formatChartValue, type ValueFormat } from './formatChartValue.ts';

/** Returns a value in full, or "not shown" where there is none. */
export function valueText(value: number | null | undefined, format: ValueFormat): string {
  return value === null || value === undefined ? 'not shown' : formatChartValue(value, format);
}

/** Returns what else there is to say of a point: what it was before, why it has no value, and that its period is unfinished. */
export function pointDetails(point: ChartPoint, format: ValueFormat): string[] {
  const { value, reason, isComplete = true } = point;
  const before = beforeDetail(point, format);
  return [
    ...(before === undefined ? [] : [before]),
    ...(value === null && reason ? [`Reason: ${reason}`] : []),
    ...(isComplete ? [] : ['Unfinished period']),
  ];
}

/** Returns a value for a cell of a table: with the reason where it is not shown, and notes on what it was and whether it is finished. */
export function cellText(point: ChartPoint | undefined, format: ValueFormat): string {
  if (!point) return '–';
  const before = point.before == null ? '' : `, before ${formatChartValue(point.before, format)}`;
  if (point.value === null) return `${point.reason ? `not shown: ${point.reason}` : 'not shown'}${before}`;
  return `${formatChartValue(point.value, format)}${point.isComplete === false ? ' (unfinished)' : ''}${before}`;
}
