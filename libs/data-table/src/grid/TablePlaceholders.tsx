import { headerHeight, parts } from '../DataTable/DataTable.styles.ts';
import type { DataTableProps } from '../DataTable/DataTable.types.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';

/** Props of `TablePlaceholder`. */
export interface TablePlaceholderProps<TRow> extends Pick<DataTableProps<TRow>, 'loading' | 'emptyText'> {
  /** The visible columns. */
  columns: readonly RenderColumn<TRow>[];
  /** Number of rows to stand for the ones to come. */
  skeletonRows: number;
}

/** What stands in place of the rows while they are loading, where there are none, and where no column is shown. */
export function TablePlaceholder<TRow>({ loading, emptyText, columns, skeletonRows }: TablePlaceholderProps<TRow>) {
  if (loading) return <SkeletonRows columns={columns} count={skeletonRows} />;
  const text = columns.length === 0 ? 'No columns are shown' : (emptyText ?? 'No Results found');
  return <EmptyRow text={text} columnCount={Math.max(1, columns.length)} />;
}

/** Widths of the bars, in percent of the column, so that a skeleton reads as text and not as a wall. */
const barWidths = [72, 54, 64, 48, 80, 60];

/** Rows of the true size that stand for the ones to come (TABLE-STATE-2). Assistive technology is told by `aria-busy`. */
function SkeletonRows<TRow>({
  columns,
  count,
}: {
  /** The visible columns. */
  columns: readonly RenderColumn<TRow>[];
  /** Number of rows. */
  count: number;
}) {
  return Array.from({ length: count }, (_, row) => (
    <div key={row} className={parts.row} aria-hidden="true" data-skeleton-row>
      {columns.map(({ definition, align, pinned, headerStyle }, column) => (
        <div
          key={definition.id}
          className={`${parts.cell}${pinned ? ` ${parts.pinned}` : ''}`}
          style={headerStyle}
          data-align={align === 'left' ? undefined : align}
          data-edge={pinned ?? undefined}
        >
          <span className={parts.bone} style={{ width: `${barWidths[(row * 5 + column) % barWidths.length]}%` }} />
        </div>
      ))}
    </div>
  ));
}

/** The single row of a table without rows (TABLE-STATE-2). */
function EmptyRow({
  text,
  columnCount,
}: {
  /** What it says. */
  text: string;
  /** Number of visible columns, all of which it spans. */
  columnCount: number;
}) {
  return (
    <div role="row" aria-rowindex={2} className={parts.row} style={{ position: 'static', height: headerHeight * 3 }}>
      <div role="gridcell" aria-colindex={1} aria-colspan={columnCount} className={parts.empty}>
        {text}
      </div>
    </div>
  );
}
