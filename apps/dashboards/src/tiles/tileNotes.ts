import { type FilterKey, filterLabels, type TileAnswer } from '@agency-insights/insights-api/contract';
import { insideSentence } from '../charts/format/insideSentence.ts';
import { t, tCount, translated } from '../language/texts.ts';

/** What only changes whom numbers are compared with is no filter. */
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

/** Says whom the numbers are compared with, and why nothing is shown of a group that may not be. */
export function comparisonNote(answer: Pick<TileAnswer, 'comparison' | 'previous_period'>): string {
  const { comparison } = answer;
  if (comparison == null) return '';
  if (comparison.kind === 'last_year') return noYearBefore(answer) ?? '';
  const { label, agencies, suppressed, minimum_agencies: minimum } = comparison;
  if (suppressed)
    return t(
      '{group} are not shown: the group has fewer than {minimum} agencies, or one with over 80% of its premium.',
      {
        group: label,
        minimum,
      },
    );
  if (agencies === null) return '';
  const group = insideSentence(label);
  return tCount(agencies, 'Compared with {count} {group}.', 'Compared with {count} {group}.', { group });
}
