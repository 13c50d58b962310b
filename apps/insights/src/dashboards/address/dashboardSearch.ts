import { filterKeys, maxFilterExpressionLength, type FilterKey, type Filters } from '@agency-insights/insights-api';
import { pickFilters } from '../../find-agencies/agencySearch.ts';

const id = '[1-9]\\d{0,9}';

/** The parts of a dashboard's address that are no filters of a search, with what they may be. */
const viewPatterns = {
  /** Ids of the accounts that count; absent: all. */
  accounts: new RegExp(`^${id}(,${id})*$`),
  /** Ids of the agencies beside the one of the page. */
  compare_agencies: new RegExp(`^${id}(,${id}){0,3}$`),
  /** Whose numbers the benchmarks show; absent: all agencies of the person. */
  compare: new RegExp(`^(agency|search|carrier):${id}$`),
  /** Who they are compared with; absent: all. */
  peers: /^(all|state|size)$/,
  /** What the dashboard's numbers are compared with. */
  comparison: /^(last_year|peers|state)$/,
} as const;

/** Name of a part of a dashboard's address that is no filter of a search. */
export type ViewKey = keyof typeof viewPatterns;

/** The address of a dashboard: filter expressions by key, and how its numbers are seen. */
export interface DashboardSearchParams extends Filters, Partial<Record<ViewKey, string>> {
  /** Id of the saved filters that filled the filters. */
  saved?: string;
}

/** Keeps of an address what dashboards know: anything can stand in an address bar. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearchParams {
  const params: DashboardSearchParams = {};
  const take = (key: FilterKey | ViewKey | 'saved', isValid: (text: string) => boolean) => {
    const value = raw[key];
    if (typeof value === 'string' && value.length <= maxFilterExpressionLength && isValid(value)) params[key] = value;
  };
  for (const key of filterKeys) take(key, (text) => text.trim() !== '');
  for (const key of viewKeys) take(key, (text) => viewPatterns[key].test(text));
  take('saved', (text) => new RegExp(`^${id}$`).test(text));
  return params;
}

const viewKeys = Object.keys(viewPatterns) as ViewKey[];

/** The filters of an address that have one of some keys. */
export function filtersAmong(params: Filters, keys: readonly FilterKey[]): Filters {
  return pickFilters(Object.fromEntries(keys.map((key) => [key, params[key]])));
}

/** The address with other filters among some keys; whatever else it holds stays. Names the saved filters that filled it. */
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

/** The address with other parts of its view; null and an empty text take one away. */
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

/** The address after the person has changed filters, or what is compared, inside the frame. */
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
