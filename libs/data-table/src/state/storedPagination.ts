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
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { pageIndex, pageSize } = stored as Partial<Record<keyof PaginationState, unknown>>;
    if (typeof pageIndex !== 'number' || !Number.isSafeInteger(pageIndex) || pageIndex < 0) return null;
    if (typeof pageSize !== 'number' || !pageSizes.includes(pageSize)) return null;
    return { pageIndex, pageSize };
  } catch {
    return null;
  }
}

/** Keeps the pagination. A storage that is full or forbidden is no reason to fail: the page then is not kept. */
export function writePagination(
  storage: PaginationStorage | null,
  key: string,
  { pageIndex, pageSize }: PaginationState,
): void {
  try {
    storage?.setItem(key, JSON.stringify({ pageIndex, pageSize }));
  } catch {
    // Nothing to do: the table works without.
  }
}

/** The browser's local storage, or null where there is none or it may not be used. */
export function localPaginationStorage(): PaginationStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
