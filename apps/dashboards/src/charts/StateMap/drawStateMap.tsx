import type { ReactElement } from 'react';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import { pathBox } from './pathBox.ts';
import { stateColors } from './stateColors.tsx';
import { stateGrid, stateGridSize } from './stateGrid.ts';
import { stateMarks, type MarkBox, type StateDrawingParams } from './stateMarks.ts';

/** Size of the outlines, in px. */
const map = { width: 975, height: 610 };
/** States too small to be seen or pressed: each has a square beside the coast too. */
const smallStates = ['VT', 'NH', 'MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC'];
const square = { width: 28, height: 20 };

/** Draws outlines, with squares for small states and for territories that have a value. */
export function drawStateMap(params: StateDrawingParams & { shapes: Readonly<Record<string, string>> }): ChartDrawing {
  const { states, format, width, room, shapes, selectedIds = [] } = params;
  const byCode = new Map(states.map((state) => [state.code, state]));
  const { legendHeight, legendAt, ...stateFills } = stateColors(params);
  const territories = stateGrid.filter(({ code, row }) => row === stateGridSize.rows - 1 && byCode.has(code));
  const below = territories.length > 0 ? square.height + 8 : 0;
  const zoom = Math.min(
    (width - square.width - 8) / map.width,
    room === undefined ? Infinity : Math.max(0.1, (room - below - legendHeight) / map.height),
  );
  const mapHeight = Math.max(map.height * zoom, smallStates.length * (square.height + 2));
  const squares = new Map<string, MarkBox>([
    ...smallStates.map((code, index): [string, MarkBox] => [
      code,
      { x: width - square.width, y: index * (square.height + 2), ...square },
    ]),
    ...territories.map(({ code }, index): [string, MarkBox] => [
      code,
      { x: index * (square.width + 4), y: mapHeight + 6, ...square },
    ]),
  ]);
  const fillOf = (code: string) => stateFills.fillOf(byCode.get(code));
  const isFaint = (code: string) => selectedIds.length > 0 && !selectedIds.includes(code);
  return {
    height: Math.ceil(mapHeight + below + legendHeight),
    marks: stateMarks(states, format, ({ code }) => squares.get(code) ?? scaled(pathBox(shapes[code] ?? ''), zoom)),
    reach: 4,
    picture: (
      <>
        <g transform={`scale(${zoom})`}>
          {Object.entries(shapes).map(([code, d]) => (
            <path
              key={code}
              d={d}
              vectorEffect="non-scaling-stroke"
              className={`chart-outline ${fillOf(code)}${isFaint(code) ? ' chart-faint' : ''}`}
            />
          ))}
        </g>
        {[...squares].map(([code, box]) => (
          <Square key={code} code={code} box={box} fill={fillOf(code)} isFaint={isFaint(code)} />
        ))}
        {legendAt(mapHeight + below)}
      </>
    ),
  };
}

function scaled({ x, y, width, height }: MarkBox, zoom: number): MarkBox {
  return { x: x * zoom, y: y * zoom, width: width * zoom, height: height * zoom };
}

interface SquareProps {
  code: string;
  box: MarkBox;
  fill: string;
  isFaint: boolean;
}

function Square({ code, box, fill, isFaint }: SquareProps): ReactElement {
  return (
    <g className={isFaint ? 'chart-faint' : undefined}>
      <rect {...box} rx={2} className={`chart-cell ${fill}`} />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2}
        dy="0.35em"
        textAnchor="middle"
        className={fill === 'chart-empty' ? 'chart-muted' : undefined}
      >
        {code}
      </text>
    </g>
  );
}
