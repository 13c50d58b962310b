import type { ReactElement } from 'react';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import { hasMoved, MovedMark } from '../ChartFigure/MovedMark.tsx';
import { formatColumnValue, type ValueFormat } from '../format/formatChartValue.ts';
import { textWidth } from '../format/textWidth.ts';
import { stateColors, type StateColors } from './stateColors.tsx';
import { stateGrid, stateGridSize, type StatePlace } from './stateGrid.ts';
import type { StateValue } from './StateMap.types.ts';
import { stateMarks, type MarkBox, type StateDrawingParams } from './stateMarks.ts';

const gap = 3;
const valueSize = 11;
/** How far the letters are below the middle where an arrow is above them, in px: in a narrow tile it would be on them. */
const belowArrow = 3;

/** Draws a tile of the same size for each state; territories only where they have a value. */
export function drawStateTiles(params: StateDrawingParams): ChartDrawing {
  const { states, format, width, room, selectedIds = [] } = params;
  const { fillOf, legendHeight, legendAt } = stateColors(params);
  const byCode = new Map(states.map((state) => [state.code, state]));
  const places = stateGrid.filter(({ code, row }) => row < stateGridSize.rows - 1 || byCode.has(code));
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const side = width / stateGridSize.columns;
  const tall = room === undefined ? Math.min(side, 44) : Math.min(side, (room - legendHeight) / rows);
  const boxOf = ({ column, row }: StatePlace): MarkBox => ({
    x: column * side + gap / 2,
    y: row * tall + gap / 2,
    width: side - gap,
    height: tall - gap,
  });
  return {
    height: Math.ceil(rows * tall + legendHeight),
    marks: stateMarks(states, format, boxOf),
    reach: 4,
    picture: (
      <>
        {places.map((place) => (
          <g
            key={place.code}
            className={selectedIds.length > 0 && !selectedIds.includes(place.code) ? 'chart-faint' : undefined}
          >
            <Tile code={place.code} box={boxOf(place)} state={byCode.get(place.code)} fillOf={fillOf} format={format} />
          </g>
        ))}
        {legendAt(rows * tall)}
      </>
    ),
  };
}

interface TileProps {
  code: string;
  box: MarkBox;
  state: StateValue | undefined;
  fillOf: StateColors['fillOf'];
  format: ValueFormat;
}

function Tile({ code, box, state, fillOf, format }: TileProps): ReactElement {
  const text = state?.value == null ? '' : formatColumnValue(state.value, format);
  const hasRoom = text !== '' && box.height >= 34 && textWidth(text, valueSize) < box.width - 2;
  const middle = box.x + box.width / 2;
  const line = box.y + box.height / 2 + (state && hasMoved(state) ? belowArrow : 0);
  return (
    <>
      <rect {...box} rx={3} className={`chart-cell ${fillOf(state)}`} />
      <text y={line} textAnchor="middle" className={state === undefined ? 'chart-muted' : undefined}>
        <tspan x={middle} dy={hasRoom ? '-0.2em' : '0.35em'}>
          {code}
        </tspan>
        {hasRoom && (
          <tspan x={middle} dy="1.15em" fontSize={valueSize}>
            {text}
          </tspan>
        )}
      </text>
      {state && <MovedMark box={box} value={state.value} before={state.before} />}
    </>
  );
}
