import type { ReactElement } from 'react';
import type { ChartDrawing } from '../ChartFigure/ChartFigure.types.ts';
import { hasMoved, MovedMark } from '../ChartFigure/MovedMark.tsx';
import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import { textWidth } from '../format/textWidth.ts';
import { colorScaleOf } from '../palette/colorScaleOf.ts';
import { stateGrid, stateGridSize, type StatePlace } from './stateGrid.ts';
import type { StateValue } from './StateMap.types.ts';
import { stateMarks, type MarkBox, type StateDrawingParams } from './stateMarks.ts';

const gap = 3;
const valueSize = 11;
/** How far the letters are below the middle where an arrow is above them, in px: in a narrow tile it would be on them. */
const belowArrow = 3;

/** Draws a tile of the same size for each state; territories only where they have a value. */
export function drawStateTiles(params: StateDrawingParams): ChartDrawing {
  const { states, format, scale, width, room, selectedIds = [] } = params;
  const classOf = colorScaleOf(
    scale,
    states.flatMap(({ value }) => value ?? []),
  );
  const byCode = new Map(states.map((state) => [state.code, state]));
  const places = stateGrid.filter(({ code, row }) => row < stateGridSize.rows - 1 || byCode.has(code));
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const side = width / stateGridSize.columns;
  const tall = room === undefined ? Math.min(side, 44) : Math.min(side, room / rows);
  const boxOf = ({ column, row }: StatePlace): MarkBox => ({
    x: column * side + gap / 2,
    y: row * tall + gap / 2,
    width: side - gap,
    height: tall - gap,
  });
  return {
    height: Math.ceil(rows * tall),
    marks: stateMarks(states, format, boxOf),
    reach: 4,
    picture: places.map((place) => (
      <g
        key={place.code}
        className={selectedIds.length > 0 && !selectedIds.includes(place.code) ? 'chart-faint' : undefined}
      >
        <Tile code={place.code} box={boxOf(place)} state={byCode.get(place.code)} classOf={classOf} format={format} />
      </g>
    )),
  };
}

interface TileProps {
  code: string;
  box: MarkBox;
  state: StateValue | undefined;
  classOf: (value: number) => string;
  format: ValueFormat;
}

function Tile({ code, box, state, classOf, format }: TileProps): ReactElement {
  const text = state?.value == null ? '' : formatShortValue(state.value, format);
  const hasRoom = text !== '' && box.height >= 34 && textWidth(text, valueSize) < box.width - 2;
  const fill = state === undefined ? 'chart-empty' : state.value === null ? 'chart-hatch' : classOf(state.value);
  const middle = box.x + box.width / 2;
  const line = box.y + box.height / 2 + (state && hasMoved(state) ? belowArrow : 0);
  return (
    <>
      <rect {...box} rx={3} className={`chart-cell ${fill}`} />
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
