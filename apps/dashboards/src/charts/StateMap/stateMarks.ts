import type { ChartMark } from '../ChartFigure/ChartMark.ts';
import type { ValueFormat } from '../format/formatChartValue.ts';
import { pointDetails, valueText } from '../format/valueText.ts';
import { stateGrid, type StatePlace } from './stateGrid.ts';
import type { StateMapProps, StateValue } from './StateMap.types.ts';

/** Data of both views of a map. */
export interface StateDrawingParams extends Pick<StateMapProps, 'states' | 'format' | 'measure' | 'selectedIds'> {
  /** The kind of colours. */
  scale: 'sequential' | 'diverging';
  /** Width in px. */
  width: number;
  /** Height to fill, in px. Default: as high as the width asks for. */
  room?: number | undefined;
}

/** A box in px. */
export type MarkBox = Pick<ChartMark, 'x' | 'y' | 'width' | 'height'>;

/** Makes a mark for each state with a value, in the order of the tile grid: arrows move as on a map. */
export function stateMarks(
  states: readonly StateValue[],
  format: ValueFormat,
  boxOf: (place: StatePlace) => MarkBox,
): ChartMark[] {
  const byCode = new Map(states.map((state) => [state.code, state]));
  return stateGrid.flatMap((place): ChartMark[] => {
    const state = byCode.get(place.code);
    if (!state) return [];
    return [
      {
        id: place.code,
        itemId: place.code,
        label: place.name,
        value: valueText(state.value, format),
        details: pointDetails({ ...state, id: state.code, label: state.code }, format),
        column: place.column,
        row: place.row,
        ...boxOf(place),
      },
    ];
  });
}
