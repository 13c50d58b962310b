import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { formatChartValue, formatShortValue } from '../charts/format/formatChartValue.ts';
import { formatDay } from './formatCell.ts';

type Facts = Pick<TileAnswer, 'policies' | 'premium' | 'as_of' | 'benchmark'>;
type Compared = Facts & Pick<TileAnswer, 'agency' | 'others'>;

/** The facts behind the numbers of a tile: `8,412 policies · $36.4M · as of Oct 31, 2026`. */
export function tileFacts({ policies, premium, as_of, benchmark }: Facts): string {
  if (benchmark?.selection.suppressed) return `Too few agencies to show · as of ${formatDay(as_of)}`;
  const agencies = benchmark?.selection.agencies ?? null;
  const lead =
    agencies === null ? '' : `${formatChartValue(agencies, 'count')} ${agencies === 1 ? 'agency' : 'agencies'} · `;
  const counted = `${formatChartValue(policies, 'count')} ${policies === 1 ? 'policy' : 'policies'}`;
  return `${lead}${counted} · ${formatShortValue(premium, 'cents')} · as of ${formatDay(as_of)}`;
}

/** The facts of a whole page; of agencies side by side how many they are, as each has numbers of its own. */
export function pageFacts(answer: Compared): string {
  const { others = [], as_of } = answer;
  return others.length === 0
    ? tileFacts(answer)
    : `${others.length + 1} agencies side by side · as of ${formatDay(as_of)}`;
}

/** The facts behind the numbers of each of several agencies, the one of the page first. */
export function factsBeside({ others = [], ...own }: Compared): string[] {
  const parts = [{ ...own, agency_name: own.agency?.name ?? 'This agency' }, ...others];
  return parts.map(({ agency_name, ...part }) => `${agency_name}: ${tileFacts({ ...own, ...part })}`);
}
