import type { DataTableState } from '@agency-insights/data-table';
import type { Permission } from '@agency-insights/insights-api';
import type { PersonStatus } from '@agency-insights/insights-api/people';
import { permissionNames, statusNames } from '../texts.ts';

/** The filters above the people. */
export interface PeopleFilters {
  status: PersonStatus | null;
  access: Permission | 'administrator' | null;
}

/** The address of the people page: which people it shows, and how. Unknown values are ignored. */
export interface PeopleSearchParams {
  search?: string;
  status?: string;
  access?: string;
  /** A column; with a minus before it, descending. */
  sort?: string;
  /** From 1. */
  page?: string;
  /** Rows a page. */
  size?: string;
}

/** The part of the table's state that is in the address. */
export type AddressedState = Pick<DataTableState, 'globalFilter' | 'sorting' | 'pagination'>;

/** Rows a page to choose from. */
export const pageSizes = [10, 25, 50, 100] as const;
const maxSearchLength = 200;
const sortableColumns = ['display_name', 'status', 'last_sign_in_at'];

/** The filters of an address. */
export function filtersOf({ status, access }: PeopleSearchParams): PeopleFilters {
  return {
    status: isKeyOf(statusNames, status) ? status : null,
    access: access === 'administrator' || isKeyOf(permissionNames, access) ? access : null,
  };
}

/** The table's state of an address. */
export function tableStateOf({ search = '', sort = '', page, size }: PeopleSearchParams): AddressedState {
  const id = sort.replace(/^-/, '');
  const pageNumber = Number(page);
  return {
    globalFilter: search.slice(0, maxSearchLength),
    sorting: sortableColumns.includes(id) ? [{ id, desc: sort.startsWith('-') }] : [],
    pagination: {
      pageIndex: Number.isSafeInteger(pageNumber) && pageNumber > 0 ? pageNumber - 1 : 0,
      pageSize: pageSizes.find((known) => String(known) === size) ?? pageSizes[0],
    },
  };
}

/** The address of filters: the first page of them, in the same order. */
export function withFilters(params: PeopleSearchParams, { status, access }: PeopleFilters): PeopleSearchParams {
  return withoutAbsent({ ...params, status: status ?? undefined, access: access ?? undefined, page: undefined });
}

/** The address of a search: the first page of it, in the same order. */
export function withSearch(params: PeopleSearchParams, search: string): PeopleSearchParams {
  return withoutAbsent({ ...params, search: search.trim() === '' ? undefined : search, page: undefined });
}

/** The address of what the table shows now. */
export function withTableState(
  params: PeopleSearchParams,
  { globalFilter, sorting: [first], pagination }: AddressedState,
): PeopleSearchParams {
  return withoutAbsent({
    ...params,
    search: globalFilter === '' ? undefined : globalFilter,
    sort: first && `${first.desc ? '-' : ''}${first.id}`,
    page: pagination.pageIndex === 0 ? undefined : String(pagination.pageIndex + 1),
    size: pagination.pageSize === pageSizes[0] ? undefined : String(pagination.pageSize),
  });
}

function isKeyOf<K extends string>(names: Readonly<Record<K, string>>, key: string | undefined): key is K {
  return key !== undefined && Object.hasOwn(names, key);
}

function withoutAbsent(params: Record<string, string | undefined>): PeopleSearchParams {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}
