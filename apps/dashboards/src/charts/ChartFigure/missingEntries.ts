import { t } from '../../language/texts.ts';
import type { ChartPoint, LegendEntry } from './ChartFigure.types.ts';

/**
 * Returns the entry of a legend that says why values are missing, with the mark that is in their place. Empty where none is
 * missing, and where all are: the sentence of the chart says why then.
 */
export function missingEntries(points: readonly ChartPoint[], kind: 'dot' | 'hatch' | 'none'): LegendEntry[] {
  const reasons = new Set(points.flatMap(({ value, reason }) => (value === null && reason ? [reason] : [])));
  if (reasons.size === 0 || points.every(({ value }) => value === null)) return [];
  return [{ label: t('Not shown: {reason}.', { reason: [...reasons].join('; ') }), paint: 'comparison', kind }];
}
