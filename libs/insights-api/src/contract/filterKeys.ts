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

/** What people call the filters: in sheets, notes and print. */
export const filterLabels: Readonly<Record<FilterKey, string>> = {
  agency_name: 'Agency name',
  agency_state: 'Agency state',
  agency_city: 'Agency city',
  agency_written_premium: 'Agency written premium',
  primary_account: 'Primary account',
  line: 'Line of business',
  product: 'Product',
  carrier: 'Carrier',
  policy_state: 'Policy state',
  naics: 'Industry (NAICS)',
  effective_date: 'Effective date',
  policy_premium: 'Policy premium',
  policy_count: 'Policy count',
};

/** Longest filter expression that is accepted, in characters. */
export const maxFilterExpressionLength = 20_000;
