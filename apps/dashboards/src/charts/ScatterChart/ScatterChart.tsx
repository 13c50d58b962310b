import { useCallback, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartTableData, LegendEntry } from '../ChartFigure/ChartFigure.types.ts';
import { valueText } from '../format/valueText.ts';
import { drawScatter } from './drawScatter.tsx';
import type { ScatterChartProps } from './ScatterChart.types.ts';
import { knownPoints, maxSinglePoints, quadrantOf, scatterSentence } from './scatterRules.ts';

/** Points on two axes in four named quadrants; over 2,000 points are counted in squares. */
export function ScatterChart(props: ScatterChartProps): ReactElement {
  const { points, x, y, quadrants, noun = 'agencies', height = 320, selectedIds, ...common } = props;
  const draw = useCallback(
    (width: number) => drawScatter({ points: knownPoints(points), x, y, quadrants, noun, height, selectedIds, width }),
    [points, x, y, quadrants, noun, height, selectedIds],
  );
  const table = useCallback(
    (): ChartTableData => ({
      columns: ['Name', x.label, y.label, 'Group'],
      rows: points.map((point) => [
        point.label,
        valueText(point.x, x.format),
        valueText(point.y, y.format),
        point.x === null || point.y === null
          ? '–'
          : quadrants[quadrantOf({ x: point.x, y: point.y }, x.middle, y.middle)],
      ]),
    }),
    [points, x, y, quadrants],
  );
  const isBinned = points.length > maxSinglePoints;
  const hasOthers = points.some(({ isInSelection }) => isInSelection === false);
  const legend: LegendEntry[] = isBinned
    ? [{ label: `The darker a square, the more ${noun}`, paint: 'series-1' }]
    : [
        { label: 'Selection', paint: 'series-0' },
        { label: 'Others', paint: 'comparison' },
      ];
  return (
    <ChartFigure
      {...common}
      sentence={common.sentence ?? scatterSentence(points, { x, y, quadrants, noun })}
      isEmpty={knownPoints(points).length === 0}
      legend={isBinned || hasOthers ? legend : []}
      draw={draw}
      table={table}
    />
  );
}
