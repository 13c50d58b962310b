import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { formatChartValue, formatShortValue } from '../charts/format/formatChartValue.ts';
import { formatDay } from './formatCell.ts';

type Facts = Pick<TileAnswer, 'policies' | 'premium' | 'as_of' | 'benchmark'>;

/** The facts behind the numbers of a tile: `8,412 policies · $36.4M · as of Oct 31, 2026`. */
export function tileFacts({ policies, premium, as_of, benchmark }: Facts): string {
  if (benchmark?.selection.suppressed) return `Too few agencies to show · as of ${formatDay(as_of)}`;
  const agencies = benchmark?.selection.agencies ?? null;
  const lead =
    agencies === null ? '' : `${formatChartValue(agencies, 'count')} ${agencies === 1 ? 'agency' : 'agencies'} · `;
  const counted = `${formatChartValue(policies, 'count')} ${policies === 1 ? 'policy' : 'policies'}`;
  return `${lead}${counted} · ${formatShortValue(premium, 'cents')} · as of ${formatDay(as_of)}`;
}
