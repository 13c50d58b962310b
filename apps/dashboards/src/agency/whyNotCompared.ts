import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { t } from '../language/texts.ts';

/** Why a number of the agencies that are compared with is missing; undefined for the same agency a year before. */
export function whyNotCompared({ comparison }: Pick<TileAnswer, 'comparison'>): string | undefined {
  if (comparison == null || comparison.kind === 'last_year') return undefined;
  return t('fewer than {minimum} agencies, or one has over 80%', { minimum: comparison.minimum_agencies });
}
