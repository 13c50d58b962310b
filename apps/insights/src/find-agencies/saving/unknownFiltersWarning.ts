import type { Translate } from '../../language/createWords.ts';

/** Says which filters of a saved search are left out here; '' for none (PLUS-20). */
export function unknownFiltersWarning(keys: readonly string[], t: Translate): string {
  const filters = keys.join(', ');
  if (keys.length < 2) return filters && t('1 filter of this search is not available: {filters}', { filters });
  return t('{count} filters of this search are not available: {filters}', { count: keys.length, filters });
}
