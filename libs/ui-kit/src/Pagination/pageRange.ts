/** Which rows a page shows. */
export interface PageRange {
  /** Number of the first row on the page, counted from 1; 0 when there are none. */
  first: number;
  /** Number of the last row on the page. */
  last: number;
  /** Number of all rows; 0 for what is no number. */
  total: number;
  /** Number of pages, at least 1. */
  pageCount: number;
  /** The page, brought into the pages there are. */
  pageIndex: number;
}

/** The rows of a page. `pageIndex` starts at 0. */
export function pageRange(pageIndex: number, pageSize: number, total: number): PageRange {
  const size = Math.max(1, wholeNumber(pageSize));
  const rows = Math.max(0, wholeNumber(total));
  const pageCount = Math.max(1, Math.ceil(rows / size));
  const index = Math.min(Math.max(0, wholeNumber(pageIndex)), pageCount - 1);
  return {
    total: rows,
    first: rows === 0 ? 0 : index * size + 1,
    last: Math.min(rows, (index + 1) * size),
    pageCount,
    pageIndex: index,
  };
}

function wholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.floor(value) : 0;
}

/** The page that has a row that is shown now after the page size has changed. */
export function pageAfterResize(pageIndex: number, pageSize: number, newPageSize: number): number {
  return Math.floor((pageIndex * pageSize) / Math.max(1, newPageSize));
}
