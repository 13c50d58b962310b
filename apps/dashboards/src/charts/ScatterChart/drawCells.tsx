import type { ReactNode } from 'react';
import type { ValueScale } from '../axes/valueScale.ts';
import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import { sequentialStep } from '../palette/chartPalette.ts';
import type { ScatterAxis, ScatterCell } from './ScatterChart.types.ts';
import { t, tCount } from '../../language/texts.ts';

interface Params {
  x: ScatterAxis;
  y: ScatterAxis;
  across: ValueScale;
  up: ValueScale;
}

/** Draws rectangles of points that were counted beforehand: the darker, the more. */
export function drawCells(
  cells: readonly ScatterCell[],
  { x, y, across, up }: Params,
): { marks: ChartMark[]; picture: ReactNode } {
  const most = cells.reduce((count, cell) => Math.max(count, cell.count), 0);
  const boxOf = (cell: ScatterCell) => ({
    x: across.at(cell.x[0]),
    y: up.at(cell.y[1]),
    width: Math.max(2, across.at(cell.x[1]) - across.at(cell.x[0]) - 1),
    height: Math.max(2, up.at(cell.y[0]) - up.at(cell.y[1]) - 1),
  });
  // On a scale of magnitudes: one agency beside a crowd stays visible.
  const stepOf = (count: number) => sequentialStep(Math.log(count), 0, Math.log(Math.max(2, most)));
  return {
    marks: cells.map((cell): ChartMark => {
      const box = boxOf(cell);
      return {
        id: cell.id,
        itemId: cell.id,
        label: t('{x} {xValue}, {y} {yValue}', {
          x: x.label,
          xValue: rangeText(cell.x, x.format),
          y: y.label,
          yValue: rangeText(cell.y, y.format),
        }),
        value: agenciesText(cell.count),
        details: [cell.label],
        // Arrow keys move as on a grid, from the top left.
        column: Math.round(box.x),
        row: Math.round(box.y),
        ...box,
      };
    }),
    picture: cells.map((cell) => (
      <rect key={cell.id} {...boxOf(cell)} rx={2} className={`chart-sequential-${Math.max(1, stepOf(cell.count))}`} />
    )),
  };
}

/** A range as people read it: `1.2% to 3.4%`. */
export function rangeText([from, to]: readonly [number, number], format: ValueFormat): string {
  return t('{from} to {to}', { from: formatShortValue(from, format), to: formatShortValue(to, format) });
}

/** How many agencies a cell or a square counts: `1,248 agencies`. */
export function agenciesText(count: number): string {
  return tCount(count, '{count} agency', '{count} agencies');
}
