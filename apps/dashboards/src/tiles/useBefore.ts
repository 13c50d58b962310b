import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useDashboardState } from '../context/DashboardContext.ts';
import { hasComparablePeriod } from './hasComparablePeriod.ts';
import { shownAnswer } from './shownAnswer.ts';

/**
 * Returns the previous answer of a tile, before the last change of filters (PLUS-32). Undefined while it still shows that,
 * and if its period had another length.
 */
export function useBefore(tile: string, shown: TileAnswer | undefined): TileAnswer | undefined {
  const kept = useDashboardState((state) => state.before?.answers[tile]);
  const before = kept && shownAnswer(tile, kept);
  return before === shown || (before && shown && !hasComparablePeriod(before, shown)) ? undefined : before;
}
