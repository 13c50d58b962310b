import { filterKeys, maxFilterExpressionLength, type FilterKey, type Filters } from '@agency-insights/insights-api';

/** The address of a search: filters as filter expressions by key, and how the results are shown. */
export interface AgencySearchParams extends Filters {
  /** `column direction`, several with commas between; absent: search premium, greatest first. */
  sort?: string;
  /** From 1; absent: 1. */
  page?: string;
  /** Rows a page; absent: as many as the person chose last. */
  size?: string;
  /** Columns that the user shows or, with a minus, hides: `city,-lines`. */
  columns?: string;
  /** Id of the saved search that filled the filters. */
  saved?: string;
  /** Id of the agency in the panel beside the results. */
  agency?: string;
}

/** A column that orders the results. */
export interface AgencySort {
  columnId: string;
  descending: boolean;
}

/** Rows a page that people choose from. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 10;
const defaultSort: AgencySort = { columnId: 'search_premium', descending: true };

/** The search of the start page: the largest of all agencies, since by the contract a search needs a filter. */
export const largestAgencies = { filters: { agency_written_premium: '[0,inf)' }, limit: 10 } as const;

const viewKeys = ['sort', 'page', 'size', 'columns', 'saved', 'agency'] as const;

/** Returns the known parts of an address. */
export function readAgencySearch(raw: Record<string, unknown>): AgencySearchParams {
  const params: AgencySearchParams = {};
  for (const key of [...filterKeys, ...viewKeys]) {
    const value = raw[key];
    if (typeof value === 'string' && value.trim() !== '' && value.length <= maxFilterExpressionLength)
      params[key] = value;
  }
  return params;
}

/** The filters of an address. */
export function filtersOf(params: AgencySearchParams): Filters {
  return pickFilters(params);
}

/** The filters under known keys; the rest is left out. */
export function pickFilters(source: Readonly<Partial<Record<FilterKey, unknown>>>): Filters {
  const filters: Filters = {};
  for (const key of filterKeys) {
    const value = source[key];
    if (typeof value === 'string' && value !== '') filters[key] = value;
  }
  return filters;
}

/** The filters that are set, as texts by key. */
export function definedFilters(filters: Filters): Record<string, string> {
  const entries = Object.entries(filters);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** How many filters are set. */
export function countFilters(filters: Filters): number {
  return filterKeys.filter((key) => filters[key] !== undefined).length;
}

/** Whether two searches are equal. */
export function sameFilters(a: Filters, b: Filters): boolean {
  return filterKeys.every((key) => a[key] === b[key]);
}

/** The agency-name part of the filters, which has its own picker in the page. */
export function nameFiltersOf(filters: Filters): Filters {
  return filters.agency_name === undefined ? {} : { agency_name: filters.agency_name };
}

/** The part of the filters that the panel edits. */
export function panelFiltersOf(filters: Filters): Filters {
  const { agency_name, ...rest } = filters;
  return rest;
}

/** The address of other filters: the first page of them, in the same order if its columns are visible. */
export function withFilters(params: AgencySearchParams, filters: Filters, savedId?: number): AgencySearchParams {
  const next: AgencySearchParams = { ...pickFilters(filters) };
  if (params.sort !== undefined) next.sort = params.sort;
  if (params.size !== undefined) next.size = params.size;
  if (params.columns !== undefined) next.columns = params.columns;
  if (savedId !== undefined) next.saved = String(savedId);
  return withVisibleSorts(next);
}

/** Id of the agency that an address opens beside the results; null: none. */
export function agencyOf({ agency = '' }: AgencySearchParams): number | null {
  return /^\d{1,15}$/.test(agency) ? Number(agency) : null;
}

/** The address with another agency beside the results, or with none. */
export function withAgency(params: AgencySearchParams, agencyId: number | null): AgencySearchParams {
  const { agency: oldAgency, ...rest } = params;
  return agencyId === null ? rest : { ...rest, agency: String(agencyId) };
}

/** How an address orders the results, the first column first; an unknown column is the caller's to refuse. */
export function sortsOf(params: AgencySearchParams): AgencySort[] {
  const matches = (params.sort ?? '').split(',').map((text) => /^([a-z_]+) (asc|desc)$/.exec(text));
  const sorts = matches.flatMap((match) =>
    match?.[1] === undefined ? [] : [{ columnId: match[1], descending: match[2] === 'desc' }],
  );
  return sorts.length === 0 ? [defaultSort] : sorts;
}

/** The page of an address, from 0, and its size: without one the size that the person chose last. */
export function pageOf(
  params: AgencySearchParams,
  chosenSize: number = defaultPageSize,
): { pageIndex: number; pageSize: number } {
  const page = Number(params.page);
  const size = Number(params.size);
  return {
    pageIndex: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: pageSizes.find((known) => known === size) ?? chosenSize,
  };
}

/** The address with another page. It names the page's size, so that a colleague who follows a link sees the same rows. */
export function withPage(
  params: AgencySearchParams,
  page: { pageIndex: number; pageSize: number },
): AgencySearchParams {
  const { page: oldPage, ...rest } = params;
  return {
    ...rest,
    ...(page.pageIndex > 0 ? { page: String(page.pageIndex + 1) } : {}),
    size: String(page.pageSize),
  };
}

/** The address with another order, from its first page; none: back to the default. */
export function withSorts(params: AgencySearchParams, sorts: readonly AgencySort[]): AgencySearchParams {
  const { sort: oldSort, page, ...rest } = params;
  const text = textsOf(sorts).join(',');
  return text === '' || text === textsOf([defaultSort])[0] ? rest : { ...rest, sort: text };
}

/** An order as the backend takes it. */
export function textsOf(sorts: readonly AgencySort[]): string[] {
  return sorts.map(({ columnId, descending }) => `${columnId} ${descending ? 'desc' : 'asc'}`);
}

/** Which columns an address shows (true) and hides (false), by id. */
export function columnsOf(params: AgencySearchParams): Record<string, boolean> {
  const ids = (params.columns ?? '').split(',').filter((id) => /^-?[a-z_]+$/.test(id));
  return Object.fromEntries(ids.map((id) => (id.startsWith('-') ? [id.slice(1), false] : [id, true])));
}

/** The address with other columns shown and hidden; hiding a sorted column ends the order by it. */
export function withColumns(params: AgencySearchParams, columns: Record<string, boolean>): AgencySearchParams {
  const { columns: oldColumns, ...rest } = params;
  const text = Object.entries(columns)
    .map(([id, isShown]) => (isShown ? id : `-${id}`))
    .sort()
    .join(',');
  return text === '' ? rest : withVisibleSorts({ ...rest, columns: text });
}

/** The address without the order by columns that it hides. */
function withVisibleSorts(params: AgencySearchParams): AgencySearchParams {
  const columns = columnsOf(params);
  const sorts = sortsOf(params);
  const visible = sorts.filter(({ columnId }) => columns[columnId] !== false);
  return params.sort === undefined || visible.length === sorts.length ? params : withSorts(params, visible);
}
