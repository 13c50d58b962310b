import { scaleSqrt } from '@visx/scale';
import type { ReactElement } from 'react';
import { AxisNames, ValueAxis, type PlotArea } from '../axes/Axes.tsx';
import { labelLineHeight, TextLines } from '../axes/TextLines.tsx';
import { labelSize, valueScale, type ValueScale } from '../axes/valueScale.ts';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { formatChartValue } from '../format/formatChartValue.ts';
import { wrapText } from '../format/wrapText.ts';
import { sequentialStep } from '../palette/chartPalette.ts';
import { agenciesText, drawCells } from './drawCells.tsx';
import type { ScatterAxis, ScatterCell, ScatterChartProps } from './ScatterChart.types.ts';
import { binPoints, maxSinglePoints, quadrantOf, type KnownPoint } from './scatterRules.ts';
import { t, tCount } from '../../language/texts.ts';

interface Params extends Pick<ScatterChartProps, 'x' | 'y' | 'quadrants' | 'selectedIds'> {
  cells: readonly ScatterCell[];
  points: readonly KnownPoint[];
  width: number;
  height: number;
}

interface Layout {
  area: PlotArea;
  across: ValueScale;
  up: ValueScale;
}

const binSize = 16;

/** The rims of more points than these would cover the crowd that they are to part. */
const maxRimmedPoints = 300;

/** Draws points, or squares with their number, on two axes that cross at the middles. */
export function drawScatter(params: Params): ChartDrawing {
  const { points, cells, x, y, quadrants, width, height } = params;
  const [top, bottom] = [28, height - 46];
  const up = valueScale({
    values: [...points.map((point) => point.y), ...cells.flatMap((cell) => cell.y), y.middle],
    format: y.format,
    range: [bottom, top],
    includesZero: false,
  });
  const area = { left: up.tickWidth + 12, top, right: width - 12, bottom };
  const across = valueScale({
    values: [...points.map((point) => point.x), ...cells.flatMap((cell) => cell.x), x.middle],
    format: x.format,
    range: [area.left, area.right],
    includesZero: false,
    tickCount: width < 480 ? 4 : 6,
  });
  const layout = { area, across, up };
  const counted = drawCells(cells, { ...params, across, up });
  const { marks, picture } = points.length > maxSinglePoints ? drawBins(params, layout) : drawPoints(params, layout);
  return {
    height,
    marks: [...marks, ...counted.marks],
    reach: 8,
    picture: (
      <>
        <ValueAxis scale={up} area={area} />
        <AcrossAxis scale={across} area={area} />
        <AxisNames x={x.label} y={y.label} area={area} />
        {counted.picture}
        {picture}
        <path d={middleLines(layout, x.middleBefore, y.middleBefore)} className="chart-ghost" />
        <path
          d={`M${across.at(x.middle)},${top}V${bottom}M${area.left},${up.at(y.middle)}H${area.right}`}
          className="chart-line chart-thin chart-dashes chart-stroke-comparison"
        />
        <Quadrants names={quadrants} area={area} middle={across.at(x.middle)} />
      </>
    ),
  };
}

/** Where the middles were before, as far as that is known and in the picture. */
function middleLines({ area, across, up }: Layout, x: number | null | undefined, y: number | null | undefined): string {
  const [left, top] = [across.at(x ?? NaN), up.at(y ?? NaN)];
  return [
    left >= area.left && left <= area.right ? `M${left},${area.top}V${area.bottom}` : '',
    top >= area.top && top <= area.bottom ? `M${area.left},${top}H${area.right}` : '',
  ].join('');
}

function drawPoints({ points, cells, x, y, quadrants, selectedIds = [] }: Params, { across, up }: Layout) {
  const largest = points.reduce((size, point) => Math.max(size, point.size ?? 0), 0);
  // Over cells, points have to stand out.
  const radius = scaleSqrt<number>({ domain: [0, largest || 1], range: [cells.length > 0 ? 4 : 2, 12] });
  const veil = cells.length > 0 ? '' : 'chart-see-through ';
  const rim = points.length > maxRimmedPoints ? '' : 'chart-outline ';
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
  const circles = (group: readonly KnownPoint[], paint: string) => (
    <path d={circlePaths(group, across, up, radiusOf)} className={`${veil}${rim}${paint}`} />
  );
  const isStrong = ({ id, isInSelection = true }: KnownPoint) =>
    selectedIds.length > 0 ? selectedIds.includes(id) : isInSelection;
  const picture = (
    <>
      {circles(
        points.filter((point) => !isStrong(point)),
        'chart-fill-comparison',
      )}
      {circles(points.filter(isStrong), 'chart-fill-series-0')}
    </>
  );
  return { marks, picture };
}

