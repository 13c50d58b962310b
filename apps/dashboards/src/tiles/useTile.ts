import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { useDashboardState } from '../context/DashboardContext.ts';
import type { TileState } from '../dashboard/DashboardState.ts';
import { sharedError } from '../dashboard/sharedError.ts';
import { shownAnswer, shownDefinition } from './shownAnswer.ts';
import { translated } from '../language/texts.ts';

/** Returns a tile with the texts of the platform in the language on show; undefined before it is asked for. */
export function useTile(tile: string): TileState | undefined {
  const state = useDashboardState(({ tiles }) => tiles[tile]);
  if (state === undefined) return undefined;
  return {
    ...state,
    ...(state.answer && { answer: shownAnswer(tile, state.answer) }),
    ...(state.error !== undefined && { error: translated(state.error) }),
  };
}

/** Returns the title, the explanation and the columns of a tile in the language on show; undefined for one that does not exist. */
export function useTileDefinition(tile: string): TileDefinition | undefined {
  const definition = useDashboardState((state) => state.definition.tiles[tile]);
  return definition && shownDefinition(definition);
}

/** Whether what went wrong with a tile went wrong with others too: it is said above all of them. */
export function useIsShared(tile: string): boolean {
  return useDashboardState((state) => {
    const error = state.tiles[tile]?.error;
    return error !== undefined && sharedError(state) === error;
  });
}

/** Returns the answer that says how many policies and how much premium all numbers are made from; undefined before it is there. */
export function useFacts(): TileAnswer | undefined {
  const tile = useDashboardState(({ definition }) => definition.factsTile);
  return useTile(tile)?.answer;
}
