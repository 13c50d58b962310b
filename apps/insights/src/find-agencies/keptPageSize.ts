import { defaultPageSize, pageSizes } from './agencySearch.ts';

const storageKey = 'agency-insights.page-size';

/** How many rows a page the person chose last in this browser; the default where there is no choice. */
export function readPageSize(): number {
  try {
    const kept = Number(localStorage.getItem(storageKey));
    return pageSizes.find((size) => size === kept) ?? defaultPageSize;
  } catch {
    return defaultPageSize;
  }
}

/** Keeps the number of rows a page for the next search. */
export function keepPageSize(pageSize: number): void {
  try {
    localStorage.setItem(storageKey, String(pageSize));
  } catch {
    // A browser that keeps nothing starts with the default next time.
  }
}
