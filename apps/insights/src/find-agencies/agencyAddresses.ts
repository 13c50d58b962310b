import { writeAddress } from '@agency-insights/form-renderer/filters';
import type { Filters } from '@agency-insights/insights-api';

const findAgencies = '/marketing/agencies';

/** The query of an address with these filters, with its question mark: `?line=personal`. */
export function searchOf(filters: Filters): string {
  const text = writeAddress(filters);
  return text === '' ? '' : `?${text}`;
}

/** Address of the search for agencies with these filters. */
export function findAgenciesHref(filters: Filters): string {
  return findAgencies + searchOf(filters);
}

/** Address of an agency's profile, with the query of the search that found it. */
export function agencyHref(agencyId: number, search: string): string {
  return `${findAgencies}/${agencyId}${search}`;
}
