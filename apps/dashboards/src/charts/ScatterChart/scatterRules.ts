import { formatShortValue } from '../format/formatChartValue.ts';
import type { QuadrantNames, ScatterAxis, ScatterPoint } from './ScatterChart.types.ts';
import { t, tCount } from '../../language/texts.ts';

/** Above this number, points are counted in bins. */
export const maxSinglePoints = 2_000;

/** A point whose values are both known. */
export type KnownPoint = ScatterPoint & { x: number; y: number };

/** Returns the points whose values are both known. */
export function knownPoints(points: readonly ScatterPoint[]): KnownPoint[] {
  return points.filter((point): point is KnownPoint => point.x !== null && point.y !== null);
}

/** The quadrant of a point; one on a middle line counts as above or right of it. */
export function quadrantOf({ x, y }: { x: number; y: number }, middleX: number, middleY: number): keyof QuadrantNames {
  if (y >= middleY) return x >= middleX ? 'topRight' : 'topLeft';
  return x >= middleX ? 'bottomRight' : 'bottomLeft';
}

/** Says how many points are in the best quadrant, of the selection and of the others. */
export function scatterSentence(
  points: readonly ScatterPoint[],
  axes: { x: ScatterAxis; y: ScatterAxis; quadrants: QuadrantNames },
): string {
  const known = knownPoints(points);
  const [only] = known;
  if (!only) return t('There are no values to show.');
  if (points.length === 1)
    return t('{name}: {value}.', {
      name: only.label,
      value: axes.quadrants[quadrantOf(only, axes.x.middle, axes.y.middle)],
    });
  const shareOf = (group: readonly KnownPoint[]) => {
    const inside = group.filter((point) => quadrantOf(point, axes.x.middle, axes.y.middle) === 'topRight');
    return formatShortValue(Math.round((inside.length / group.length) * 100) / 100, 'ratio');
  };
  const selected = known.filter(({ isInSelection = true }) => isInSelection);
  const others = known.filter(({ isInSelection = true }) => !isInSelection);
  const quadrant = axes.quadrants.topRight;
  const hidden = points.length - known.length;
  const words =
    selected.length > 0 && others.length > 0
      ? t('{quadrant}: {share} of the selection, {others} of the others.', {
          share: shareOf(selected),
          quadrant,
          others: shareOf(others),
        })
      : tCount(known.length, '{quadrant}: {share} of {count} agency.', '{quadrant}: {share} of {count} agencies.', {
          share: shareOf(known),
          quadrant,
        });
  return hidden > 0 ? `${words} ${tCount(hidden, '{count} is not shown.', '{count} are not shown.')}` : words;
}

/** A rectangle of a grid with the points in it. */
export interface ScatterBin {
  /** Its column, from the left. */
  column: number;
  /** Its row, from the top. */
  row: number;
  /** How many points are in it. */
  count: number;
  /** How many of them belong to the selection. */
  selected: number;
}

/** Counts points in a grid of squares. Every point is in one bin. Bins are returned row by row. */
export function binPoints(
  points: readonly { px: number; py: number; isInSelection: boolean }[],
  sizePx: number,
): ScatterBin[] {
  const bins = new Map<number, ScatterBin>();
  for (const { px, py, isInSelection } of points) {
    const column = Math.floor(px / sizePx);
    const row = Math.floor(py / sizePx);
    const key = row * 10_000 + column;
    const bin = bins.get(key) ?? { column, row, count: 0, selected: 0 };
    bin.count += 1;
    if (isInSelection) bin.selected += 1;
    bins.set(key, bin);
  }
  return [...bins.values()].sort((one, other) => one.row - other.row || one.column - other.column);
}
