import type { ChartDrawing, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';
import { pointDetails, valueText } from '../format/valueText.ts';

const height = 28;
/** A count that moves by a few fills no more than a part of the height. */
const leastCountSpan = 10;
/** Draws a small line without axes, with a dot at its last value. */
export function drawSparkline({
  points,
  format,
  width,
}: {
  points: readonly ChartPoint[];
  format: ValueFormat;
  width: number;
}): ChartDrawing {
  const placeOf = heightOf(
    points.flatMap(({ value }) => value ?? []),
    format === 'count' ? leastCountSpan : 0,
  );
  const step = points.length > 1 ? (width - 10) / (points.length - 1) : 0;
  const places = points.map(({ value }, index) => ({
    x: step > 0 ? 5 + step * index : width / 2,
    y: value === null ? null : placeOf(value),
  }));
  const last = places.findLast(({ y }) => y !== null);
  return {
    height,
    marks: points.map((point, column): ChartMark => ({
      id: point.id,
      itemId: point.id,
      label: point.label,
      value: valueText(point.value, format),
      details: pointDetails(point, format),
      column,
      row: 0,
      x: (places[column]?.x ?? 0) - 4,
      y: (places[column]?.y ?? height - 4) - 4,
      width: 8,
      height: 8,
    })),
    reach: Math.max(12, step),
    picture: (
      <>
        <path d={pathOf(places)} className="chart-line chart-thin chart-stroke-series-0" />
        {last && <circle cx={last.x} cy={last.y ?? 0} r={3} className="chart-fill-series-0" />}
      </>
    ),
  };
}

/**
 * Returns the place of a value, from the smallest at the bottom to the largest at the top; around the middle where they span
 * less than `leastSpan`. Not d3's scale, which has colours and number formats for axes: 8 KB in the first view of the page.
 */
function heightOf(values: readonly number[], leastSpan: number): (value: number) => number {
  const [bottom, top] = [height - 4, 4];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(high - low, leastSpan) || 1;
  return (value) => (bottom + top) / 2 + ((value - (low + high) / 2) / span) * (top - bottom);
}

/** A line through the places that are known; one without a neighbour is a dot. Not d3's, which knows curves: 1.6 KB. */
function pathOf(places: readonly { x: number; y: number | null }[]): string {
  return places
    .map(({ x, y }, at) => (y === null ? '' : (places[at - 1]?.y ?? null) === null ? `M${x},${y}h0` : `L${x},${y}`))
    .join('');
}
