import { readOrNothing } from '../engine/readOrNothing.ts';
import { readStored, writeStored } from './readStored.ts';
import { readPage } from './readTableState.ts';
import type { PaginationState } from './tableState.ts';

/** The part of `Storage` that a table uses. */
export type PaginationStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The key of a table's pagination in local storage; tables without an id share a default key (TABLE-PAGE-2). */
export function paginationKey(tableId: string | undefined): string {
  return `data-table:${tableId ?? 'default'}:pagination`;
}

/**
 * The pagination that was kept, or null where nothing usable is kept: no entry, broken text, another shape, a page size
 * that is not offered, or a storage that refuses to be read.
 */
export function readPagination(
  storage: PaginationStorage | null,
  key: string,
  pageSizes: readonly number[],
): PaginationState | null {
  const stored = readPage(readStored(storage, key));
  return stored && pageSizes.includes(stored.pageSize) ? stored : null;
}

/** Keeps the pagination. */
export function writePagination(
  storage: PaginationStorage | null,
  key: string,
  { pageIndex, pageSize }: PaginationState,
): void {
  writeStored(storage, key, { pageIndex, pageSize });
}

/** The browser's local storage, or null where there is none or it may not be used. */
export function localPaginationStorage(): PaginationStorage | null {
  return readOrNothing(() => globalThis.localStorage) ?? null;
}
