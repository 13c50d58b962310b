import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { formatChartValue, formatShortValue } from '../charts/format/formatChartValue.ts';
import { formatDay } from './formatCell.ts';

type Facts = Pick<TileAnswer, 'policies' | 'premium' | 'as_of'>;

/** What stands behind the numbers of a tile: `8,412 policies · $36.4M · as of Oct 31, 2026`. */
export function tileFacts({ policies, premium, as_of }: Facts): string {
  const counted = `${formatChartValue(policies, 'count')} ${policies === 1 ? 'policy' : 'policies'}`;
  return `${counted} · ${formatShortValue(premium, 'cents')} · as of ${formatDay(as_of)}`;
}
