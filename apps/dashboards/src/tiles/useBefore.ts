import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useDashboardState } from '../context/DashboardContext.ts';
import { shownAnswer } from './shownAnswer.ts';

/** The previous answer of a tile, before the last change of filters (PLUS-32); undefined while it still shows that. */
export function useBefore(tile: string, shown: TileAnswer | undefined): TileAnswer | undefined {
  const kept = useDashboardState((state) => state.before?.answers[tile]);
  const before = kept && shownAnswer(tile, kept);
  return before === shown ? undefined : before;
}
