import { scaleSqrt } from '@visx/scale';
import type { ReactNode } from 'react';
import type { ValueScale } from '../axes/valueScale.ts';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import type { Paint } from '../palette/chartVariables.ts';
import { placeText } from './placeText.ts';
import type { ScatterLayout, ScatterParams } from './ScatterLayout.ts';
import { quadrantOf, type KnownPoint } from './scatterRules.ts';
import { t } from '../../language/texts.ts';

/** The light rims of more points than these would cover the crowd that they are to part: those get rims of their own colour. */
const maxRimmedPoints = 300;

/** Of the circle of the largest point, px. */
export const largestRadius = 12;

/** Draws a circle for each point. */
export function drawPoints(
  { points, cells, x, y, quadrants, selectedIds = [] }: ScatterParams,
  { across, up }: ScatterLayout,
): { marks: ChartMark[]; picture: ReactNode } {
  const largest = points.reduce((size, point) => Math.max(size, point.size ?? 0), 0);
  // Over cells, points have to stand out.
  const radius = scaleSqrt<number>({ domain: [0, largest || 1], range: [cells.length > 0 ? 4 : 2, largestRadius] });
  const veil = cells.length > 0 ? '' : 'chart-see-through ';
  const isCrowd = points.length > maxRimmedPoints;
  const radiusOf = ({ size }: KnownPoint) => (size === undefined ? 4 : radius(size));
  // From left to right: the order of the arrow keys.
  const ordered = [...points].sort((one, other) => one.x - other.x);
  const marks = ordered.map((point, column): ChartMark => {
    const size = Math.max(4, radiusOf(point));
    return {
      id: point.id,
      itemId: point.id,
      label: point.label,
      value: placeText(point, x, y),
      details: [
        quadrants[quadrantOf(point, x.middle, y.middle)],
        ...(point.before ? [t('Before: {value}', { value: placeText(point.before, x, y) })] : []),
      ],
      column,
      row: 0,
      x: across.at(point.x) - size,
      y: up.at(point.y) - size,
      width: size * 2,
      height: size * 2,
    };
  });
  const circles = (group: readonly KnownPoint[], paint: Paint) => (
    <path
      d={circlePaths(group, across, up, radiusOf)}
      className={`${veil}chart-fill-${paint} ${isCrowd ? `chart-stroke-${paint} chart-rim` : 'chart-outline'}`}
    />
  );
  const isStrong = ({ id, isInSelection = true }: KnownPoint) =>
    selectedIds.length > 0 ? selectedIds.includes(id) : isInSelection;
  const picture = (
    <>
      {circles(
        points.filter((point) => !isStrong(point)),
        'comparison',
      )}
      {circles(points.filter(isStrong), 'series-0')}
    </>
  );
  return { marks, picture };
}

/** All circles as one path: one element is painted many times faster than one for each. */
function circlePaths(
  points: readonly KnownPoint[],
  across: ValueScale,
  up: ValueScale,
  radiusOf: (point: KnownPoint) => number,
): string {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return points
    .map((point) => {
      const radius = rounded(radiusOf(point));
      return `M${rounded(across.at(point.x) - radius)},${rounded(up.at(point.y))}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0z`;
    })
    .join('');
}
