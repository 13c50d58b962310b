import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import { formatChartValue, type ValueFormat } from './formatChartValue.ts';

/** Returns a value in full, or "not shown" where there is none. */
export function valueText(value: number | null | undefined, format: ValueFormat): string {
  return value === null || value === undefined ? 'not shown' : formatChartValue(value, format);
}

/** Returns what else there is to say of a point: why it has no value, and that its period is unfinished. */
export function pointDetails({ value, reason, isComplete = true }: ChartPoint): string[] {
  return [...(value === null && reason ? [`Reason: ${reason}`] : []), ...(isComplete ? [] : ['Unfinished period'])];
}

/** Returns a value for a cell of a table: with the reason where it is not shown, and a note where it is unfinished. */
export function cellText(point: ChartPoint | undefined, format: ValueFormat): string {
  if (!point) return '–';
  if (point.value === null) return point.reason ? `not shown: ${point.reason}` : 'not shown';
  return `${formatChartValue(point.value, format)}${point.isComplete === false ? ' (unfinished)' : ''}`;
}
