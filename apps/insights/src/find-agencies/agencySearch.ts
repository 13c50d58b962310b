import { filterKeys, maxFilterExpressionLength, type FilterKey, type Filters } from '@agency-insights/insights-api';

/** The address of a search: filters as filter expressions by key, and how the results are shown. */
export interface AgencySearchParams extends Filters {
  /** `column direction`; absent: search premium, greatest first. */
  sort?: string;
  /** From 1; absent: 1. */
  page?: string;
  /** Rows a page; absent: 25. */
  size?: string;
  /** Columns that a person shows or, behind a minus, hides: `city,-lines`. */
  columns?: string;
  /** Id of the saved search that filled the filters. */
  saved?: string;
}

/** Rows a page that people choose from. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultPageSize = 25;
export const defaultSort = { columnId: 'search_premium', descending: true } as const;

const viewKeys = ['sort', 'page', 'size', 'columns', 'saved'] as const;

/** Keeps of an address what this page knows: anything can stand in an address bar. */
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

/** The filters that stand under known keys; the rest is left out. */
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

/** Whether two searches ask for the same thing. */
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

/** The address of other filters: the first page of them, in the same order. */
export function withFilters(params: AgencySearchParams, filters: Filters, savedId?: number): AgencySearchParams {
  const next: AgencySearchParams = { ...pickFilters(filters) };
  if (params.sort !== undefined) next.sort = params.sort;
  if (params.size !== undefined) next.size = params.size;
  if (params.columns !== undefined) next.columns = params.columns;
  if (savedId !== undefined) next.saved = String(savedId);
  return next;
}

/** The sort of an address; an unknown column is the caller's to refuse. */
export function sortOf(params: AgencySearchParams): { columnId: string; descending: boolean } {
  const match = /^([a-z_]+) (asc|desc)$/.exec(params.sort ?? '');
  return match?.[1] === undefined ? { ...defaultSort } : { columnId: match[1], descending: match[2] === 'desc' };
}

/** The page of an address, from 0, and its size. */
export function pageOf(params: AgencySearchParams): { pageIndex: number; pageSize: number } {
  const page = Number(params.page);
  const size = Number(params.size);
  return {
    pageIndex: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: pageSizes.find((known) => known === size) ?? defaultPageSize,
  };
}

/** The address with another page or page size; defaults are left out, so that equal views have equal addresses. */
export function withPage(
  params: AgencySearchParams,
  page: { pageIndex: number; pageSize: number },
): AgencySearchParams {
  const { page: oldPage, size, ...rest } = params;
  return {
    ...rest,
    ...(page.pageIndex > 0 ? { page: String(page.pageIndex + 1) } : {}),
    ...(page.pageSize === defaultPageSize ? {} : { size: String(page.pageSize) }),
  };
}

/** The address with another sort, from its first page; null: back to the default. */
export function withSort(
  params: AgencySearchParams,
  sort: { columnId: string; descending: boolean } | null,
): AgencySearchParams {
  const { sort: oldSort, page, ...rest } = params;
  if (sort === null || (sort.columnId === defaultSort.columnId && sort.descending)) return rest;
  return { ...rest, sort: `${sort.columnId} ${sort.descending ? 'desc' : 'asc'}` };
}

/** The sorts of a search as the backend takes them. */
export function sortsOf(params: AgencySearchParams): string[] {
  const { columnId, descending } = sortOf(params);
  return [`${columnId} ${descending ? 'desc' : 'asc'}`];
}

/** Which columns an address shows (true) and hides (false), by id. */
export function columnsOf(params: AgencySearchParams): Record<string, boolean> {
  const ids = (params.columns ?? '').split(',').filter((id) => /^-?[a-z_]+$/.test(id));
  return Object.fromEntries(ids.map((id) => (id.startsWith('-') ? [id.slice(1), false] : [id, true])));
}

/** The address with other columns shown and hidden. */
export function withColumns(params: AgencySearchParams, columns: Record<string, boolean>): AgencySearchParams {
  const { columns: oldColumns, ...rest } = params;
  const text = Object.entries(columns)
    .map(([id, isShown]) => (isShown ? id : `-${id}`))
    .sort()
    .join(',');
  return text === '' ? rest : { ...rest, columns: text };
}
