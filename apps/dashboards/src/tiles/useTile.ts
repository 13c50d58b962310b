import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { useDashboardState } from '../context/DashboardContext.ts';
import type { TileState } from '../dashboard/DashboardState.ts';
import { sharedError } from '../dashboard/sharedError.ts';
import { shownAnswer, shownDefinition } from './shownAnswer.ts';
import { translated } from '../language/texts.ts';

/** Returns a tile with the texts of the platform in the current language; undefined before it is requested. */
export function useTile(tile: string): TileState | undefined {
  const state = useDashboardState(({ tiles }) => tiles[tile]);
  if (state === undefined) return undefined;
  return {
    ...state,
    ...(state.answer && { answer: shownAnswer(tile, state.answer) }),
    ...(state.error !== undefined && { error: translated(state.error) }),
  };
}

/** Returns the title, the explanation and the columns of a tile in the current language; undefined for one that does not exist. */
export function useTileDefinition(tile: string): TileDefinition | undefined {
  const definition = useDashboardState((state) => state.definition.tiles[tile]);
  return definition && shownDefinition(definition);
}

/** Whether the error of a tile is shared by others: then it is shown above all of them. */
export function useIsShared(tile: string): boolean {
  return useDashboardState((state) => {
    const error = state.tiles[tile]?.error;
    return error !== undefined && sharedError(state) === error;
  });
}

/** Returns the answer with the policies and premium behind all numbers; undefined until it has loaded. */
export function useFacts(): TileAnswer | undefined {
  const tile = useDashboardState(({ definition }) => definition.factsTile);
  return useTile(tile)?.answer;
}
