import { line } from '@visx/shape';
import type { ReactElement } from 'react';
import { AxisNames, CategoryAxis, plotEdges, ValueAxis, type PlotArea } from '../axes/Axes.tsx';
import { labelLineHeight, TextLines } from '../axes/TextLines.tsx';
import { labelSize, valueScale, type ValueScale } from '../axes/valueScale.ts';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { hasBefore } from '../format/beforeText.ts';
import { textWidth } from '../format/textWidth.ts';
import { pointDetails, valueText } from '../format/valueText.ts';
import { wrapText } from '../format/wrapText.ts';
import type { Paint } from '../palette/chartVariables.ts';
import type { LineChartProps, LineSeries } from './LineChart.types.ts';
import { linePaints } from './linePaints.ts';
import { placeEndLabels } from './placeEndLabels.ts';
import { thinLine, type LinePoint } from './thinLine.ts';

interface Params extends Pick<LineChartProps, 'series' | 'format' | 'selectedIds' | 'axisNames'> {
  width: number;
  height: number;
}

const pathOf = line<LinePoint>({ x: ({ x }) => x, y: ({ y }) => y ?? 0, defined: ({ y }) => y !== null });
const maxLabelWidth = 130;

/** Draws lines with their axes, their names at the right and hatching under unfinished periods. */
export function drawLineChart({ series, format, width, height, selectedIds = [], axisNames }: Params): ChartDrawing {
  const { top, bottom } = plotEdges(height, axisNames !== undefined);
  const scale = valueScale({
    values: series.flatMap(({ points }) => points.flatMap(({ value, before }) => [value ?? [], before ?? []].flat())),
    format,
    range: [bottom, top],
    includesZero: false,
  });
  const nameWidth = Math.min(
    maxLabelWidth,
    width * 0.3,
    Math.max(0, ...series.map(({ label }) => textWidth(label, labelSize))),
  );
  const area: PlotArea = { left: scale.tickWidth + 12, top, right: width - nameWidth - 14, bottom };
  const points = series[0]?.points ?? [];
  const step = points.length > 1 ? (area.right - area.left - 16) / (points.length - 1) : 0;
  const at = (index: number) => (step > 0 ? area.left + 8 + step * index : (area.left + area.right) / 2);
  const lines = series.map(({ points: own }): LinePoint[] =>
    own.map(({ value }, index) => ({ x: at(index), y: value === null ? null : scale.at(value) })),
  );
  const paints = linePaints(series);
  const marks = marksOf(series, lines, format, bottom);
  return {
    height,
    marks,
    reach: Math.max(12, Math.min(step / 2, 40)),
    picture: (
      <>
        <UnfinishedBands
          points={points.map(({ isComplete }) => isComplete !== false)}
          at={at}
          step={step}
          area={area}
        />
        <ValueAxis scale={scale} area={area} />
        <CategoryAxis labels={points.map(({ label }) => label)} at={at} area={area} />
        {axisNames && <AxisNames {...axisNames} area={area} />}
        <Ghosts series={series} at={at} scale={scale} />
        {lines.map((own, index) => (
          <Line
            key={index}
            points={own}
            series={series[index] as LineSeries}
            paint={paints[index] as Paint}
            order={index}
          />
        ))}
        <EndLabels series={series} lines={lines} area={area} room={nameWidth} paints={paints} />
        <NotShown marks={marks} series={series} />
        {marks.map((mark) =>
          selectedIds.includes(mark.itemId) ? (
            <circle key={mark.id} cx={mark.x + 4} cy={mark.y + 4} r={5} className="chart-tick chart-empty" />
          ) : null,
        )}
      </>
    ),
  };
}

function marksOf(
  series: readonly LineSeries[],
  lines: readonly LinePoint[][],
  format: Params['format'],
  bottom: number,
) {
  return series.flatMap(({ id, label, points }, row) =>
    points.map((point, column): ChartMark => {
      const { x = 0, y = null } = lines[row]?.[column] ?? {};
      return {
        id: `${id}/${point.id}`,
        itemId: point.id,
        seriesId: id,
        label: series.length > 1 ? `${label}, ${point.label}` : point.label,
        value: valueText(point.value, format),
        details: pointDetails(point, format),
        column,
        row,
        x: x - 4,
        y: (y ?? bottom) - 4,
        width: 8,
        height: 8,
      };
    }),
  );
}

