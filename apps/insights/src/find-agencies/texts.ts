import type { Translate } from '../language/createWords.ts';

/** What people read at Find agencies; the catalogue gives some of it word for word (APP-FIND-8). */

export const searchPremiumDefinition =
  "Search premium is the sum of the premium of the policies that match your filters, agency by agency. With agency filters alone it is the agency's total written premium.";

export const writtenPremiumDefinition =
  'All premium that the agency writes, {period}. Policy filters do not change it.';

export const yearOnYearDefinition =
  'Written premium of the last full calendar year against the year before. Policy filters do not change it.';

export const largestCarrierDefinition =
  'The carrier with the most premium at this agency. Policy filters do not change it.';

/** Texts of tooltips by the identifier that their anchors bear. */
export const tooltipTexts = {
  APPLY_FILTERS: 'Select filters then click apply to see results',
  SAVE_SEARCH: 'Save these filters under a name to come back to them later',
} as const;

/** Says which filters of a saved search are left out here; '' for none (PLUS-20). */
export function unknownFiltersWarning(keys: readonly string[], t: Translate): string {
  const filters = keys.join(', ');
  if (keys.length < 2) return filters && t('1 filter of this search is not known here: {filters}', { filters });
  return t('{count} filters of this search are not known here: {filters}', { count: keys.length, filters });
}
