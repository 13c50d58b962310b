import type { RemoteQuery } from '@agency-insights/data-table';
import type { PeopleQuery } from '@agency-insights/insights-api/people';
import type { PeopleFilters } from './peopleSearch.ts';

/** By which field of the service each column is sorted. */
const sortNames = {
  display_name: 'name',
  status: 'status',
  last_sign_in_at: 'last_sign_in_at',
} as const;

/** Returns the service's query for the table's state. */
export function peopleQuery(
  { offset, limit, search, sorting }: Pick<RemoteQuery, 'offset' | 'limit' | 'search' | 'sorting'>,
  { status, access }: PeopleFilters,
): PeopleQuery {
  const [first] = sorting;
  const name = first && Object.hasOwn(sortNames, first.id) ? sortNames[first.id as keyof typeof sortNames] : undefined;
  return {
    page: String(Math.floor(offset / limit)),
    size: String(limit),
    ...(search !== '' && { search }),
    ...(status !== null && { status }),
    ...(access === 'administrator' && { administrator: 'true' }),
    ...(access !== null && access !== 'administrator' && { permission: access }),
    ...(name !== undefined && { sort: first?.desc ? (`-${name}` as const) : name }),
  };
}
