import { useCallback, type ReactElement } from 'react';
import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import type { ChartTableData, LegendEntry } from '../ChartFigure/ChartFigure.types.ts';
import { ghostEntry } from '../ChartFigure/ghostEntry.ts';
import { valueText } from '../format/valueText.ts';
import { agenciesText, rangeText } from './drawCells.tsx';
import { drawScatter } from './drawScatter.tsx';
import type { ScatterChartProps } from './ScatterChart.types.ts';
import { knownPoints, maxSinglePoints, quadrantOf, scatterSentence } from './scatterRules.ts';
import { t } from '../../language/texts.ts';

const noCells = [] as const;

/** Shows points on two axes in four named quadrants. More than 2,000 points are counted in squares. */
export function ScatterChart(props: ScatterChartProps): ReactElement {
  const { points, cells = noCells, x, y, quadrants, height = 320, selectedIds, ...common } = props;
  const draw = useCallback(
    (width: number, room?: number) =>
      drawScatter({
        points: knownPoints(points),
        cells,
        x,
        y,
        quadrants,
        height: room ?? height,
        selectedIds,
        width,
      }),
    [points, cells, x, y, quadrants, height, selectedIds],
  );
  const table = useCallback(
    (): ChartTableData => ({
      columns: [t('Name'), x.label, y.label, t('Group')],
      rows: [
        ...points.map((point) => [
          point.label,
          valueText(point.x, x.format),
          valueText(point.y, y.format),
          point.x === null || point.y === null
            ? '–'
            : quadrants[quadrantOf({ x: point.x, y: point.y }, x.middle, y.middle)],
        ]),
        ...cells.map((cell) => [
          t('{name}: {value}', { name: agenciesText(cell.count), value: cell.label }),
          rangeText(cell.x, x.format),
          rangeText(cell.y, y.format),
          quadrants[quadrantOf({ x: cell.x[0], y: cell.y[0] }, x.middle, y.middle)],
        ]),
      ],
    }),
    [points, cells, x, y, quadrants],
  );
  const isBinned = points.length > maxSinglePoints;
  const hasOthers = points.some(({ isInSelection }) => isInSelection === false);
  const squares: LegendEntry = { label: t('The darker a square, the more agencies'), paint: 'series-1' };
  const selection: LegendEntry = { label: t('Selection'), paint: 'series-0' };
  const legend = isBinned
    ? [squares]
    : cells.length > 0
      ? [...(points.length > 0 ? [selection] : []), squares]
      : [selection, { label: t('Others'), paint: 'comparison' } satisfies LegendEntry];
  const ghosts = x.middleBefore == null && y.middleBefore == null ? [] : [ghostEntry()];
  return (
    <ChartFigure
      {...common}
      leastHeight={height}
      sentence={common.sentence ?? scatterSentence(points, { x, y, quadrants })}
      isEmpty={knownPoints(points).length === 0 && cells.length === 0}
      legend={[...(isBinned || hasOthers || cells.length > 0 ? legend : []), ...ghosts]}
      draw={draw}
      table={table}
    />
  );
}
