import type { FieldSchema, FormSchema } from '@agency-insights/form-renderer';
import { filterKeys, type FilterKey } from '@agency-insights/insights-api';
import { panelSchema } from '../../find-agencies/agencyFilterSchema.ts';
import type { SavedSearchType } from '../../saved-searches/useSavedSearches.ts';

/** The filters of a dashboard. */
export interface DashboardView {
  /** The fields of its drawer. */
  schema: FormSchema;
  /** The supported filters. */
  filterKeys: readonly FilterKey[];
  /** Which saved filters are listed. */
  savedType: SavedSearchType;
}

/** The default period of effective dates. */
export const defaultPeriod = 'Last 12 complete months of the data';

/** Filters of policies; the others are filters of agencies. */
const policyKeys = [
  'line',
  'product',
  'carrier',
  'policy_state',
  'naics',
  'effective_date',
] as const satisfies readonly FilterKey[];

/** The filters of one agency, including the premium of single policies. */
const profileKeys = [...policyKeys, 'policy_premium'] as const;

/** The profile of one agency: the filters of its policies. Searches for agencies that have such filters can fill it. */
export const profileView: DashboardView = {
  schema: fieldsNamed(profileKeys),
  filterKeys: profileKeys,
  savedType: 'agencies',
};

/** The benchmarks: every filter of agencies and policies. */
export const benchmarksView: DashboardView = {
  schema: withDefaultPeriod(panelSchema),
  filterKeys,
  savedType: 'benchmark',
};

/** Filters of groups of agencies: none of them can pick out a single one. */
const groupKeys = ['agency_state', ...policyKeys] as const;

/** The benchmarks of a person who sees groups of agencies alone. */
export const groupBenchmarksView: DashboardView = {
  schema: fieldsNamed(groupKeys),
  filterKeys: groupKeys,
  savedType: 'benchmark',
};

/** The fields of Find agencies' panel with some ids, without the groups around them. */
function fieldsNamed(ids: readonly FilterKey[]): FieldSchema[] {
  const fields = panelSchema.flatMap((field) => (field.type === 'accordion' ? field.config.fields : [field]));
  return withDefaultPeriod(fields.filter(({ id }) => ids.some((one) => one === id)));
}

/** Fields whose effective date says which dates count if none are chosen. */
function withDefaultPeriod(fields: readonly FieldSchema[]): FieldSchema[] {
  return fields.map((field) => {
    if (field.type === 'accordion')
      return { ...field, config: { ...field.config, fields: withDefaultPeriod(field.config.fields) } };
    if (field.id !== 'effective_date') return field;
    return { ...field, config: { ...field.config, placeholder: defaultPeriod } } as FieldSchema;
  });
}
