import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { formatShortValue } from '../charts/format/formatChartValue.ts';
import { formatDay } from './formatCell.ts';
import { t, tCount } from '../language/texts.ts';

type Facts = Pick<TileAnswer, 'policies' | 'premium' | 'as_of' | 'benchmark' | 'period'>;
type Compared = Facts & Pick<TileAnswer, 'agency' | 'others'>;

/** The facts behind the numbers of a tile: `8,412 policies · $36.4M · 12 months to Oct 31, 2026`. */
export function tileFacts(answer: Facts): string {
  const { policies, premium, benchmark } = answer;
  const days = daysOf(answer);
  if (benchmark?.selection.suppressed) return joined([t('Too few agencies to show'), ...days]);
  const agencies = benchmark?.selection.agencies ?? null;
  return joined([
    ...(agencies === null ? [] : [tCount(agencies, '{count} agency', '{count} agencies')]),
    tCount(policies, '{count} policy', '{count} policies'),
    formatShortValue(premium, 'cents'),
    ...days,
  ]);
}

/** The facts of a whole page; for agencies side by side their count, as each has its own numbers. */
export function pageFacts(answer: Compared): string {
  const { others = [] } = answer;
  if (others.length === 0) return tileFacts(answer);
  const beside = tCount(others.length + 1, '{count} agencies side by side', '{count} agencies side by side');
  return joined([beside, ...daysOf(answer)]);
}

/** The data set behind the numbers. */
export function dataSetFact({ set_id: setId }: Pick<TileAnswer, 'set_id'>): string {
  return t('{name}: {value}', { name: t('Data set'), value: setId });
}

/** The facts behind the numbers of each of several agencies, the one of the page first. */
export function factsBeside({ others = [], ...own }: Compared): string[] {
  const parts = [{ ...own, agency_name: own.agency?.name ?? t('This agency') }, ...others];
  return parts.map(({ agency_name: name, ...part }) =>
    t('{name}: {value}', { name, value: tileFacts({ ...own, ...part }) }),
  );
}

/** The days that count, and the last day of the data where they end on another: `12 months to Oct 31, 2026`. */
function daysOf({ period: { from, to }, as_of }: Pick<TileAnswer, 'period' | 'as_of'>): string[] {
  const day = formatDay(to);
  const months = monthsBetween(from, to);
  const period =
    months === null
      ? from === firstDay
        ? t('up to {day}', { day })
        : t('{from} to {day}', { from: formatDay(from), day })
      : tCount(months, '{count} month to {day}', '{count} months to {day}', { day });
  return to === as_of ? [period] : [period, t('as of {day}', { day: formatDay(as_of) })];
}

/** The first day of a period that has no beginning. */
const firstDay = '0001-01-01';

/** The number of whole months from one day to another, both included; null for other periods. */
function monthsBetween(from: string, to: string): number | null {
  const [start, after] = [new Date(from), new Date(Date.parse(to) + 86_400_000)];
  if (from === firstDay || start.getUTCDate() + after.getUTCDate() !== 2) return null;
  return monthOf(after) - monthOf(start);
}

const monthOf = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();

const joined = (facts: readonly string[]) => facts.join(' · ');
