import { readOrNothing } from '../engine/readOrNothing.ts';
import { readStored, writeStored } from './readStored.ts';
import { readPage } from './readTableState.ts';
import type { PaginationState } from './tableState.ts';

/** The part of `Storage` that a table uses. */
export type PaginationStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the storage key of a table's pagination; tables without an id share a default key (TABLE-PAGE-2). */
export function paginationKey(tableId: string | undefined): string {
  return `data-table:${tableId ?? 'default'}:pagination`;
}

/**
 * Returns the stored pagination; null if it is missing, invalid or unreadable, or has a page size that is not offered.
 */
export function readPagination(
  storage: PaginationStorage | null,
  key: string,
  pageSizes: readonly number[],
): PaginationState | null {
  const stored = readPage(readStored(storage, key));
  return stored && pageSizes.includes(stored.pageSize) ? stored : null;
}

/** Stores the pagination. */
export function writePagination(
  storage: PaginationStorage | null,
  key: string,
  { pageIndex, pageSize }: PaginationState,
): void {
  writeStored(storage, key, { pageIndex, pageSize });
}

/** Returns the browser's local storage; null if unavailable. */
export function localPaginationStorage(): PaginationStorage | null {
  return readOrNothing(() => globalThis.localStorage) ?? null;
}
