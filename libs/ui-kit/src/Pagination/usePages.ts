'use client';
import { useControllable } from '../useControllable/useControllable.ts';
import { pageAfterResize, pageRange, type PageRange } from './pageRange.ts';
import type { PageChangeDetails, PageSizeChangeDetails, PaginationProps } from './Pagination.tsx';

/** The page shown and how to change it. */
export interface Pages {
  /** The page shown, brought into the pages there are. */
  page: PageRange;
  /** Rows per page. */
  pageSize: number;
  /** Whether the rows per page can be changed. */
  canResize: boolean;
  /** Shows another page. */
  showPage: (pageIndex: number, details: PageChangeDetails) => void;
  /** Takes the text of another number of rows per page. */
  resize: (text: string | null) => void;
}

/** Holds page and rows per page, as far as the parent does not. */
export function usePages(
  props: Pick<
    PaginationProps,
    'pageIndex' | 'defaultPageIndex' | 'pageSize' | 'defaultPageSize' | 'onPageChange' | 'onPageSizeChange' | 'total'
  >,
): Pages {
  const { pageIndex, defaultPageIndex = 0, defaultPageSize = 10, onPageChange, onPageSizeChange, total } = props;
  const [shownIndex, showPage] = useControllable<number, PageChangeDetails>({
    value: pageIndex,
    defaultValue: defaultPageIndex,
    onChange: onPageChange,
  });
  const [pageSize, setPageSize] = useControllable<number, PageSizeChangeDetails>({
    value: props.pageSize,
    defaultValue: defaultPageSize,
    onChange: onPageSizeChange,
  });
  const page = pageRange(shownIndex, pageSize, total);
  return {
    page,
    pageSize,
    canResize: props.pageSize === undefined || onPageSizeChange !== undefined,
    showPage,
    resize: (text) => {
      const newSize = Number(text);
      if (!newSize || newSize === pageSize) return;
      setPageSize(newSize, { reason: 'select' });
      const newPage = pageAfterResize(page.pageIndex, pageSize, newSize);
      if (newPage !== shownIndex) showPage(newPage, { reason: 'page-size' });
    },
  };
}
