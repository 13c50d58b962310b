import { Pagination } from '@agency-insights/ui-kit';
import { parts } from '../styles/parts.ts';
import type { UsableProps } from './useUsableProps.ts';
import { withPageSize } from '../state/tableState.ts';
import type { PaginationState } from '../state/tableState.ts';
import { useLatest } from '../state/useLatest.ts';
import { defaultPageSizes } from './useDataTable.ts';
import type { DataTableControl } from './useDataTable.ts';

/** Props of `TableFooter`. */
export interface TableFooterProps<TRow> extends Pick<
  UsableProps<TRow>,
  'pageSizes' | 'firstAndLastPage' | 'loading' | 'words'
> {
  /** The table. */
  table: DataTableControl<TRow>;
}

/** The pages of a table (TABLE-PAGE-1). */
export function TableFooter<TRow>(props: TableFooterProps<TRow>) {
  const { table, pageSizes = defaultPageSizes, loading = false, words } = props;
  const { page, change, view } = table;
  // A new page size and a new page may be reported before the next render: the second report builds on the first.
  const latestRef = useLatest<PaginationState>(page);
  const paginate = (pagination: PaginationState, reason: 'page' | 'page-size') => {
    const { pageIndex, pageSize } = latestRef.current;
    if (pagination.pageIndex === pageIndex && pagination.pageSize === pageSize) return;
    latestRef.current = pagination;
    change({ pagination }, reason);
  };
  if (loading && view.rowCount === 0) return <FooterSkeleton />;
  return (
    <div className={parts.footer}>
      <Pagination
        pageIndex={page.pageIndex}
        pageSize={page.pageSize}
        total={view.rowCount}
        formatTotal={view.reader.isGroup && ((count) => words.texts.row.groupsAndRows(words.format(count)))}
        pageSizeOptions={pageSizes}
        showFirstAndLast={props.firstAndLastPage}
        disabled={loading}
        // The table announces which rows are shown.
        slotProps={{ caption: { 'aria-live': 'off' } }}
        onPageChange={(pageIndex) => paginate({ pageIndex, pageSize: latestRef.current.pageSize }, 'page')}
        onPageSizeChange={(pageSize) => paginate(withPageSize(latestRef.current, pageSize), 'page-size')}
      />
    </div>
  );
}

/** Replaces the footer while the number of rows is unknown. */
function FooterSkeleton() {
  return (
    <div className={parts.footer} aria-hidden="true">
      <span className={parts.bone} style={{ width: 160 }} />
    </div>
  );
}
