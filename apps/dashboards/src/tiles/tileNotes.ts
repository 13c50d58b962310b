import type { TileAnswer } from '@agency-insights/insights-api/contract';

/** Filters as people call them. */
const filterNames: Readonly<Record<string, string>> = {
  agency_name: 'agency name',
  agency_state: 'agency state',
  agency_city: 'agency city',
  agency_written_premium: 'written premium of the agency',
  primary_account: 'primary account',
  policy_count: 'number of policies',
  effective_date: 'effective date',
};

/** Says which of the active filters a tile does not use; an empty text where it uses all. */
export function tileNotes({ ignored_filters }: Pick<TileAnswer, 'ignored_filters'>): string {
  if (ignored_filters.length === 0) return '';
  return `Not filtered by ${ignored_filters.map((key) => filterNames[key] ?? key).join(', ')}.`;
}