interface LineProps {
  points: readonly LinePoint[];
  series: LineSeries;
  paint: Paint;
  order: number;
}

/** A line: solid where periods are over, dotted from the last one that is. Points without a neighbour are dots. */
function Line({ points, series, paint, order }: LineProps): ReactElement {
  const widthPx = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  const firstOpen = series.points.findIndex(({ isComplete }) => isComplete === false);
  const solid = firstOpen < 0 ? points : points.slice(0, firstOpen);
  const open = firstOpen < 0 ? [] : points.slice(Math.max(0, firstOpen - 1));
  const weight = series.isComparison ? 'chart-thin' : '';
  const dashes = order % 4 === 2 || (series.isComparison && order > 1) ? 'chart-dashes' : '';
  const alone = points.length > 500 ? [] : points.filter((point, index) => isAlone(points, point, index));
  return (
    <g>
      <path
        d={pathOf([...thinLine(solid, widthPx)]) ?? ''}
        className={`chart-line ${weight} ${dashes} chart-stroke-${paint}`}
      />
      {open.length > 0 && (
        <path
          d={pathOf([...thinLine(open, widthPx)]) ?? ''}
          className={`chart-line ${weight} chart-dots chart-stroke-${paint}`}
        />
      )}
      {alone.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y ?? 0} r={4} className={`chart-fill-${paint}`} />
      ))}
    </g>
  );
}

interface GhostsProps {
  series: readonly LineSeries[];
  at: (index: number) => number;
  scale: ValueScale;
}

/** The lines from before the last change of filters. */
function Ghosts({ series, at, scale }: GhostsProps): ReactElement {
  return (
    <>
      {series
        .filter(({ points }) => hasBefore(points))
        .map(({ id, points }) => {
          const line = points.map(({ before }, index) => ({
            x: at(index),
            y: before == null ? null : scale.at(before),
          }));
          return <path key={id} d={pathOf(line) ?? ''} className="chart-ghost" />;
        })}
    </>
  );
}

function isAlone(points: readonly LinePoint[], { y }: LinePoint, index: number): boolean {
  return y !== null && (points[index - 1]?.y ?? null) === null && (points[index + 1]?.y ?? null) === null;
}

interface EndLabelsProps {
  series: readonly LineSeries[];
  lines: readonly (readonly LinePoint[])[];
  area: PlotArea;
  room: number;
  paints: readonly Paint[];
}

/** The name of each line at its end, apart from each other. */
function EndLabels({ series, lines, area, room, paints }: EndLabelsProps): ReactElement {
  const ends = lines.map((points) => points.findLast(({ y }) => y !== null)?.y ?? area.bottom);
  const names = series.map(({ label }) => wrapText(label, room, labelSize));
  const lineCount = Math.max(1, ...names.map(({ length }) => length));
  const middles = placeEndLabels(ends, area, lineCount * labelLineHeight + 3);
  return (
    <g>
      {series.map(({ id }, index) => (
        <g key={id}>
          <circle cx={area.right + 2} cy={middles[index]} r={3} className={`chart-fill-${paints[index] as Paint}`} />
          <TextLines
            x={area.right + 10}
            y={middles[index] ?? 0}
            lines={names[index] ?? []}
            className={index === 0 ? 'chart-strong' : 'chart-muted'}
          />
        </g>
      ))}
    </g>
  );
}

/** A hollow dot on the axis for each value that is not shown. */
function NotShown({ marks, series }: { marks: readonly ChartMark[]; series: readonly LineSeries[] }): ReactElement {
  const values = series.flatMap(({ points }) => points);
  return (
    <g>
      {marks.map(({ id, x, y }, index) =>
        values[index]?.value === null ? (
          <circle key={id} cx={x + 4} cy={y + 4} r={3.5} className="chart-empty chart-hatch-line" />
        ) : null,
      )}
    </g>
  );
}

interface BandsProps {
  points: readonly boolean[];
  at: (index: number) => number;
  step: number;
  area: PlotArea;
}

/** Hatching under periods that are not over. */
function UnfinishedBands({ points, at, step, area }: BandsProps): ReactElement | null {
  const first = points.indexOf(false);
  if (first < 0) return null;
  const left = Math.max(area.left, at(first) - step / 2);
  const right = Math.min(area.right, at(points.lastIndexOf(false)) + Math.max(step / 2, 8));
  return <rect x={left} y={area.top} width={right - left} height={area.bottom - area.top} className="chart-hatch" />;
}
