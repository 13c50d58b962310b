import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { WaterfallChartProps } from './WaterfallChart.types.ts';
import { t } from '../../language/texts.ts';

/** One column of a waterfall, between two values. */
export interface WaterfallStep {
  /** Its value; that of the end is computed. */
  point: ChartPoint;
  /** Whether it is a total from zero or a change. */
  kind: 'total' | 'change';
  /** The value that it begins at. */
  from: number;
  /** The value that it ends at. */
  to: number;
  /** Where it began and ended before the last change of filters; absent where a value of then is unknown. */
  before?: { from: number; to: number };
}

type Params = Pick<WaterfallChartProps, 'start' | 'changes' | 'end'>;

/**
 * Lays the changes end to end from the start, and ends with their sum. A value that is not shown moves nothing, and the
 * end is not shown either.
 */
export function waterfallSteps(params: Params): WaterfallStep[] {
  const steps = laidOut(params);
  const points = [params.start, ...params.changes];
  if (points.some(({ before }) => before == null)) return steps;
  const asBefore = (point: ChartPoint): ChartPoint => ({ ...point, value: point.before ?? null });
  const previous = laidOut({ ...params, start: asBefore(params.start), changes: params.changes.map(asBefore) });
  return steps.map((step, index): WaterfallStep => {
    const { from, to } = previous[index] ?? step;
    // The end has no value: its previous value is computed as well.
    const point = index === steps.length - 1 ? { ...step.point, before: to } : step.point;
    return { ...step, point, before: { from, to } };
  });
}

function laidOut({ start, changes, end }: Params): WaterfallStep[] {
  let level = start.value ?? 0;
  const steps: WaterfallStep[] = [{ point: start, kind: 'total', from: 0, to: level }];
  for (const point of changes) {
    const from = level;
    level += point.value ?? 0;
    steps.push({ point, kind: 'change', from, to: level });
  }
  const hidden = [start, ...changes].find(({ value }) => value === null);
  const last: ChartPoint = hidden
    ? { ...end, value: null, reason: t('{title} is not shown', { title: hidden.label }) }
    : { ...end, value: level };
  steps.push({ point: last, kind: 'total', from: 0, to: hidden ? 0 : level });
  return steps;
}
