/** What people read at Find agencies; the catalogue gives some of it word for word (APP-FIND-8). */

export const searchPremiumDefinition =
  "Search premium is the sum of the premium of the policies that match your filters, agency by agency. With agency filters alone it is the agency's total written premium.";

/** Texts of tooltips by the identifier that their anchors bear. */
export const tooltipTexts = {
  APPLY_FILTERS: 'Select filters then click apply to see results',
  SAVE_SEARCH: 'Save these filters under a name to come back to them later',
} as const;
