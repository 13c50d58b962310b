import { scaleBand } from '@visx/scale';
import { line as linePath } from '@visx/shape';
import type { ReactElement } from 'react';
import { CategoryAxis, ValueAxis, type PlotArea } from '../axes/Axes.tsx';
import { valueScale, type ValueScale } from '../axes/valueScale.ts';
import type { ChartDrawing, ChartPoint } from '../ChartFigure/ChartFigure.types.ts';
import { GhostRect } from '../ChartFigure/GhostRect.tsx';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { pointDetails, valueText } from '../format/valueText.ts';
import type { Paint } from '../palette/chartVariables.ts';
import { columnTotals, layerPaint, stackColumns, totalsBefore, type StackLayer } from './stackColumns.ts';
import type { StackedBarChartProps } from './StackedBarChart.types.ts';
import { t } from '../../language/texts.ts';

interface Params extends Pick<StackedBarChartProps, 'series' | 'line' | 'format' | 'selectedIds'> {
  width: number;
  height: number;
}

interface Layout {
  area: PlotArea;
  scale: ValueScale;
  columns: readonly StackLayer[][];
  /** Left edge of a bar in px. */
  left: (column: number) => number;
  barWidth: number;
}

const pathOf = linePath<{ x: number; y: number | null }>({
  x: ({ x }) => x,
  y: ({ y }) => y ?? 0,
  defined: ({ y }) => y !== null,
});

/** Draws stacked bars over a value axis, with a dashed line over them. */
export function drawStackedBarChart(params: Params): ChartDrawing {
  const { series, line, height, selectedIds = [] } = params;
  const layout = layoutOf(params);
  const { area, scale, left, barWidth, columns } = layout;
  const points = series[0]?.points ?? [];
  const paints = series.map(layerPaint);
  const middle = (column: number) => left(column) + barWidth / 2;
  const isFaint = (column: number) => selectedIds.length > 0 && !selectedIds.includes(points[column]?.id ?? '');
  return {
    height,
    marks: marksOf(params, layout),
    picture: (
      <>
        <ValueAxis scale={scale} area={area} />
        <CategoryAxis labels={points.map(({ label }) => label)} at={middle} area={area} />
        {columns.map((layers, column) => (
          <g key={column} className={isFaint(column) ? 'chart-faint' : undefined}>
            <Layers layers={layers} paints={paints} x={left(column)} width={barWidth} scale={scale} />
            {points[column]?.isComplete === false && (
              <Hatch layers={layers} x={left(column)} width={barWidth} scale={scale} />
            )}
            <NotShownText
              points={series.map((one) => one.points[column])}
              x={middle(column)}
              y={Math.min(...layers.map(({ from, to }) => Math.min(scale.at(from), scale.at(to)))) - 6}
            />
          </g>
        ))}
        {totalsBefore(series).map((before, column) =>
          before === null ? null : (
            <GhostRect
              key={column}
              x={left(column) - 3}
              width={barWidth + 6}
              y={Math.min(scale.at(0), scale.at(before))}
              height={Math.abs(scale.at(0) - scale.at(before))}
            />
          ),
        )}
        {line && <LastYear points={line.points} at={middle} scale={scale} />}
      </>
    ),
  };
}

function layoutOf({ series, line, format, width, height }: Params): Layout {
  const columns = stackColumns(series);
  const [top, bottom] = [12, height - 28];
  const scale = valueScale({
    values: [
      ...columns.flatMap((layers) => layers.map(({ to }) => to)),
      ...(line?.points ?? []).flatMap(({ value }) => value ?? []),
      ...totalsBefore(series).flatMap((before) => before ?? []),
    ],
    format,
    range: [bottom, top],
    includesZero: true,
  });
  const area = { left: scale.tickWidth + 12, top, right: width, bottom };
  const bands = scaleBand<number>({
    domain: columns.map((_, column) => column),
    range: [area.left, area.right],
    padding: columns.length > 60 ? 0.1 : 0.4,
  });
  const barWidth = Math.min(bands.bandwidth(), 48);
  const left = (column: number) => (bands(column) ?? 0) + (bands.bandwidth() - barWidth) / 2;
  return { area, scale, columns, left, barWidth };
}

function marksOf({ series, line, format }: Params, { columns, scale, left, barWidth }: Layout): ChartMark[] {
  const totals = columnTotals(series);
  return columns.flatMap((layers, column) =>
    layers.flatMap(({ series: index, from, to }): ChartMark[] => {
      const one = series[index];
      const point = one?.points[column];
      if (!one || !point) return [];
      const lastYear = line?.points[column];
      return [
        {
          id: `${one.id}/${point.id}`,
          itemId: point.id,
          seriesId: one.id,
          label: `${point.label}, ${one.label}`,
          value: valueText(point.value, format),
          details: [
            ...(series.length > 1 ? [t('Total: {value}', { value: valueText(totals[column], format) })] : []),
            ...(line && lastYear
              ? [t('{name}: {value}', { name: line.label, value: valueText(lastYear.value, format) })]
              : []),
            ...pointDetails(point, format),
          ],
          column,
          // The lowest layer is the lowest row.
          row: series.length - 1 - index,
          x: left(column),
          y: Math.min(scale.at(from), scale.at(to)),
          width: barWidth,
          height: Math.max(2, Math.abs(scale.at(to) - scale.at(from))),
        },
      ];
    }),
  );
}

interface LayersProps {
  layers: readonly StackLayer[];
  x: number;
  width: number;
  scale: ValueScale;
}

function Layers({ layers, paints, x, width, scale }: LayersProps & { paints: readonly Paint[] }): ReactElement {
  return (
    <>
      {layers.map(({ series, from, to }) =>
        from === to ? null : (
          <rect
            key={series}
            x={x}
            width={width}
            y={Math.min(scale.at(from), scale.at(to))}
            height={Math.abs(scale.at(to) - scale.at(from))}
            rx={2}
            className={`chart-outline chart-fill-${paints[series]}`}
          />
        ),
      )}
    </>
  );
}

/** Hatching over the bar of a period that is not over. */
function Hatch({ layers, x, width, scale }: LayersProps): ReactElement {
  const ends = layers.flatMap(({ from, to }) => [scale.at(from), scale.at(to)]);
  const top = Math.min(...ends);
  return <rect x={x} y={top} width={width} height={Math.max(...ends) - top} className="chart-hatch" />;
}

/** A star over a bar of which a layer is not shown. */
function NotShownText({ points, x, y }: { points: readonly (ChartPoint | undefined)[]; x: number; y: number }) {
  if (points.every((point) => point?.value !== null)) return null;
  return (
    <text x={x} y={y} textAnchor="middle" className="chart-muted">
      {points.every((point) => point?.value === null) ? '–' : '*'}
    </text>
  );
}

interface LastYearProps {
  points: readonly ChartPoint[];
  at: (column: number) => number;
  scale: ValueScale;
}

/** A dashed line with a halo, which is seen on bars of every colour. */
function LastYear({ points, at, scale }: LastYearProps): ReactElement {
  const path = pathOf(
    points.map(({ value }, column) => ({ x: at(column), y: value === null ? null : scale.at(value) })),
  );
  return (
    <>
      <path d={path ?? ''} className="chart-halo" />
      <path d={path ?? ''} className="chart-line chart-thin chart-dashes chart-stroke-comparison" />
    </>
  );
}
