import type { ReactElement } from 'react';
import { AxisNames, plotEdges, ValueAxis, type PlotArea } from '../axes/Axes.tsx';
import { labelLineHeight } from '../axes/TextLines.tsx';
import { valueScale, type ValueScale } from '../axes/valueScale.ts';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import { drawBins } from './drawBins.tsx';
import { drawCells } from './drawCells.tsx';
import { drawPoints, largestRadius } from './drawPoints.tsx';
import { Quadrants } from './Quadrants.tsx';
import type { ScatterLayout, ScatterParams } from './ScatterLayout.ts';
import { maxSinglePoints } from './scatterRules.ts';

/** Height in px above and below the data, in which the names of the quadrants cover no point: two lines. */
const nameHeight = 2 * labelLineHeight + 6 + largestRadius;

/** Draws points, or squares with their number, on two axes that cross at the middles. */
export function drawScatter(params: ScatterParams): ChartDrawing {
  const { points, cells, x, y, quadrants, width, height } = params;
  const { top, bottom } = plotEdges(height, true);
  const up = valueScale({
    values: [...points.map((point) => point.y), ...cells.flatMap((cell) => cell.y), y.middle],
    format: y.format,
    range: [bottom - nameHeight, top + nameHeight],
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
function middleLines(
  { area, across, up }: ScatterLayout,
  x: number | null | undefined,
  y: number | null | undefined,
): string {
  const [left, top] = [across.at(x ?? NaN), up.at(y ?? NaN)];
  return [
    left >= area.left && left <= area.right ? `M${left},${area.top}V${area.bottom}` : '',
    top >= area.top && top <= area.bottom ? `M${area.left},${top}H${area.right}` : '',
  ].join('');
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
