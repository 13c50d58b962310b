import type { ReactElement } from 'react';
import type { PlotArea } from '../axes/Axes.tsx';
import { labelLineHeight, TextLines } from '../axes/TextLines.tsx';
import { labelSize } from '../axes/valueScale.ts';
import { wrapText } from '../format/wrapText.ts';
import type { ScatterChartProps } from './ScatterChart.types.ts';

/** Props of `Quadrants`. */
export interface QuadrantsProps {
  /** A name for each. */
  names: ScatterChartProps['quadrants'];
  /** The part that data is drawn in. */
  area: PlotArea;
  /** Where the quadrants meet, in px from the left. */
  middle: number;
}

/** The name of each quadrant in its outer corner, on two lines where it has little room. */
export function Quadrants({ names, area, middle }: QuadrantsProps): ReactElement {
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
