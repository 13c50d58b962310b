import type { ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import { formatChartValue, formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { LineSeries } from './LineChart.types.ts';
import { t } from '../../language/texts.ts';

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
  if (!subject || !first || !last) return t('There are no values to show.');
  if (points.length === 1)
    return t('{line}: {value} in {period}.', {
      line: subject.label,
      value: formatChartValue(first.value, format),
      period: first.label,
    });
  const top = points.reduce((best, point) => (point.value > best.value ? point : best));
  const isTopBetween = top !== last && top !== first;
  const words = {
    line: subject.label,
    start: formatShortValue(first.value, format),
    first: first.label,
    end: formatShortValue(last.value, format),
    last: last.label,
    period: top.label,
    value: formatShortValue(top.value, format),
  };
  const moved = isTopBetween ? movedWithTop(first, last) : movedEvenly(first, last);
  const unfinished = subject.points.some(({ isComplete }) => isComplete === false);
  return unfinished ? t('{sentence} Hatched: unfinished periods.', { sentence: t(moved, words) }) : t(moved, words);
}

function movedWithTop(first: Known, last: Known) {
  if (first.value === last.value)
    return '{line} stayed level at {start} from {first} to {last}; highest in {period}, {value}.';
  return last.value > first.value
    ? '{line} rose from {start} in {first} to {end} in {last}; highest in {period}, {value}.'
    : '{line} fell from {start} in {first} to {end} in {last}; highest in {period}, {value}.';
}

function movedEvenly(first: Known, last: Known) {
  if (first.value === last.value) return '{line} stayed level at {start} from {first} to {last}.';
  return last.value > first.value
    ? '{line} rose from {start} in {first} to {end} in {last}.'
    : '{line} fell from {start} in {first} to {end} in {last}.';
}