function placeText(point: { x: number; y: number }, x: ScatterAxis, y: ScatterAxis): string {
  return t('{x} {xValue}, {y} {yValue}', {
    x: x.label,
    xValue: formatChartValue(point.x, x.format),
    y: y.label,
    yValue: formatChartValue(point.y, y.format),
  });
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

function drawBins({ points, x, y }: Params, { across, up, area }: Layout) {
  const placed = points.map((point) => ({
    px: across.at(point.x) - area.left,
    py: up.at(point.y) - area.top,
    isInSelection: point.isInSelection !== false,
  }));
  const bins = binPoints(placed, binSize);
  const most = bins.reduce((count, bin) => Math.max(count, bin.count), 0);
  const hasOthers = placed.some(({ isInSelection }) => !isInSelection);
  const valueAcross = invert(across, area.left, area.right);
  const valueUp = invert(up, area.top, area.bottom);
  const boxOf = (column: number, row: number) => ({
    x: area.left + column * binSize,
    y: area.top + row * binSize,
    width: binSize - 1,
    height: binSize - 1,
  });
  const marks = bins.map(({ column, row, count, selected }): ChartMark => {
    const box = boxOf(column, row);
    return {
      id: `${column}/${row}`,
      itemId: `${column}/${row}`,
      label: placeText({ x: valueAcross(box.x + binSize / 2), y: valueUp(box.y + binSize / 2) }, x, y),
      value: agenciesText(count),
      details: hasOthers ? [tCount(selected, '{count} in the selection', '{count} in the selection')] : [],
      column,
      row,
      ...box,
    };
  });
  // On a scale of magnitudes: one agency beside a crowd stays visible.
  const stepOf = (count: number) => sequentialStep(Math.log(count), 0, Math.log(Math.max(2, most)));
  const picture = bins.map(({ column, row, count }) => (
    <rect
      key={`${column}/${row}`}
      {...boxOf(column, row)}
      rx={2}
      className={`chart-sequential-${Math.max(1, stepOf(count))}`}
    />
  ));
  return { marks, picture };
}

/** The value at a place, by the two ends of the range. */
function invert(scale: ValueScale, start: number, end: number): (place: number) => number {
  const [low, high] = [scale.ticks[0]?.value ?? 0, scale.ticks.at(-1)?.value ?? 1];
  const [lowAt, highAt] = low === high ? [start, end] : [scale.at(low), scale.at(high)];
  return (place) => low + ((place - lowAt) / (highAt - lowAt)) * (high - low);
}

function AcrossAxis({ scale, area }: { scale: ValueScale; area: PlotArea }): ReactElement {
  return (
    <g>
      {scale.ticks.map(({ value, text }) => (
        <text key={value} x={scale.at(value)} y={area.bottom + 18} textAnchor="middle" className="chart-muted">
          {text}
        </text>
      ))}
    </g>
  );
}

interface QuadrantsProps {
  names: ScatterChartProps['quadrants'];
  area: PlotArea;
  middle: number;
}

/** The name of each quadrant in its outer corner, on two lines where it has little room. */
function Quadrants({ names, area, middle }: QuadrantsProps): ReactElement {
  const corners = [
    { name: names.topLeft, x: area.left + 4, y: area.top + 6, down: 1, room: middle - area.left - 12, anchor: 'start' },
    { name: names.topRight, x: area.right, y: area.top + 6, down: 1, room: area.right - middle - 8, anchor: 'end' },
    {
      name: names.bottomLeft,
      x: area.left + 4,
      y: area.bottom - 10,
      down: -1,
      room: middle - area.left - 12,
      anchor: 'start',
    },
    {
      name: names.bottomRight,
      x: area.right,
      y: area.bottom - 10,
      down: -1,
      room: area.right - middle - 8,
      anchor: 'end',
    },
  ] as const;
  return (
    <g>
      {corners.map(({ name, x, y, down, room, anchor }) => {
        const lines = room < 24 ? [] : wrapText(name, room, labelSize);
        return (
          <TextLines
            key={name}
            x={x}
            y={y + (down * Math.max(0, lines.length - 1) * labelLineHeight) / 2}
            lines={lines}
            textAnchor={anchor}
            className="chart-strong chart-muted chart-on-data"
          />
        );
      })}
    </g>
  );
}
