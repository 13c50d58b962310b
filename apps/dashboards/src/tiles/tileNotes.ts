import { type FilterKey, filterLabels, type TileAnswer } from '@agency-insights/insights-api/contract';
import { insideSentence } from '../charts/format/insideSentence.ts';
import { t, translated } from '../language/texts.ts';

/** A change of the comparison alone is no filter. */
const comparisonKeys: readonly string[] = ['comparison', 'compare_agencies', 'industry'];

/** Says which of the active filters a tile does not use; an empty text where it uses all. */
export function tileNotes({ ignored_filters }: Pick<TileAnswer, 'ignored_filters'>): string {
  const ignored = ignored_filters.filter((key) => !comparisonKeys.includes(key));
  if (ignored.length === 0) return '';
  return t('Not filtered by {filters}.', { filters: ignored.map(nameOf).join(', ') });
}

/** A filter as people call it, inside a sentence. */
function nameOf(key: string): string {
  return Object.hasOwn(filterLabels, key) ? insideSentence(translated(filterLabels[key as FilterKey])) : key;
}

/** Says that there is nothing to compare with; null where there is. */
export function noYearBefore({ previous_period }: Pick<TileAnswer, 'previous_period'>): string | null {
  return previous_period === null ? t('The data has no year before this period to compare with.') : null;
}

/** Why a row has no growth: it had no premium a year before, or there is no such year. */
export function whyNoGrowth({ previous_period }: Pick<TileAnswer, 'previous_period'>): string {
  return previous_period === null ? t('no year to compare with') : t('no premium a year before');
}
