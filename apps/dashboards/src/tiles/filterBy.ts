import { textFilter } from '@agency-insights/insights-api/contract';
import type { ChartMark } from '../charts/ChartFigure/ChartMark.ts';
import type { MarkFilter } from './TileView.ts';

/** Returns what makes a filter of a mark whose id is the value that the filter takes; null for a mark without one. */
export function filterBy(key: string): (mark: ChartMark) => MarkFilter | null {
  return ({ itemId }) => (itemId === '' ? null : { key, expression: textFilter([itemId]) });
}
