import { agencyFilterKeys, filterKeys, textFilter, type TileAnswer } from '@agency-insights/insights-api/contract';

type Filters = Readonly<Record<string, string>>;

/**
 * The filters of a dashboard with which Find agencies can search, with those of a mark. `subject`: the agency that the
 * dashboard is about, which alone is to be found.
 */
export function searchFilters(
  filters: Filters,
  mark: Filters = {},
  subject: TileAnswer['agency'] | null = null,
): Record<string, string> {
  const all: Filters = { ...filters, ...mark, ...(subject && agencyFilters(subject)) };
  return Object.fromEntries(
    filterKeys.map((key) => [key, all[key]]).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Filters that say something about agencies and not about policies: the profile of one does not use them. */
const withoutOthers = Object.fromEntries([...agencyFilterKeys, 'policy_count'].map((key) => [key, '']));

/** There is no filter for one agency: its name and city identify it. */
function agencyFilters({ name, city }: NonNullable<TileAnswer['agency']>): Filters {
  return {
    ...withoutOthers,
    agency_name: textFilter([name]),
    ...(city !== null && { agency_city: textFilter([city]) }),
  };
}

/** The address of Find agencies with filters, within the app. */
export function searchAddress(filters: Filters): string {
  return withQuery('/marketing/agencies', filters);
}

/** The address of an agency's profile with filters, within the app. */
export function agencyAddress(id: number, filters: Filters): string {
  return withQuery(`/marketing/agencies/${id}`, filters);
}

function withQuery(path: string, filters: Filters): string {
  const query = new URLSearchParams(filters).toString();
  return query === '' ? path : `${path}?${query}`;
}
