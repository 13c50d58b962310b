import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { readPicks } from '../dashboard/picks.ts';
import type { TileView } from './TileView.ts';

/** Returns the ids of the marks of a tile that set filters now. The id of a mark is a value of one of the rows. */
export function pickedMarks(
  { tile, filterOf }: Pick<TileView, 'tile' | 'filterOf'>,
  answer: TileAnswer,
  filters: Readonly<Record<string, string>>,
): string[] {
  const picks = Object.entries(readPicks(filters)).filter(([, pick]) => pick.tile === tile);
  if (filterOf === undefined || picks.length === 0) return [];
  const ids = new Set(answer.rows.flatMap((row) => Object.values(row).map(String)));
  return [...ids].filter((id) => {
    const filter = filterOf({ itemId: id, seriesId: id, label: '' }, answer);
    return picks.some(([key]) => key === filter?.key && filters[key] === filter.expression);
  });
}
