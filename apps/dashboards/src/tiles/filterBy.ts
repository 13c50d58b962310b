import { textFilter } from '@agency-insights/insights-api/contract';
import type { ChartMark } from '../charts/ChartFigure/ChartMark.ts';
import { formatMonth } from './formatCell.ts';
import type { MarkFilter, MarkName, MarkPolicies } from './TileView.ts';
import { t } from '../language/texts.ts';

/** Returns a function that makes a filter of a mark by its id; null for a mark without a filter. */
export function filterBy(key: string): (mark: MarkName) => MarkFilter | null {
  return ({ itemId }) => (itemId === '' ? null : { key, expression: textFilter([itemId]) });
}

/** Returns a function that makes a filter of a cell by its row; the whole row counts as picked. */
export function filterByRow(key: string): (mark: MarkName) => MarkFilter | null {
  return ({ seriesId = '', label }) =>
    seriesId === ''
      ? null
      : { key, expression: textFilter([seriesId]), label: label.slice(0, label.lastIndexOf(', ')), mark: seriesId };
}

/** The filter of a mark whose id is the month, `yyyy-mm`, in which its policies take effect; null for other ids. */
export function filterByMonth({ itemId }: Pick<MarkName, 'itemId'>): MarkFilter | null {
  if (!/^\d{4}-\d{2}$/.test(itemId)) return null;
  return { key: 'effective_date', expression: monthFilter(itemId), label: formatMonth(itemId) };
}

/** The policies that took effect a year before the month, `yyyy-mm`, in which the terms of a mark expire. */
export function policiesAYearBefore({ itemId }: ChartMark): MarkPolicies {
  const month = `${Number(itemId.slice(0, 4)) - 1}${itemId.slice(4)}`;
  return {
    filters: { effective_date: monthFilter(month) },
    label: t('policies from {month}', { month: formatMonth(month) }),
  };
}

/** The days of a month, `yyyy-mm`, as an expression. */
export function monthFilter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `[${month}-01,${month}-${days}]`;
}
