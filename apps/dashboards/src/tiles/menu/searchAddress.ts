import { filterKeys } from '@agency-insights/insights-api/contract';

type Filters = Readonly<Record<string, string>>;

/** The filters of a dashboard with which Find agencies can search, with those of a mark. */
export function searchFilters(filters: Filters, mark: Filters = {}): Record<string, string> {
  const all: Filters = { ...filters, ...mark };
  return Object.fromEntries(
    filterKeys.map((key) => [key, all[key]]).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The address of Find agencies with filters, within the app. */
export function searchAddress(filters: Filters): string {
  const query = new URLSearchParams(filters).toString();
  return query === '' ? '/marketing/agencies' : `/marketing/agencies?${query}`;
}
