import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import { formatChartValue, formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { LineSeries } from './LineChart.types.ts';

type Known = ChartPoint & { value: number };

/** Returns the points of finished periods that have a value. */
export function finishedPoints(points: readonly ChartPoint[]): Known[] {
  return points.filter((point): point is Known => point.value !== null && point.isComplete !== false);
}

/** Says how the first line moved from its first to its last finished value, and where it was highest. */
export function lineSentence(series: readonly LineSeries[], format: ValueFormat): string {
  const subject = series[0];
  const points = subject ? finishedPoints(subject.points) : [];
  const first = points[0];
  const last = points.at(-1);
  if (!subject || !first || !last) return 'There are no values to show.';
  if (points.length === 1) return `${subject.label}: ${formatChartValue(first.value, format)} in ${first.label}.`;
  const top = points.reduce((best, point) => (point.value > best.value ? point : best));
  const moved = `${subject.label} ${movement(first, last, format)}`;
  const highest =
    top === last || top === first ? '' : `; highest in ${top.label}, ${formatShortValue(top.value, format)}`;
  const unfinished = subject.points.some(({ isComplete }) => isComplete === false);
  return `${moved}${highest}.${unfinished ? ' Hatched: unfinished periods.' : ''}`;
}

function movement(first: Known, last: Known, format: ValueFormat): string {
  const start = formatShortValue(first.value, format);
  if (first.value === last.value) return `stayed level at ${start} from ${first.label} to ${last.label}`;
  const verb = last.value > first.value ? 'rose' : 'fell';
  return `${verb} from ${start} in ${first.label} to ${formatShortValue(last.value, format)} in ${last.label}`;
}
