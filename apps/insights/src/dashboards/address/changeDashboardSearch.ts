import type { FilterKey, Filters } from '@agency-insights/insights-api';
import { pickFilters } from '../../find-agencies/agencySearch.ts';
import { readDashboardSearch, type DashboardSearchParams, type ViewKey } from './dashboardSearch.ts';

/** The filters of an address that have one of some keys. */
export function filtersAmong(params: Filters, keys: readonly FilterKey[]): Filters {
  return pickFilters(Object.fromEntries(keys.map((key) => [key, params[key]])));
}

/** Returns the address with new filters for some keys; other parts stay. Sets the saved filters that it came from. */
export function withFiltersAmong(
  params: DashboardSearchParams,
  keys: readonly FilterKey[],
  filters: Filters,
  savedId?: number,
): DashboardSearchParams {
  const { saved, ...rest } = params;
  const others = Object.fromEntries(Object.entries(rest).filter(([key]) => !keys.some((own) => own === key)));
  const next = { ...others, ...filtersAmong(filters, keys) };
  return savedId === undefined ? next : { ...next, saved: String(savedId) };
}

/** Returns the address with new view parts; null and an empty text remove a part. */
export function withView(
  params: DashboardSearchParams,
  view: Partial<Record<ViewKey, string | null>>,
): DashboardSearchParams {
  const entries = Object.entries({ ...params, ...view }).filter(([, value]) => value != null && value !== '');
  return readDashboardSearch(Object.fromEntries(entries));
}

/** The ids of a list in an address: `12,33`. */
export function readIds(list: string | undefined): number[] {
  return list === undefined ? [] : list.split(',').map(Number);
}

/** Those parts of an address's view that are set. */
export function viewOf(params: DashboardSearchParams, keys: readonly ViewKey[]): Record<string, string> {
  const entries = keys.map((key) => [key, params[key]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [ViewKey, string] => entry[1] !== undefined));
}

/** The address after the user has changed filters or the comparison inside the frame. */
export function followFrame(
  params: DashboardSearchParams,
  {
    filterKeys: keys,
    viewKeys: parts,
    frameFilters,
  }: {
    filterKeys: readonly FilterKey[];
    viewKeys: readonly ViewKey[];
    frameFilters: Readonly<Record<string, string>>;
  },
): DashboardSearchParams {
  const filters = pickFilters(frameFilters);
  const isSame = keys.every((key) => params[key] === filters[key]);
  const next = withFiltersAmong(params, keys, filters, isSame ? Number(params.saved) || undefined : undefined);
  return withView(next, Object.fromEntries(parts.map((key) => [key, frameFilters[key] ?? null])));
}
