import type { ChartMark } from '../charts/ChartFigure/ChartMark.ts';
import type { MarkFilter } from './TileView.ts';

/** Key of the filter that lists the parts of an industry. */
export const industryKey = 'industry';

/** The filter that lists the parts of an industry; null for one of six digits, which has none, and for no industry. */
export function industryParts({ itemId }: ChartMark): MarkFilter | null {
  return /^(\d{2}(-\d{2})?|\d{3,4})$/.test(itemId) ? { key: industryKey, expression: itemId } : null;
}
