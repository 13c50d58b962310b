import type { ReactNode } from 'react';
import type { ValueScale } from '../axes/valueScale.ts';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { sequentialStep } from '../palette/chartPalette.ts';
import { agenciesText } from './drawCells.tsx';
import { placeText } from './placeText.ts';
import type { ScatterLayout, ScatterParams } from './ScatterLayout.ts';
import { binPoints } from './scatterRules.ts';
import { tCount } from '../../language/texts.ts';

const binSize = 16;

/** Draws squares with the number of points in them: the darker, the more. */
export function drawBins(
  { points, x, y }: ScatterParams,
  { across, up, area }: ScatterLayout,
): { marks: ChartMark[]; picture: ReactNode } {
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
