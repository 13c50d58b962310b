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
  const short = ({ value }: Known) => formatShortValue(value, format);
  const { far, word } = farthest(points, short);
  const words = {
    line: subject.label,
    start: short(first),
    first: first.label,
    end: short(last),
    last: last.label,
    period: far.label,
    value: short(far),
  };
  const moved = short(first) === short(last) ? sameAtBothEnds(word) : movedFrom(first, last, word);
  const unfinished = subject.points.some(({ isComplete }) => isComplete === false);
  return unfinished ? t('{sentence} Hatched: unfinished periods.', { sentence: t(moved, words) }) : t(moved, words);
}

/** The point that the sentence names between the ends: the highest, or the lowest where none is above ends that are the same. */
function farthest(points: readonly Known[], short: (point: Known) => string) {
  const [first, last] = [points[0] as Known, points.at(-1) as Known];
  const top = points.reduce((best, point) => (point.value > best.value ? point : best));
  const low = points.reduce((least, point) => (point.value < least.value ? point : least));
  const ends = [short(first), short(last)];
  if (!ends.includes(short(top))) return { far: top, word: 'highest' as const };
  if (short(first) === short(last) && !ends.includes(short(low))) return { far: low, word: 'lowest' as const };
  return { far: top, word: null };
}

function sameAtBothEnds(word: 'highest' | 'lowest' | null) {
  if (word === null) return '{line} stayed level at {start} from {first} to {last}.';
  return word === 'highest'
    ? '{line} was {start} in {first} and in {last}; highest in {period}, {value}.'
    : '{line} was {start} in {first} and in {last}; lowest in {period}, {value}.';
}

function movedFrom(first: Known, last: Known, word: 'highest' | 'lowest' | null) {
  if (last.value > first.value)
    return word === null
      ? '{line} rose from {start} in {first} to {end} in {last}.'
      : '{line} rose from {start} in {first} to {end} in {last}; highest in {period}, {value}.';
  return word === null
    ? '{line} fell from {start} in {first} to {end} in {last}.'
    : '{line} fell from {start} in {first} to {end} in {last}; highest in {period}, {value}.';
}
