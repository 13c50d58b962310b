import type { Translate } from '../language/createWords.ts';

/** Texts of Find agencies; the catalogue gives some of it word for word (APP-FIND-8). */

/** Tooltip texts by the identifier of their anchors. */
export const tooltipTexts = {
  APPLY_FILTERS: 'Select filters then click apply to see results',
  SAVE_SEARCH: 'Save these filters under a name to come back to them later',
} as const;

/** Says which filters of a saved search are left out here; '' for none (PLUS-20). */
export function unknownFiltersWarning(keys: readonly string[], t: Translate): string {
  const filters = keys.join(', ');
  if (keys.length < 2) return filters && t('1 filter of this search is not available: {filters}', { filters });
  return t('{count} filters of this search are not available: {filters}', { count: keys.length, filters });
}
