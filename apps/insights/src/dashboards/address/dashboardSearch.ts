import {
  filterKeys,
  maxComparedAgencies,
  maxFilterExpressionLength,
  type FilterKey,
  type Filters,
} from '@agency-insights/insights-api';

const id = '[1-9]\\d{0,9}';
const tileView = '[a-z_]{1,40}(\\.[a-z_]{1,40}){1,2}';
const pick = '[a-z_]{1,40}\\.[a-z_]{1,40}=[^&]*';

/** The view parts of a dashboard's address, with their patterns. */
const viewPatterns = {
  /** Ids of the accounts that count; absent: all. */
  accounts: new RegExp(`^${id}(,${id})*$`),
  /** Ids of the agencies beside the one of the page. */
  compare_agencies: new RegExp(`^${id}(,${id}){0,${maxComparedAgencies - 1}}$`),
  /** Whose numbers the benchmarks show; absent: all agencies of the user. */
  compare: new RegExp(`^(agency|search|carrier):${id}$`),
  /** The peer group; absent: all. */
  peers: /^(all|state|size)$/,
  /** The comparison of the dashboard's numbers. */
  comparison: /^(last_year|peers|state)$/,
  /** The industry whose parts are listed; absent: all sectors. */
  industry: /^(\d{2}(-\d{2})?|\d{3,4})$/,
  /** Filters that are picked marks, with their expressions before: `premium_by_month.effective_date=`. */
  picks: new RegExp(`^${pick}(&${pick})*$`),
  /** Views of tiles: `states.map,leaders.lost`; absent: the default views. */
  views: new RegExp(`^${tileView}(,${tileView})*$`),
} as const;

/** Name of a part of a dashboard's address that is no filter of a search. */
export type ViewKey = keyof typeof viewPatterns;

/** The address of a dashboard: filter expressions by key, and how its numbers are seen. */
export interface DashboardSearchParams extends Filters, Partial<Record<ViewKey, string>> {
  /** Id of the saved filters that filled the filters. */
  saved?: string;
}

/** Returns the invalid view parts of an address. */
export function unusableViewKeys(raw: Record<string, unknown>): ViewKey[] {
  return viewKeys.filter((key) => raw[key] !== undefined && !isView(key, raw[key]));
}

function isView(key: ViewKey, value: unknown): boolean {
  return typeof value === 'string' && value.length <= maxFilterExpressionLength && viewPatterns[key].test(value);
}

/** Returns the known parts of an address. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearchParams {
  const params: DashboardSearchParams = {};
  const take = (key: FilterKey | ViewKey | 'saved', isValid: (text: string) => boolean) => {
    const value = raw[key];
    if (typeof value === 'string' && value.length <= maxFilterExpressionLength && isValid(value)) params[key] = value;
  };
  for (const key of filterKeys) take(key, (text) => text.trim() !== '');
  for (const key of viewKeys) take(key, (text) => isView(key, text));
  take('saved', (text) => new RegExp(`^${id}$`).test(text));
  return params;
}

const viewKeys = Object.keys(viewPatterns) as ViewKey[];
