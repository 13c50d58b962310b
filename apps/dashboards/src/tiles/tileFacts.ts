import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { formatShortValue } from '../charts/format/formatChartValue.ts';
import { formatDay } from './formatCell.ts';
import { t, tCount } from '../language/texts.ts';

type Facts = Pick<TileAnswer, 'policies' | 'premium' | 'as_of' | 'benchmark'>;
type Compared = Facts & Pick<TileAnswer, 'agency' | 'others'>;

/** The facts behind the numbers of a tile: `8,412 policies · $36.4M · as of Oct 31, 2026`. */
export function tileFacts({ policies, premium, as_of, benchmark }: Facts): string {
  const asOf = t('as of {day}', { day: formatDay(as_of) });
  if (benchmark?.selection.suppressed) return joined([t('Too few agencies to show'), asOf]);
  const agencies = benchmark?.selection.agencies ?? null;
  return joined([
    ...(agencies === null ? [] : [tCount(agencies, '{count} agency', '{count} agencies')]),
    tCount(policies, '{count} policy', '{count} policies'),
    formatShortValue(premium, 'cents'),
    asOf,
  ]);
}

/** The facts of a whole page; of agencies side by side how many they are, as each has numbers of its own. */
export function pageFacts(answer: Compared): string {
  const { others = [], as_of } = answer;
  if (others.length === 0) return tileFacts(answer);
  const beside = tCount(others.length + 1, '{count} agencies side by side', '{count} agencies side by side');
  return joined([beside, t('as of {day}', { day: formatDay(as_of) })]);
}

/** The facts behind the numbers of each of several agencies, the one of the page first. */
export function factsBeside({ others = [], ...own }: Compared): string[] {
  const parts = [{ ...own, agency_name: own.agency?.name ?? t('This agency') }, ...others];
  return parts.map(({ agency_name: name, ...part }) =>
    t('{name}: {value}', { name, value: tileFacts({ ...own, ...part }) }),
  );
}

const joined = (facts: readonly string[]) => facts.join(' · ');
