/**
 * Comparisons of a dashboard's numbers: the same period a year before, the peers of the agency (same state,
 * about the same size, similar mix of lines), or all agencies in its state.
 */
export const comparisons = ['last_year', 'peers', 'state'] as const;

/** What a dashboard's numbers are compared with. */
export type Comparison = (typeof comparisons)[number];

/** Max agencies beside the one of a profile. */
export const maxComparedAgencies = 4;
