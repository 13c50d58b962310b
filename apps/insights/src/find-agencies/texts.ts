/** Texts of Find agencies; the catalogue gives some of it word for word (APP-FIND-8). */

/** Tooltip texts by the identifier of their anchors. */
export const tooltipTexts = {
  APPLY_FILTERS: 'Select filters then click apply to see results',
  SAVE_SEARCH: 'Save these filters under a name to come back to them later',
} as const;
