import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { ChartMark } from '../charts/ChartFigure/ChartMark.ts';
import { numberIn } from '../tiles/tileRows.ts';
import type { MarkFilter, MarkName, MarkPolicies } from '../tiles/TileView.ts';
import { t } from '../language/texts.ts';

/** The policies of a band of premium; the filter takes dollars. */
export function filterByBand({ itemId, label }: MarkName, { rows }: TileAnswer): MarkFilter | null {
  const row = rows.find(({ band }) => band === itemId);
  if (row === undefined) return null;
  const [lower, upper] = [numberIn(row, 'lower'), numberIn(row, 'upper')];
  const from = lower === null ? '(-inf' : `[${lower / 100}`;
  return { key: 'policy_premium', expression: `${from},${upper === null ? 'inf' : upper / 100})`, label };
}

/** The policies behind a step: those of the year before, or those of the period. */
export function policiesOfStep({ itemId }: ChartMark, { period, previous_period: previous }: TileAnswer): MarkPolicies {
  const isBefore = itemId === 'previous' || itemId === 'lost';
  const [{ from, to }, label] =
    isBefore && previous !== null
      ? [previous, t('policies of the year before')]
      : [period, t('policies of the period')];
  return { filters: { effective_date: `[${from},${to}]` }, label };
}
