/** The filters of Find agencies that describe the agency itself; with these alone search premium is the total written premium. */
export const agencyFilterKeys = [
  'agency_name',
  'agency_state',
  'agency_city',
  'agency_written_premium',
  'primary_account',
] as const;

/** The filters of Find agencies that describe its policies. */
export const policyFilterKeys = [
  'line',
  'product',
  'carrier',
  'policy_state',
  'naics',
  'effective_date',
  'policy_premium',
  'policy_count',
] as const;

/** Every filter of Find agencies, in the order in which people read them. */
export const filterKeys = [...agencyFilterKeys, ...policyFilterKeys] as const;

/** Key of a filter of Find agencies. */
export type FilterKey = (typeof filterKeys)[number];

/** Longest filter expression that is accepted, in characters. */
export const maxFilterExpressionLength = 20_000;
