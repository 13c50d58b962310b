import { parts } from '../styles/parts.ts';
import { Button } from '@agency-insights/ui-kit';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import { LoadingBar } from './LoadingBar.tsx';

/** Props of `TablePlaceholder`. */
export interface TablePlaceholderProps<TRow> {
  /** True while rows are loading. */
  loading: boolean;
  /** Text of an empty table. Default `No Results found`. */
  emptyText: string | undefined;
  /** The visible columns. */
  columns: readonly RenderColumn<TRow>[];
  /** Number of rows before it. */
  headRows: number;
  /** Number of placeholder rows. */
  skeletonRows: number;
  /** Clears search and filters; omitted if none are active. */
  onClearFilters: (() => void) | undefined;
  /** Whether only a search is active. */
  isSearched: boolean;
  /** Shows all columns; omitted if there are none. */
  onShowColumns: (() => void) | undefined;
}

/** Placeholder for loading rows, no rows, and no visible columns (TABLE-STATE-2). */
export function TablePlaceholder<TRow>(props: TablePlaceholderProps<TRow>) {
  const { columns } = props;
  const { texts } = useTableWords();
  if (props.loading) return <SkeletonRows columns={columns} count={props.skeletonRows} />;
  const isBare = columns.length === 0;
  const wayOn = isBare ? props.onShowColumns : props.onClearFilters;
  return (
    <div
      role="row"
      aria-rowindex={props.headRows + 1}
      className={parts.row}
      style={{ position: 'static', height: 'calc(3 * var(--header-height))' }}
    >
      <div role="gridcell" aria-colindex={1} aria-colspan={Math.max(1, columns.length)} className={parts.empty}>
        {isBare ? texts.noColumns : (props.emptyText ?? texts.noResults)}
        {wayOn && (
          <Button size="sm" onClick={wayOn}>
            {isBare ? texts.showAllColumns : props.isSearched ? texts.picker.clearSearch : texts.filter.clearAll}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Placeholder rows of the real size (TABLE-STATE-2), without checkboxes. `aria-busy` informs assistive technology. */
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
      {columns.map(({ definition, marks, headerStyle, titled }, column) => (
        <div key={definition.id} className={parts.cell} style={headerStyle} {...marks}>
          {!titled && <LoadingBar place={row * 5 + column} />}
        </div>
      ))}
    </div>
  ));
}
