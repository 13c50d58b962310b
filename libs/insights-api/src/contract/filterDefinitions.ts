/**
 * Type of a filter's values, which decides how its expression is parsed, checked and described: texts, industry codes,
 * dollars, counts, or days.
 */
export type FilterKind = 'text' | 'naics' | 'dollars' | 'count' | 'date';

/** One filter of Find agencies. */
export interface FilterDefinition {
  /**
   * Whether it describes the agency or its policies. With only agency filters, search premium is the total written
   * premium.
   */
  of: 'agency' | 'policy';
  kind: FilterKind;
  /** Label in sheets, notes and print. */
  label: string;
}

/** Every filter of Find agencies, in display order. */
export const filterDefinitions = {
  agency_name: { of: 'agency', kind: 'text', label: 'Agency name' },
  agency_state: { of: 'agency', kind: 'text', label: 'Agency state' },
  agency_city: { of: 'agency', kind: 'text', label: 'Agency city' },
  agency_written_premium: { of: 'agency', kind: 'dollars', label: 'Agency written premium' },
  primary_account: { of: 'agency', kind: 'text', label: 'Primary account' },
  line: { of: 'policy', kind: 'text', label: 'Line of business' },
  product: { of: 'policy', kind: 'text', label: 'Product' },
  carrier: { of: 'policy', kind: 'text', label: 'Carrier' },
  policy_state: { of: 'policy', kind: 'text', label: 'Policy state' },
  naics: { of: 'policy', kind: 'naics', label: 'Industry (NAICS)' },
  effective_date: { of: 'policy', kind: 'date', label: 'Effective date' },
  policy_premium: { of: 'policy', kind: 'dollars', label: 'Policy premium' },
  policy_count: { of: 'policy', kind: 'count', label: 'Policy count' },
} as const satisfies Readonly<Record<string, FilterDefinition>>;

type Definitions = typeof filterDefinitions;

/** Key of a filter of Find agencies. */
export type FilterKey = keyof Definitions;

/** Keys of the filters that describe an agency, or its policies. */
type KeysOf<Of extends FilterDefinition['of']> = {
  [Key in FilterKey]: Definitions[Key]['of'] extends Of ? Key : never;
}[FilterKey];

/** The keys of every filter of Find agencies, in display order. */
export const filterKeys: readonly FilterKey[] = Object.keys(filterDefinitions) as FilterKey[];

/** The filters of Find agencies that describe the agency itself. */
export const agencyFilterKeys: readonly KeysOf<'agency'>[] = /* @__PURE__ */ keysOf('agency');

/** The filters of Find agencies that describe its policies. */
export const policyFilterKeys: readonly KeysOf<'policy'>[] = /* @__PURE__ */ keysOf('policy');

/** Labels of the filters. */
export const filterLabels = /* @__PURE__ */ Object.fromEntries(
  filterKeys.map((key) => [key, filterDefinitions[key].label]),
) as Readonly<Record<FilterKey, string>>;

/** Max length of a filter expression, in characters. */
export const maxFilterExpressionLength = 20_000;

function keysOf<Of extends FilterDefinition['of']>(of: Of): KeysOf<Of>[] {
  return filterKeys.filter((key): key is KeysOf<Of> => filterDefinitions[key].of === of);
}
